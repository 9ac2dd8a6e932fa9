import ProjectFormats

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
    let excluded = settings.map(\.excludedFiles)
    let named = members(of: object).filter { file in
      excluded.isEmpty || !excluded.allSatisfy { $0.contains(where: file.isNamed(by:)) }
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
        .filter { $0.stem != Self.registrant })
  }

  /// What Flutter writes before each build; it only lists plugins.
  private static let registrant = "GeneratedPluginRegistrant"

  /// The types of files that hold source.
  static let sourceTypes: Set = ["swift", "m", "mm"]

  /// All files of a target: those of its phases, and those of its synchronised folders.
  private func members(of target: ProjectObject) -> [ProjectPath] {
    let phases = objects.objects("buildPhases", of: target)
      .filter { ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains($0.kind) }
    let listed = phases.flatMap { objects.objects("files", of: $0) }
      .filter { Self.isForPhones($0.texts("platformFilters"), $0.text("platformFilter")) }
      .compactMap { objects.object("fileRef", of: $0) }
      .flatMap(tree.files)
    return (listed + synchronised(of: target)).uniqued
  }

  /// Whether a file with some filters is compiled for iOS.
  private static func isForPhones(_ platforms: [String], _ platform: String? = nil) -> Bool {
    let all = platforms + [platform].compactMap { $0 }
    return all.isEmpty || all.contains("ios")
  }

  /// The headers of the project that may declare classes of the sources: those that it lists or mirrors,
  /// and those beside the sources.
  private func headers(of sources: [ProjectPath]) -> [ProjectPath] {
    let beside = sources.filter { ["m", "mm"].contains($0.type) || $0.stem.hasSuffix("Delegate") }
      .map { $0.folder.appending($0.stem + ".h") }
    return (beside + projectHeaders).uniqued.filter(files.exists)
  }

  /// The files in folders that the project mirrors.
  ///
  /// A folder lists exceptions for each target. For a target that has the folder, these are left out;
  /// for one that has not, these alone belong to it.
  private func synchronised(of target: ProjectObject) -> [ProjectPath] {
    let own = target.texts("fileSystemSynchronizedGroups")
    let walk = FolderWalk(files: files)
    var found: [ProjectPath] = []
    for id in own {
      guard let folder = tree.paths[id], let group = objects[id] else { continue }
      let left = Set(
        (exceptions(of: group, for: target) + others(of: group, for: target))
          .map { folder.appending($0) })
      found += walk.paths(below: folder, entersAll: true) { path in
        Self.memberTypes.contains(path.type) && !left.contains(path)
      }
    }
    for group in otherSynchronisedGroups(than: own) {
      guard let folder = tree.paths[group.id] else { continue }
      found += exceptions(of: group, for: target).map(folder.appending)
    }
    return found
  }

  private static let memberTypes = sourceTypes.union(["storyboard"])

  private func otherSynchronisedGroups(than own: [String]) -> [ProjectObject] {
    tree.paths.keys.sorted().filter { !own.contains($0) }.compactMap { objects[$0] }
      .filter { $0.kind == "PBXFileSystemSynchronizedRootGroup" }
  }

  private func exceptions(of group: ProjectObject, for target: ProjectObject) -> [String] {
    objects.objects("exceptions", of: group).filter { $0.text("target") == target.id }
      .flatMap { $0.texts("membershipExceptions") }
  }

  /// The files in a mirrored folder that are compiled for other platforms only.
  private func others(of group: ProjectObject, for target: ProjectObject) -> [String] {
    objects.objects("exceptions", of: group).filter { $0.text("target") == target.id }
      .flatMap { $0.value["platformFiltersByRelativePath"]?.entries ?? [] }
      .filter { !Self.isForPhones(($0.value.items ?? []).compactMap(\.text)) }.map(\.key)
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

extension TargetReader {
  private func settings(of target: ProjectObject) -> [BuildSettings] {
    let shared = configurations(of: project)
    return configurations(of: target).map { configuration in
      let name = configuration.text("name") ?? ""
      let inherited = shared.first { $0.text("name") == name }
      let objects = [configuration] + (inherited.map { [$0] } ?? [])
      return BuildSettings(
        configuration: name, levels: objects.flatMap(levels), target: target.text("name") ?? "",
        project: path.stem, folder: base)
    }
  }

  private func configurations(of object: ProjectObject) -> [ProjectObject] {
    objects.object("buildConfigurationList", of: object)
      .map { objects.objects("buildConfigurations", of: $0) } ?? []
  }

  /// The settings of a configuration, and below them those of its file.
  private func levels(of configuration: ProjectObject) -> [BuildSettings.Level] {
    let own = (configuration.value["buildSettings"]?.entries ?? []).compactMap { entry in
      let items = entry.value.items?.compactMap(\.text).joined(separator: " ")
      return BuildSettingsKey(entry.key).map {
        BuildAssignment(key: $0, value: entry.value.text ?? items ?? "")
      }
    }
    let level = BuildSettings.Level(assignments: own, unread: nil)
    guard let path = settingsFile(of: configuration) else { return [level] }
    return [level, SettingsFileReader(files: files).level(path)]
  }

  /// The xcconfig file of a configuration, named by itself or by its place in a synchronised folder.
  private func settingsFile(of configuration: ProjectObject) -> ProjectPath? {
    if let id = configuration.text("baseConfigurationReference") { return tree.paths[id] }
    guard let anchor = configuration.text("baseConfigurationReferenceAnchor"),
      let name = configuration.text("baseConfigurationReferenceRelativePath")
    else { return nil }
    return tree.paths[anchor]?.appending(name)
  }
}

extension Array where Element: Hashable {
  /// The elements without those that occurred before.
  var uniqued: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}

extension BuildSettings {
  /// The patterns for files that are left out.
  fileprivate var excludedFiles: [String] {
    (self["EXCLUDED_SOURCE_FILE_NAMES"] ?? "").split(separator: " ").map(String.init)
  }
}

extension ProjectPath {
  /// Whether a pattern describes the path or its last part.
  fileprivate func isNamed(by pattern: String) -> Bool {
    matches(pattern) || ProjectPath(name).matches(pattern)
  }
}
