import ProjectFormats

/// Says whether apps will launch with the iOS 27 SDK, and which callbacks their code will miss.
public struct ProjectAudit: Sendable {
  private let files: any ProjectFiles

  /// Creates an audit of some files.
  package init(files: any ProjectFiles) { self.files = files }

  /// Creates an audit of what is below a folder.
  public init(root: String) { self.init(files: DiskFiles(root: root)) }

  /// Audits every project below the root.
  ///
  /// - Complexity: O(*n*) for *n* bytes of the files that the projects name.
  public func report() -> AuditReport {
    let projects = FolderWalk(files: files).folders(ofType: "xcodeproj", below: .root)
    return report(on: projects)
  }

  /// Audits some projects, given by the paths of their `.xcodeproj`.
  func report(on projects: [ProjectPath]) -> AuditReport {
    var targets: [TargetAudit] = []
    var remarks: [String] = []
    for path in projects {
      do throws(UnreadFile) {
        let project = try XcodeProjectReader(files: files).read(path)
        targets += audits(of: project)
        remarks += passedOver(project)
      } catch {
        targets.append(unread(path, error))
      }
    }
    return AuditReport(targets: targets, remarks: remarks)
  }

  private func audits(of project: XcodeProject) -> [TargetAudit] {
    let walk = FolderWalk(files: files)
    let packages = project.packages.flatMap { package in
      walk.paths(below: package) { TargetReader.sourceTypes.contains($0.type) }
    }
    var auditor = TargetAuditor(
      files: files, siblings: project.targets, packageSources: packages,
      sources: SourceFiles(files: files))
    return project.targets.filter(\.isApp).map { auditor.audit($0) }
  }

  /// What is said of the targets that are no apps.
  private func passedOver(_ project: XcodeProject) -> [String] {
    project.targets.compactMap { target in
      if target.isApp { return nil }
      let plists = InfoPlistReader(files: files).plists(of: target)
      let hasManifest = plists.contains { $0.manifest.map { !$0.isGenerated } ?? false }
      let effect =
        hasManifest ? " The scene manifest in its Info.plist has no effect." : ""
      return "“\(target.name)” of \(project.path) is \(target.words) and not judged.\(effect)"
    }
  }

  private func unread(_ path: ProjectPath, _ error: UnreadFile) -> TargetAudit {
    TargetAudit(
      name: path.name, project: path.description, verdict: .notJudged(error.words), findings: [],
      sourceCount: 0, unread: [error.words])
  }
}

extension ProjectTarget {
  /// Whether it is an app for iOS.
  var isApp: Bool { kind == .application && platform == nil }

  /// The platform if it is not iOS, in words.
  private var platform: String? {
    let platforms = settings.map { settings in
      settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? "iphoneos"
    }
    if platforms.isEmpty || platforms.contains(where: Self.includesPhones) { return nil }
    return "an app for \(platforms[0])"
  }

  private static func includesPhones(_ platforms: String) -> Bool {
    platforms.contains("iphone") || platforms == "auto"
  }

  /// What it is, in words.
  fileprivate var words: String {
    if case .other(let words) = kind { return words }
    return platform ?? "an app"
  }
}
