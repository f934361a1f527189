#!/bin/bash
# Generates COUNT layouts of GRAPH as a Slurm job array, one shard per task.
#
#   sbatch --array=1-100 --export=ALL,GRAPH=graphs/first-keep.yaml,COUNT=100000,OUT=/scratch/keep deploy/slurm-array.sh
#
# A task that was killed or requeued resumes where it stopped, and so does the whole array when it is submitted again. At the end:
#
#   zcat "$OUT"/layouts-*.jsonl.gz > layouts.jsonl
#SBATCH --job-name=undercroft
#SBATCH --array=1-100
#SBATCH --cpus-per-task=1
#SBATCH --mem=1G
#SBATCH --time=04:00:00
#SBATCH --requeue
set -euo pipefail

GRAPH=${GRAPH:?Set GRAPH to the level\'s file.}
OUT=${OUT:?Set OUT to a folder that all machines share.}
SEED=${SEED:-1}
COUNT=${COUNT:-100000}
TIME_LIMIT=${TIME_LIMIT:-30s}
UNDERCROFT=${UNDERCROFT:-./undercroft}

# Tasks may be numbered from 0 or from 1; shards are numbered from 1.
shard=$((SLURM_ARRAY_TASK_ID - SLURM_ARRAY_TASK_MIN + 1))
shards=$((SLURM_ARRAY_TASK_MAX - SLURM_ARRAY_TASK_MIN + 1))

mkdir -p "$OUT"
status=0
"$UNDERCROFT" generate "$GRAPH" --seed "$SEED" --count "$COUNT" --shard "$shard/$shards" \
    --jsonl "$OUT/$(printf 'layouts-%06d.jsonl.gz' "$shard")" --resume \
    --time-limit "$TIME_LIMIT" --threads "${SLURM_CPUS_PER_TASK:-1}" --quiet || status=$?

# A layout that is not found in time (status 4) is not a failure of the task: another try would not find it either.
if [ "$status" -eq 4 ]; then status=0; fi
exit "$status"
