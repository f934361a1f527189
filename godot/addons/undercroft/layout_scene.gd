@tool
extends RefCounted
## Builds the nodes of a layout from its plan, see layout_plan.gd. A game can use it at run time too.

const FLOOR := Color(0.80, 0.77, 0.70)
const CORRIDOR := Color(0.66, 0.64, 0.60)
const SOLID := Color(0.16, 0.15, 0.18)


## Builds a scene. The root owns all nodes, so that it can be packed.
static func build(plan: Dictionary, with_floors: bool, with_walls: bool) -> Node2D:
	var root := Node2D.new()
	root.name = str(plan["name"]).validate_node_name()
	_set_metadata(root, plan["metadata"])
	var rooms := _add(root, Node2D.new(), "Rooms", root)
	for room: Dictionary in plan["rooms"]:
		_add_room(room, rooms, with_floors, root)
	if with_walls:
		_add_walls(plan["walls"], root)
	for group: String in ["doors", "markers", "items"]:
		var parent := _add(root, Node2D.new(), group.capitalize(), root)
		for place: Dictionary in plan[group]:
			var marker: Node2D = _add(parent, Marker2D.new(), place["name"], root)
			marker.position = place["position"]
			marker.rotation = place["rotation"]
			marker.add_to_group(group, true)
			_set_metadata(marker, place["metadata"])
	return root


static func _add_room(room: Dictionary, parent: Node, with_floors: bool, root: Node) -> void:
	var area: Node2D = _add(parent, Area2D.new(), room["name"], root)
	area.position = room["position"]
	area.add_to_group("corridors" if room["is_corridor"] else "rooms", true)
	_set_metadata(area, room["metadata"])
	var outline := CollisionPolygon2D.new()
	outline.polygon = PackedVector2Array(room["outline"])
	_add(area, outline, "Outline", root)
	if with_floors:
		_add_polygon(area, room["outline"], "Floor", CORRIDOR if room["is_corridor"] else FLOOR, root)
		for hole: Array in room["holes"]:
			_add_polygon(area, hole, "Hole", SOLID, root)


static func _add_polygon(parent: Node, corners: Array, node_name: String, color: Color, root: Node) -> void:
	var polygon := Polygon2D.new()
	polygon.polygon = PackedVector2Array(corners)
	polygon.color = color
	_add(parent, polygon, node_name, root)


static func _add_walls(ends: Array, root: Node) -> void:
	var body := _add(root, StaticBody2D.new(), "Walls", root)
	var shape := ConcavePolygonShape2D.new()
	shape.segments = PackedVector2Array(ends)
	var collision := CollisionShape2D.new()
	collision.shape = shape
	_add(body, collision, "Shape", root)


static func _add(parent: Node, child: Node, node_name: String, root: Node) -> Node:
	child.name = node_name.validate_node_name()
	parent.add_child(child, true)
	child.owner = root
	return child


static func _set_metadata(node: Node, metadata: Dictionary) -> void:
	for key: String in metadata:
		node.set_meta(key, metadata[key])
