import ProjectFormats

/// Audits plugins: those below a folder, and those with which apps are built.
struct PluginSurvey {
  let files: any ProjectFiles

  /// The most plugins of one repository that are judged.
  private static let maxPlugins = 100
  /// The most names that a sentence lists.
  private static let maxNames = 12

  /// What is said of each plugin, in the order of their manifests. Of a plugin that others wrote, only what costs
  /// the app a launch or input is said; the remarks name the rest, and what was not there.
  ///
  /// - Parameter projects: The projects with apps whose libraries are read too; nil if there is no app.
  /// - Returns: The plugins in which something was found, and the remarks.
  /// - Complexity: O(*n*) for *n* bytes of the plugins.
  func report(besideApps projects: [ProjectPath]? = nil) -> AuditReport {
    let names = InstalledPlugins.lockFiles.union(PluginManifest.names)
    let paths = FolderWalk(files: files).paths(below: .root) { names.contains($0.name) }
    let found = paths.filter { !InstalledPlugins.lockFiles.contains($0.name) }
    let own = found.map(\.folder).uniqued.compactMap { PluginManifest(in: $0, files: files) }
    let folders = Set(own.map(\.folder))
    var targets: [TargetAudit] = []
    var quiet: [PluginManifest] = []
    for plugin in own.prefix(Self.maxPlugins) {
      guard
        let read = audit(plugin, "a plugin", sources(of: plugin, without: folders), { _ in true }),
        read.hasPlugins || plugin.namesFramework
      else { continue }
      if read.hasPlugins || !read.audit.findings.isEmpty {
        targets.append(read.audit)
      } else if ProjectRole(plugin.path) == .app {
        quiet.append(plugin)
      }
    }
    var said = remarks(on: quiet)
    var known = Set(own.map(\.name))
    let installed = InstalledPlugins(files: files)
    var listings = found.filter { !folders.contains($0.folder) }.compactMap(installed.listing)
    if let projects {
      let locked = installed.listings(
        in: paths.filter { InstalledPlugins.lockFiles.contains($0.name) }, projects)
      listings += locked.listings
      said += locked.unread.map(\.words)
    }
    for listing in listings {
      let plugins = listing.plugins.filter { known.insert($0.name).inserted }
        .map { ($0, sources(of: $0, without: [])) }
      let audits = plugins.compactMap { plugin, sources in
        SourceFiles(files: files).mention(PluginFramework.words, in: sources)
          ? audit(plugin, "\(listing.kind.one) that \(listing.list) lists", sources, \.isOfPlugin)
          : nil
      }.filter { read in
        read.audit.findings.contains { read.hasPlugins || $0.rule == .pluginCallbacks }
      }.map(\.audit)
      targets += audits
      said += remarks(
        on: listing, read: plugins.filter { !$0.1.isEmpty }.map(\.0.name),
        binary: plugins.filter(\.1.isEmpty).map(\.0.name), hasFindings: !audits.isEmpty)
    }
    return AuditReport(targets: targets, remarks: said)
  }

  /// The sources of a plugin for iOS.
  private func sources(
    of plugin: PluginManifest, without others: Set<ProjectPath>
  ) -> [ProjectPath] {
    let folder = plugin.folder
    let inner = others.filter { $0 != folder && $0.isBelow(folder) }
    return FolderWalk(files: files).paths(below: folder) { file in
      (TargetReader.sourceTypes.contains(file.type) || file.type == "h")
        && !isAside(file, in: folder) && !inner.contains { file.isBelow($0) }
    }
  }

  /// What is said of a plugin, and whether it has a class that its framework tells of the app; nil if it has no
  /// sources for iOS.
  private func audit(
    _ plugin: PluginManifest, _ words: String, _ paths: [ProjectPath],
    _ isWanted: (AuditFinding) -> Bool
  ) -> (audit: TargetAudit, hasPlugins: Bool)? {
    var sources = SourceFiles(files: files)
    let read = sources.read(paths, .unknown)
    if read.count == 0 { return nil }
    let facts = TargetFacts(of: read.code, isAllRead: false)
    let findings = AuditRules.codeFindings(on: facts).filter(isWanted).ordered
    let audit = TargetAudit(
      name: [plugin.name, plugin.version].compactMap(\.self).joined(separator: " ") + ", " + words,
      project: plugin.path.description,
      verdict: AuditVerdict(findings, gap: nil, isComplete: read.unread.isEmpty),
      findings: findings, sourceCount: read.count, unread: read.unread)
    return (audit, !facts.plugins.isEmpty)
  }

  /// What is said of plugins in which there is nothing to judge.
  private func remarks(on quiet: [PluginManifest]) -> [String] {
    guard let first = quiet.first else { return [] }
    if quiet.count == 1 {
      return [
        "In \(first.name), \(first.words), nothing was found that scenes keep from it."
      ]
    }
    return [
      "In these plugins nothing was found that scenes keep from them: \(listed(quiet.map(\.name)))."
    ]
  }

  /// What was read of an app’s plugins, and what was not.
  private func remarks(
    on listing: InstalledPlugins.Listing, read: [String], binary: [String], hasFindings: Bool
  ) -> [String] {
    let kind = listing.kind.rawValue
    var remarks: [String] = []
    if !read.isEmpty {
      remarks.append(
        "The \(kind) that \(listing.list) lists were read: \(listed(read))."
          + (hasFindings
            ? " If one loses input, update it, or send the finding to its authors." : ""))
    }
    if !binary.isEmpty {
      remarks.append(
        "\(listing.list) lists \(kind) without sources for iOS, which were not read: \(listed(binary))."
      )
    }
    if !listing.missing.isEmpty {
      let words =
        listing.kind == .plugins
        ? ("Packages", "so the plugins among them") : (kind.capitalized, "so they")
      remarks.append(
        "\(words.0) that \(listing.list) lists are not installed here, \(words.1) were not "
          + "read: \(listed(listing.missing)). Run “\(listing.command)”, and audit again.")
    }
    return remarks
  }

  private func listed(_ names: [String]) -> String {
    let rest = names.count - Self.maxNames
    return names.prefix(Self.maxNames).joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
  }

  /// Whether a file is of an example or a test beside a plugin, or for another system.
  private func isAside(_ file: ProjectPath, in folder: ProjectPath) -> Bool {
    let inner = file.folder.path(from: folder)
    return inner.isForOtherSystem || ProjectRole(inner.appending("_")) != .app
  }
}

extension ProjectPath {
  /// Whether its first folder is for another system.
  var isForOtherSystem: Bool {
    let systems: Set = ["android", "linux", "macos", "tvos", "web", "windows"]
    return description.split(separator: "/").first.map { systems.contains(String($0)) } ?? false
  }
}

extension AuditFinding {
  /// Whether it is about what a plugin loses in the apps of others.
  fileprivate var isOfPlugin: Bool {
    severity != .note && [.pluginCallbacks, .registration].contains(rule)
  }
}
