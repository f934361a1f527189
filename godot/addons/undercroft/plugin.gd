@tool
extends EditorPlugin

const LayoutImporter = preload("layout_importer.gd")

var _importer: LayoutImporter


func _enter_tree() -> void:
	_importer = LayoutImporter.new()
	add_import_plugin(_importer)


func _exit_tree() -> void:
	remove_import_plugin(_importer)
	_importer = null
