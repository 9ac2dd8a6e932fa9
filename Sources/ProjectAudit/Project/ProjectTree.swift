/// The paths of the files that a project refers to, which groups determine.
struct ProjectTree: Sendable {
  /// The path of each file, group or synchronised folder, by identifier.
  private(set) var paths: [String: ProjectPath] = [:]
  private let objects: ProjectObjects
  /// The folder that paths start from.
  private let base: ProjectPath

  /// - Complexity: O(*n*) for *n* objects.
  init(_ objects: ProjectObjects, project: ProjectObject, base: ProjectPath) {
    self.objects = objects
    self.base = base
    var open: [(ProjectObject, ProjectPath)] = []
    if let main = objects.object("mainGroup", of: project) { open.append((main, base)) }
    while let (object, folder) = open.popLast() {
      guard paths[object.id] == nil else { continue }
      let path = Self.path(of: object, in: folder, base: base)
      paths[object.id] = path
      open += objects.objects("children", of: object).map { ($0, path ?? folder) }
    }
  }

  /// The paths of the folders that are members of the project as a whole.
  var folders: [ProjectPath] {
    paths.compactMap { id, path in
      let type = objects[id]?.text("lastKnownFileType") ?? ""
      return ["wrapper", "folder"].contains(type) ? path : nil
    }.sorted()
  }

  /// The paths of a file, or of the files that a variant group stands for.
  func files(of object: ProjectObject) -> [ProjectPath] {
    guard object.kind == "PBXVariantGroup" || object.kind == "XCVersionGroup" else {
      if let path = paths[object.id] { return [path] }
      // A reference that is in no group begins at the project; one to elsewhere cannot be read.
      let isProduct = object.text("sourceTree") == "BUILT_PRODUCTS_DIR"
      return isProduct ? [] : object.text("path").map { [base.appending($0)] } ?? []
    }
    return objects.objects("children", of: object).compactMap { paths[$0.id] }
  }

  /// The path of an object; that of its group if it has none of its own.
  private static func path(
    of object: ProjectObject, in folder: ProjectPath, base: ProjectPath
  ) -> ProjectPath? {
    let path = object.text("path") ?? ""
    switch object.text("sourceTree") ?? "<group>" {
    case "<group>": return folder.appending(path)
    case "SOURCE_ROOT": return base.appending(path)
    // Products, and files of the system.
    default: return nil
    }
  }
}
