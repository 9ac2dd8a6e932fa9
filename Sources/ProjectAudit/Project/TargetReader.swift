/// Reads the targets of one project.
struct TargetReader {
  let files: any ProjectFiles
  let objects: ProjectObjects
  let tree: ProjectTree
  let project: ProjectObject
  /// The folder that paths start from.
  let base: ProjectPath
  /// The path of the `.xcodeproj`.
  let path: ProjectPath
  /// The headers that the project lists, and those in the folders that it mirrors.
  let projectHeaders: [ProjectPath]

  init(
    files: any ProjectFiles, objects: ProjectObjects, tree: ProjectTree, project: ProjectObject,
    base: ProjectPath, path: ProjectPath
  ) {
    self.files = files
    self.objects = objects
    self.tree = tree
    self.project = project
    self.base = base
    self.path = path
    let walk = FolderWalk(files: files)
    let mirrored = tree.paths.keys.sorted().filter { id in
      objects[id]?.kind == "PBXFileSystemSynchronizedRootGroup"
    }
    projectHeaders =
      tree.paths.values.filter { $0.type == "h" }.sorted()
      + mirrored.compactMap { tree.paths[$0] }.flatMap { folder in
        walk.paths(below: folder) { $0.type == "h" }
      }
  }

  func target(_ object: ProjectObject) -> ProjectTarget {
    let settings = settings(of: object)
    let named = members(of: object).filter { file in
      settings.isEmpty || settings.contains { $0.includes(file) }
    }
    let present = named.filter(files.exists)
    let wanted = Self.sourceTypes
    return ProjectTarget(
      name: object.text("name") ?? object.id,
      kind: ProjectTarget.Kind(productType: object.text("productType") ?? ""), folder: base,
      project: path.description, settings: settings,
      sources: present.filter { wanted.contains($0.type) }, headers: headers(of: present),
      storyboards: named.filter { $0.type == "storyboard" },
      dependencies: objects.objects("dependencies", of: object)
        .compactMap { objects.object("target", of: $0)?.text("name") },
      hasForeignCode: hasForeignCode(object),
      missing: named.filter { wanted.contains($0.type) && !files.exists(at: $0) }
        .filter { $0.stem != Self.registrant },
      products: objects.objects("packageProductDependencies", of: object)
        .compactMap { $0.text("productName") }, mains: present.filter(\.isMain))
  }

  /// What Flutter writes before each build; it only lists plugins.
  private static let registrant = "GeneratedPluginRegistrant"

  /// The types of files that hold source.
  static let sourceTypes: Set = ["swift", "m", "mm"]

  /// The headers of the project that may declare classes of the sources: those that it lists or mirrors,
  /// and those beside the sources. What another target implements may have the name of a class of this one.
  private func headers(of sources: [ProjectPath]) -> [ProjectPath] {
    let beside = sources.filter { ["m", "mm"].contains($0.type) || $0.stem.hasSuffix("Delegate") }
      .map { $0.folder.appending($0.stem + ".h") }
    let own = Set(sources)
    let others = projectHeaders.filter { header in
      let implementations = ["m", "mm"].map { header.folder.appending("\(header.stem).\($0)") }
        .filter(files.exists)
      return implementations.isEmpty || implementations.contains(where: own.contains)
    }
    return (beside + others).uniqued.filter(files.exists)
  }

  private func hasForeignCode(_ target: ProjectObject) -> Bool {
    if !target.texts("packageProductDependencies").isEmpty { return true }
    return objects.objects("buildPhases", of: target)
      .contains { phase in
        phase.kind == "PBXFrameworksBuildPhase" && !phase.texts("files").isEmpty
          || (phase.text("shellScript") ?? "").contains("PODS_")
      }
  }
}

extension Array {
  /// The elements without those whose key occurred before.
  func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var known: Set<Key> = []
    return filter { known.insert(key($0)).inserted }
  }
}

extension Array where Element: Hashable {
  /// The elements without those that occurred before.
  var uniqued: [Element] { uniqued(by: \.self) }
}
