# What becomes of a layout, as plain data: positions in pixels, with y down as in Godot.
# Only words that Godot 3 and 4 both know, so that Godot 3 can test it.

# The versions of layouts that are known.
const VERSIONS = [1, 2]

# The numbers of an object that are whole; JSON has no others in Godot.
const WHOLE = ["index", "rotation", "sphere", "depth", "roomA", "roomB", "length", "opens"]

const ANGLES = {"east": 0.0, "south": PI / 2.0, "west": PI, "north": -PI / 2.0}


# Says what is wrong with a value read from a file, or "" if it is a layout.
static func problem_of(layout) -> String:
	if typeof(layout) != TYPE_DICTIONARY or not layout.has("formatVersion"):
		return "This is no layout. Generate it with --format undercroft."
	if not int(layout["formatVersion"]) in VERSIONS:
		return "The format version %s is not known. Update the addon." % str(layout["formatVersion"])
	for key in ["level", "seed", "bounds", "rooms", "doors"]:
		if not layout.has(key):
			return "The layout has no %s. Generate it again." % key
	for room in layout["rooms"]:
		for key in ["id", "outline", "doors", "isCorridor"]:
			if not room.has(key):
				return "A room of the layout has no %s. Generate it again." % key
	return ""


# The plan of a layout without problems. See layout_scene.gd for what it holds.
static func plan_of(layout: Dictionary, pixels: float) -> Dictionary:
	var bounds = layout["bounds"]
	# The upper left corner of the layout is the origin.
	var origin = Vector2(bounds["x"], bounds["y"] + bounds["height"])
	var plan = {
		"name": "%s %d" % [layout["level"], int(layout["seed"])],
		"metadata": {"level": layout["level"], "seed": int(layout["seed"]), "pixels_per_cell": int(pixels)},
		"rooms": [],
		"doors": [],
		"markers": [],
		"items": [],
		"walls": [],
	}
	for room in layout["rooms"]:
		_plan_room(room, layout, origin, pixels, plan)
	for door in layout["doors"]:
		plan["doors"].append(_door(door, layout, origin, pixels))
	return plan


static func _plan_room(room: Dictionary, layout: Dictionary, origin: Vector2, pixels: float, plan: Dictionary) -> void:
	var openings = []
	for index in room["doors"]:
		var door = layout["doors"][int(index)]
		openings.append([_point(door["from"], origin, pixels), _point(door["to"], origin, pixels)])
	var outline = _points(room["outline"], origin, pixels)
	var corner = outline[0]
	for point in outline:
		corner = Vector2(min(corner.x, point.x), min(corner.y, point.y))
	_add_walls(outline, openings, plan["walls"])
	var holes = []
	for hole in room.get("holes", []):
		var points = _points(hole["points"], origin, pixels)
		_add_walls(points, [], plan["walls"])
		holes.append(_relative(points, corner))
	plan["rooms"].append({
		"name": room["id"],
		"position": corner,
		"outline": _relative(outline, corner),
		"holes": holes,
		"is_corridor": room["isCorridor"],
		"metadata": _room_metadata(room),
	})
	for marker in room.get("markers", []):
		_plan_marker(marker, room, origin, pixels, plan)


static func _plan_marker(marker: Dictionary, room: Dictionary, origin: Vector2, pixels: float, plan: Dictionary) -> void:
	var holds = marker.get("holds", "")
	var is_item = holds != "" and holds in room.get("items", [])
	plan["items" if is_item else "markers"].append({
		"name": holds if holds != "" else marker["name"],
		# The middle of the cell, whose lower left corner the marker names.
		"position": _point(marker, origin, pixels) + Vector2(pixels, -pixels) / 2.0,
		"rotation": ANGLES.get(marker.get("facing", ""), 0.0),
		"metadata": {
			"name": marker["name"],
			"group": marker.get("group", ""),
			"facing": marker.get("facing", ""),
			"holds": holds,
			"room": int(room["index"]),
		},
	})


static func _door(door: Dictionary, layout: Dictionary, origin: Vector2, pixels: float) -> Dictionary:
	var from = _point(door["from"], origin, pixels)
	var to = _point(door["to"], origin, pixels)
	var metadata = _values(door, ["from", "to"])
	metadata["from"] = from
	metadata["to"] = to
	var ends = [layout["rooms"][int(door["roomA"])]["id"], layout["rooms"][int(door["roomB"])]["id"]]
	return {
		"name": ("%s -> %s" if door["oneWay"] else "%s - %s") % ends,
		"position": (from + to) / 2.0,
		"rotation": ANGLES.get(door["facing"], 0.0),
		"metadata": metadata,
	}


static func _room_metadata(room: Dictionary) -> Dictionary:
	var metadata = _values(room, ["position", "outline", "doors", "data", "holes", "markers"])
	metadata["doors"] = []
	for index in room["doors"]:
		metadata["doors"].append(int(index))
	metadata["data"] = {}
	for entry in room.get("data", []):
		metadata["data"][entry["key"]] = entry["value"]
	return metadata


# The plain values of an object: texts, truths and numbers, and lists of texts.
static func _values(object: Dictionary, without: Array) -> Dictionary:
	var values = {}
	for key in object:
		if key in without or typeof(object[key]) == TYPE_DICTIONARY:
			continue
		values[key] = int(object[key]) if key in WHOLE and typeof(object[key]) != TYPE_STRING else object[key]
	return values


# Adds both ends of each wall along an outline, which openings interrupt.
static func _add_walls(outline: Array, openings: Array, ends: Array) -> void:
	for i in range(outline.size()):
		var from = outline[i]
		var along = outline[(i + 1) % outline.size()] - from
		var done = 0.0
		for gap in _gaps(from, along, openings):
			if gap[0] > done:
				ends.append(from + along * done)
				ends.append(from + along * gap[0])
			done = max(done, gap[1])
		if done < 1.0:
			ends.append(from + along * done)
			ends.append(from + along)


# The openings on an edge, each from a to b as parts of its length, in their order along it.
static func _gaps(from: Vector2, along: Vector2, openings: Array) -> Array:
	var gaps = []
	for opening in openings:
		var a = opening[0] - from
		var b = opening[1] - from
		if along.cross(a) != 0.0 or along.cross(b) != 0.0:
			continue
		var begin = along.dot(a) / along.dot(along)
		var end = along.dot(b) / along.dot(along)
		if max(begin, end) <= 0.0 or min(begin, end) >= 1.0:
			continue
		var place = 0
		while place < gaps.size() and gaps[place][0] < min(begin, end):
			place += 1
		gaps.insert(place, [min(begin, end), max(begin, end)])
	return gaps


static func _points(points: Array, origin: Vector2, pixels: float) -> Array:
	var turned = []
	for point in points:
		turned.append(_point(point, origin, pixels))
	return turned


static func _relative(points: Array, corner: Vector2) -> Array:
	var moved = []
	for point in points:
		moved.append(point - corner)
	return moved


static func _point(point: Dictionary, origin: Vector2, pixels: float) -> Vector2:
	return Vector2(point["x"] - origin.x, origin.y - point["y"]) * pixels
