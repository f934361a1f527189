using System.Collections.Generic;
using System.Linq;
using NUnit.Framework;
using Undercroft.Building;
using Undercroft.Layouts;
using UnityEngine;

namespace Undercroft.Check
{
    /// <summary>The lines of C# that the manual shows, which a test on the other side looks for in this file.</summary>
    [TestFixture]
    public sealed class ManualTest
    {
        public sealed class Torches : MonoBehaviour, IRoomBuilt
        {
            public void OnRoomBuilt(BuiltRoom built)
            {
                int torches = int.Parse(built.Room.Data("torches", "0"));
                for (int i = 0; i < torches; i++)
                {
                    new GameObject("Torch").transform.SetParent(built.GameObject.transform, false);
                }
            }
        }

        [CreateAssetMenu(menuName = "Dungeon/Lights")]
        public sealed class Lights : DungeonPostProcessing
        {
            public override void Process(BuiltDungeon dungeon)
            {
                foreach (BuiltRoom built in dungeon.Rooms)
                {
                    new GameObject("Light").transform.SetParent(built.GameObject.transform, false);
                }
            }
        }

        public sealed class Game : MonoBehaviour
        {
            [SerializeField] private DungeonBuilder builder = null;
            [SerializeField] private LayoutAsset layout = null;

            private void Start()
            {
                builder.RoomBuilt += built => Debug.Log(built.Room.id + " stands.");
                builder.DungeonBuilt += map => Debug.Log("Ready to play.");
                StartCoroutine(builder.BuildOverFrames(layout.Layout, 4));
            }

            internal void Give(DungeonBuilder givenBuilder, LayoutAsset givenLayout)
            {
                builder = givenBuilder;
                layout = givenLayout;
            }
        }

        private readonly ShippedLayout keep = ShippedLayout.All().First(shipped => shipped.ToString() == "first-keep-0");

        [Test]
        public void QueriesWork()
        {
            var textAsset = new TextAsset(keep.Json);
            var keys = new HashSet<string> { "" };
            Layout layout = LayoutReader.Read(textAsset.text, textAsset.name);
            GridPoint player = new LayoutMap(layout).CellsOf(layout.rooms[0]).First();

            var map = new LayoutMap(layout);
            Room entrance = map.RoomsOfType("entrance")[0];
            Room throne = map.FindRoom("throne");
            Room here = map.RoomAt(player.x, player.y);
            foreach (Door door in map.DoorsOf(entrance))
            {
                Debug.Log("To " + map.Behind(door, entrance).id + ", facing " + door.facing);
            }
            IReadOnlyList<Room> way = map.ShortestPath(entrance, throne, door => keys.Contains(door.@lock));

            Assert.That(here.id, Is.EqualTo("gate"));
            Assert.That(way.First().id, Is.EqualTo("gate"));
            Assert.That(way.Last().id, Is.EqualTo("throne"));
        }

        [Test]
        public void StepsAfterBuildingWork()
        {
            var builder = new GameObject("builder").AddComponent<DungeonBuilder>();
            builder.PostProcessing.Add(ScriptableObject.CreateInstance<Lights>());

            builder.Build(keep.Read());

            Assert.That(builder.transform.GetChild(0).Find("gate").Find("Light"), Is.Not.Null);
        }

        [Test]
        public void PoolsWork()
        {
            const long seed = 5;
            LayoutPoolAsset asset = LayoutPoolAsset.Of(PoolMaker.Make(keep.Json.Replace("\n", ""), "keep"));
            var builder = new GameObject("builder").AddComponent<DungeonBuilder>();

            LayoutPool pool = asset.Pool;
            var wish = new LayoutWish { leastRooms = 7, mostWidth = 60, leastDifficulty = 0.5 };
            int index = pool.Pick(seed, wish);
            if (index >= 0)
            {
                builder.Build(pool.Read(index));
            }

            // The only layout of a pool is harder than none.
            Assert.That(index, Is.EqualTo(-1));
            wish.leastDifficulty = 0;
            Assert.That(pool.Pick(seed, wish), Is.EqualTo(0));
        }

        [Test]
        public void HooksWork()
        {
            Layout read = keep.Read();
            foreach (Room room in read.rooms)
            {
                room.data = new[] { new DataEntry { key = "torches", value = "2" } };
            }
            var prefab = new GameObject("hall");
            prefab.AddComponent<Torches>();
            var builder = new GameObject("builder").AddComponent<DungeonBuilder>();
            foreach (string template in read.rooms.Select(room => room.template).Distinct())
            {
                builder.TemplatePrefabs.Add(new TemplatePrefab { template = template, prefab = prefab });
            }
            var game = new GameObject("game").AddComponent<Game>();
            game.Give(builder, LayoutAsset.Of(read));

            StubPlayer.Start(game.gameObject);
            while (StubPlayer.NextFrame(game.gameObject))
            {
            }
            StubPlayer.Stop();

            Transform first = builder.transform.GetChild(0).Find(read.rooms[0].id);
            // The prefab's instance and two torches.
            Assert.That(first.childCount, Is.EqualTo(3));
        }
    }
}
