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
    let manifests = walk.paths(below: .root, where: Self.isManifest).compactMap { path in
      name(of: path).map { (path: path, name: $0) }
    }
    return manifests.prefix(Self.maxPlugins).compactMap { path, name in
      let folder = path.folder
      let inner = manifests.map(\.path.folder).filter { $0 != folder && $0.isBelow(folder) }
      let sources = walk.paths(below: folder) { file in
        (TargetReader.sourceTypes.contains(file.type) || file.type == "h")
          && !isAside(file, in: folder) && !inner.contains { file.isBelow($0) }
      }
      return audit(name, path, sources)
    }
  }

  private static func isManifest(_ path: ProjectPath) -> Bool {
    ["pubspec.yaml", "expo-module.config.json"].contains(path.name)
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

  /// The name of the plugin that a manifest describes; nil if it describes none for iOS.
  private func name(of manifest: ProjectPath) -> String? {
    guard manifest.type == "yaml" else { return manifest.folder.name }
    let value = try? SettingsFile(files: files).read(manifest, YAML.read)
    guard value?["flutter"]?["plugin"]?["platforms"]?["ios"] != nil else { return nil }
    return value?["name"]?.text ?? manifest.folder.name
  }

  /// Whether a file is of an example or a test beside a plugin, or for another system.
  private func isAside(_ file: ProjectPath, in folder: ProjectPath) -> Bool {
    let start = folder == .root ? 0 : folder.description.count + 1
    let inner = String(file.folder.description.dropFirst(start))
    return inner.hasPrefix("android") || ProjectRole(ProjectPath(inner).appending("_")) != .app
  }
}
