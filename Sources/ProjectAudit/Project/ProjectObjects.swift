import ProjectFormats

/// The objects of a project file, which refer to each other by identifiers.
struct ProjectObjects: Sendable {
  private let objects: [String: SettingsValue]
  /// The identifier of the project itself; nil if the file has none.
  let root: String?

  /// - Complexity: O(*n*) for *n* objects.
  init(_ file: SettingsValue) {
    root = file["rootObject"]?.text
    objects = Dictionary(
      (file["objects"]?.entries ?? []).map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
  }

  /// The object with an identifier.
  subscript(id: String) -> ProjectObject? { objects[id].map { ProjectObject(id: id, value: $0) } }

  /// The object that a key of another one names.
  func object(_ key: String, of object: ProjectObject) -> ProjectObject? {
    object.text(key).flatMap { self[$0] }
  }

  /// The objects that a key of another one lists; those that the file does not have are left out.
  func objects(_ key: String, of object: ProjectObject) -> [ProjectObject] {
    object.texts(key).compactMap { self[$0] }
  }
}

/// An object of a project file.
struct ProjectObject: Sendable {
  let id: String
  let value: SettingsValue

  /// The name of its class, for example `PBXNativeTarget`.
  var kind: String { text("isa") ?? "" }

  func text(_ key: String) -> String? { value[key]?.text }

  /// The strings of a list.
  func texts(_ key: String) -> [String] { value[key]?.items?.compactMap(\.text) ?? [] }
}
