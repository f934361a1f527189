# Checks layout_plan.gd with Godot 3, on a small layout with values by hand and on the layouts in a folder:
#
#     godot3-server --path godot/check --script plan_check.gd LAYOUTS
extends SceneTree

const SMALL = """{
	"formatVersion": 2, "level": "small", "seed": 7, "bounds": {"x": -1, "y": 0, "width": 5, "height": 3},
	"rooms": [
		{"index": 0, "id": "hall", "type": "boss", "isCorridor": false, "doors": [0],
			"outline": [{"x": -1, "y": 0}, {"x": 2, "y": 0}, {"x": 2, "y": 3}, {"x": -1, "y": 3}],
			"data": [{"key": "music", "value": "drums"}], "items": ["key"],
			"holes": [{"points": [{"x": 0, "y": 1}, {"x": 1, "y": 1}, {"x": 1, "y": 2}, {"x": 0, "y": 2}]}],
			"markers": [
				{"name": "chest", "group": "item", "x": 1, "y": 2, "facing": "south", "holds": "key"},
				{"name": "throne", "group": "", "x": -1, "y": 0}]},
		{"index": 1, "id": "way", "type": "", "isCorridor": true, "doors": [0],
			"outline": [{"x": 2, "y": 1}, {"x": 4, "y": 1}, {"x": 4, "y": 2}, {"x": 2, "y": 2}], "data": []}],
	"doors": [{"index": 0, "roomA": 0, "roomB": 1, "from": {"x": 2, "y": 1}, "to": {"x": 2, "y": 2},
		"facing": "east", "length": 1, "socket": "", "oneWay": true, "lock": "gold"}]
}"""

var plan_script = load(ProjectSettings.globalize_path("res://") + "../addons/undercroft/layout_plan.gd")
var failures = 0


func _init():
	check_small()
	check_problems()
	var count = check_folder(OS.get_cmdline_args()[OS.get_cmdline_args().size() - 1])
	print("Godot 3: the plan of the addon, %d layouts, %d failures" % [count, failures])
	quit(0 if failures == 0 and count > 0 else 1)


func check_small():
	var plan = plan_script.plan_of(JSON.parse(SMALL).result, 10.0)
	equal("name", plan["name"], "small 7")
	var hall = plan["rooms"][0]
	equal("position", hall["position"], Vector2(0, 0))
	equal("outline", hall["outline"], [Vector2(0, 30), Vector2(30, 30), Vector2(30, 0), Vector2(0, 0)])
	equal("hole", hall["holes"][0][0], Vector2(10, 20))
	equal("data", hall["metadata"]["data"]["music"], "drums")
	equal("index", typeof(hall["metadata"]["index"]), TYPE_INT)
	equal("corridor", plan["rooms"][1]["position"], Vector2(30, 10))
	var door = plan["doors"][0]
	equal("door", [door["name"], door["position"], door["rotation"]], ["hall -> way", Vector2(30, 15), 0.0])
	equal("lock", door["metadata"]["lock"], "gold")
	equal("item", [plan["items"][0]["name"], plan["items"][0]["position"]], ["key", Vector2(25, 5)])
	equal("facing", plan["items"][0]["rotation"], PI / 2.0)
	equal("marker", [plan["markers"][0]["name"], plan["markers"][0]["position"]], ["throne", Vector2(5, 25)])
	# The hall: three sides and two pieces beside the door; the hole: four; the corridor: three sides.
	equal("ends of walls", plan["walls"].size(), 2 * (3 + 2 + 4 + 3))
	for i in range(0, plan["walls"].size(), 2):
		equal("no wall in the door", [plan["walls"][i], plan["walls"][i + 1]] in [
			[Vector2(30, 20), Vector2(30, 10)], [Vector2(30, 10), Vector2(30, 20)]], false)


func check_problems():
	equal("no layout", plan_script.problem_of([]), "This is no layout. Generate it with --format undercroft.")
	equal("version", plan_script.problem_of({"formatVersion": 3}), "The format version 3 is not known. Update the addon.")
	equal("rooms", plan_script.problem_of({"formatVersion": 1, "level": "", "seed": 1, "bounds": {}}),
		"The layout has no rooms. Generate it again.")


# The walls of a layout are as long as the outlines and holes of its rooms without the doors, each counted for both of its rooms.
func check_folder(folder) -> int:
	var count = 0
	var directory = Directory.new()
	if directory.open(folder) != OK:
		return count
	directory.list_dir_begin(true)
	var name = directory.get_next()
	while name != "":
		if name.ends_with(".json"):
			var file = File.new()
			file.open(folder + "/" + name, File.READ)
			check_layout(name, JSON.parse(file.get_as_text()).result)
			count += 1
		name = directory.get_next()
	return count


func check_layout(name, layout):
	equal(name, plan_script.problem_of(layout), "")
	var plan = plan_script.plan_of(layout, 1.0)
	equal(name + " rooms", plan["rooms"].size(), layout["rooms"].size())
	equal(name + " doors", plan["doors"].size(), layout["doors"].size())
	var expected = 0.0
	for room in layout["rooms"]:
		expected += around(room["outline"])
		for hole in room.get("holes", []):
			expected += around(hole["points"])
		for index in room["doors"]:
			expected -= distance(layout["doors"][int(index)]["from"], layout["doors"][int(index)]["to"])
	var walls = 0.0
	for i in range(0, plan["walls"].size(), 2):
		walls += plan["walls"][i].distance_to(plan["walls"][i + 1])
	# Sums of some thousand single-precision lengths.
	equal(name + " walls %f %f" % [walls, expected], abs(walls - expected) < 0.05, true)


func around(points) -> float:
	var sum = 0.0
	for i in range(points.size()):
		sum += distance(points[i], points[(i + 1) % points.size()])
	return sum


func distance(a, b) -> float:
	return Vector2(a["x"], a["y"]).distance_to(Vector2(b["x"], b["y"]))


func equal(what, actual, expected):
	if str(actual) != str(expected):
		failures += 1
		printerr("%s: %s instead of %s" % [what, str(actual), str(expected)])
