import ProjectFormats

/// Finds the plugins below a folder that are no apps: what others build into theirs.
struct PluginSurvey {
  let files: any ProjectFiles

  /// The most plugins of one repository that are judged.
  private static let maxPlugins = 100

  /// What is said of each plugin, in the order of their manifests.
  ///
  /// - Complexity: O(*n*) for *n* bytes of the plugins.
  func audits() -> [TargetAudit] {
    let walk = FolderWalk(files: files)
    let manifests = walk.paths(below: .root) { name(of: $0) != nil }
    return manifests.prefix(Self.maxPlugins).compactMap { manifest in
      let inner = manifests.map(\.folder).filter {
        $0 != manifest.folder && $0.isBelow(manifest.folder)
      }
      let paths = walk.paths(below: manifest.folder) { path in
        (TargetReader.sourceTypes.contains(path.type) || path.type == "h")
          && !isAside(path, in: manifest.folder)
          && !inner.contains { path.isBelow($0) }
      }
      return name(of: manifest).flatMap { audit($0, manifest, paths) }
    }
  }

  private func audit(_ name: String, _ manifest: ProjectPath, _ paths: [ProjectPath])
    -> TargetAudit?
  {
    var sources = SourceFiles(files: files)
    let read = sources.read(paths, .unknown)
    let facts = TargetFacts(of: read.code, isAllRead: false)
    guard !facts.plugins.isEmpty else { return nil }
    let findings = AuditRules.codeFindings(on: facts).ordered
    return TargetAudit(
      name: name + ", a plugin", project: manifest.description,
      verdict: AuditVerdict(findings, gap: nil, isComplete: read.unread.isEmpty),
      findings: findings, sourceCount: read.count, unread: read.unread)
  }

  /// The name of the plugin that a file describes; nil if it describes none for iOS.
  private func name(of path: ProjectPath) -> String? {
    switch path.name {
    case "pubspec.yaml":
      guard let value = try? SettingsFile(files: files).read(path, YAML.read),
        value["flutter"]?["plugin"]?["platforms"]?["ios"] != nil
      else { return nil }
      return value["name"]?.text ?? path.folder.name
    case "expo-module.config.json": return path.folder.name
    default: return nil
    }
  }

  /// Whether a file is of an example or a test beside a plugin.
  private func isAside(_ path: ProjectPath, in folder: ProjectPath) -> Bool {
    let names = path.description.dropFirst(folder == .root ? 0 : folder.description.count).split(
      separator: "/"
    )
    .dropLast()
    return names.contains {
      ["example", "examples", "test", "tests", "android"].contains($0.lowercased())
    }
  }
}
