@tool
extends EditorImportPlugin
## Imports layouts, as [code]undercroft generate --format undercroft[/code] writes them, as scenes:
## rooms as areas with floors, walls as one body, doors, markers and items as markers.

const LayoutPlan = preload("layout_plan.gd")
const LayoutScene = preload("layout_scene.gd")


func _get_importer_name() -> String:
	return "undercroft.layout"


func _get_visible_name() -> String:
	return "Undercroft Layout"


func _get_recognized_extensions() -> PackedStringArray:
	return PackedStringArray(["undercroft"])


func _get_save_extension() -> String:
	return "scn"


func _get_resource_type() -> String:
	return "PackedScene"


func _get_priority() -> float:
	return 1.0


func _get_import_order() -> int:
	return ResourceImporter.IMPORT_ORDER_DEFAULT


func _get_preset_count() -> int:
	return 1


func _get_preset_name(_preset_index: int) -> String:
	return "Default"


func _get_import_options(_path: String, _preset_index: int) -> Array[Dictionary]:
	return [
		{"name": "pixels_per_cell", "default_value": 32, "property_hint": PROPERTY_HINT_RANGE, "hint_string": "1,256"},
		{"name": "floors", "default_value": true},
		{"name": "walls", "default_value": true},
	]


func _get_option_visibility(_path: String, _option_name: StringName, _options: Dictionary) -> bool:
	return true


func _import(
		source_file: String,
		save_path: String,
		options: Dictionary,
		_platform_variants: Array[String],
		_gen_files: Array[String]) -> Error:
	var file := FileAccess.open(source_file, FileAccess.READ)
	if file == null:
		return FileAccess.get_open_error()
	var json := JSON.new()
	if json.parse(file.get_as_text()) != OK:
		push_error("%s:%d: %s" % [source_file, json.get_error_line() + 1, json.get_error_message()])
		return ERR_PARSE_ERROR
	var problem: String = LayoutPlan.problem_of(json.data)
	if not problem.is_empty():
		push_error("%s: %s" % [source_file, problem])
		return ERR_INVALID_DATA
	var plan: Dictionary = LayoutPlan.plan_of(json.data, float(options["pixels_per_cell"]))
	var root: Node2D = LayoutScene.build(plan, options["floors"], options["walls"])
	var scene := PackedScene.new()
	var packed := scene.pack(root)
	root.free()
	if packed != OK:
		return packed
	return ResourceSaver.save(scene, "%s.%s" % [save_path, _get_save_extension()])
