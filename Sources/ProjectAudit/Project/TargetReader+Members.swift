import Reporting

extension TargetReader {
  /// All files of a target: those of its phases, and those of its synchronised folders.
  func members(of target: ProjectObject) -> [ProjectPath] {
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
        (Self.memberTypes.contains(path.type) || path.isMain) && !left.contains(path)
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
      .filter { entry in
        let filters: [String] = (entry.value.items ?? []).compactMap(\.text)
        return !Self.isForPhones(filters)
      }
      .map(\.key)
  }
}

extension BuildSettings {
  /// Whether the patterns of the settings leave a file in.
  func includes(_ file: ProjectPath) -> Bool {
    !isNamed(file, in: "EXCLUDED_SOURCE_FILE_NAMES")
      || isNamed(file, in: "INCLUDED_SOURCE_FILE_NAMES")
  }

  /// Whether one of the patterns in a setting describes the end of a path.
  private func isNamed(_ file: ProjectPath, in setting: String) -> Bool {
    (self[setting] ?? "").split(separator: " ").contains { pattern in
      // Xcode compares whole paths, so there is a folder before each of ours.
      PathPattern("**/" + pattern).matches("folder/" + file.description)
    }
  }
}
