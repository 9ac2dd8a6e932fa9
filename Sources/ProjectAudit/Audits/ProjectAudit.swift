/// Says whether apps will launch with the iOS 27 SDK, and which callbacks their code will miss.
public struct ProjectAudit: Sendable {
  let files: any ProjectFiles

  /// Creates an audit of some files.
  package init(files: any ProjectFiles) { self.files = files }

  /// Creates an audit of what is below a folder.
  public init(root: String) { self.init(files: DiskFiles(root: root)) }

  /// Creates an audit of files that are in memory, given by their paths and contents.
  public init(contents: [String: [UInt8]]) { self.init(files: MemoryFiles(contents)) }

  /// Whether the system has let this audit read everything so far.
  public var isAllRead: Bool { files.refusals.isEmpty }

  /// Audits every project below the root, and the descriptions that generators make projects of.
  ///
  /// - Complexity: O(*n*) for *n* bytes of the files that the projects name.
  public func report() -> AuditReport {
    let survey = GeneratorSurvey(
      files: files,
      projects: FolderWalk(files: files).folders(ofType: "xcodeproj", below: .root))
    let projects = survey.projects.map(project)
    let generated = survey.targets(beside: projects.flatMap(\.roles).min())
    let roles = projects.flatMap(\.roles) + generated.roles
    let existing = report(on: projects, role: roles.min() ?? .foreign, survey)
    var auditor = TargetAuditor(
      files: files, siblings: [], packages: PackageSources(files: files, folders: []),
      sources: SourceFiles(files: files))
    let apps =
      existing.targets + generated.apps.map { auditor.audit($0.target, plists: $0.plists) }
      + generated.audits
    let plugins = PluginSurvey(files: files).report(
      besideApps: apps.isEmpty ? nil : existing.targets.map { ProjectPath($0.project) }.uniqued)
    return AuditReport(
      targets: apps + plugins.targets,
      remarks: existing.remarks + generated.remarks + plugins.remarks
    ).noting(files.refusals)
  }

  /// Audits one project, given by the path of its `.xcodeproj`.
  public func report(onProject path: String) -> AuditReport {
    // An audit of one project judges everything in it.
    report(on: [project(at: ProjectPath(path))], role: .foreign, nil).noting(files.refusals)
  }

  /// Says what an Info.plist alone tells, given by its path.
  public func report(onPlist path: String) -> AuditReport {
    let settings = BuildSettings(
      levels: [], target: "App", project: "App", folder: .root)
    let plist = InfoPlistReader(files: files).plist(
      at: ProjectPath(path), settings, project: path)
    return AuditReport(targets: [StandalonePlist(plist: plist).audit], remarks: [])
      .noting(files.refusals)
  }

  /// The audits of the apps of some projects, without those of a later role than a given one.
  private func report(
    on projects: [ReadProject], role: ProjectRole, _ survey: GeneratorSurvey?
  ) -> AuditReport {
    var targets: [TargetAudit] = []
    var remarks: [String] = []
    for read in projects {
      switch read.project {
      case .success(let project):
        targets += audits(of: project, role, survey)
        remarks += project.apps.filter { $0.role > role }.map(\.passedOver)
        if ProjectRole(read.path) <= role { remarks += skippedTargetRemarks(project) }
      case .failure(let error): targets.append(TargetAudit(unread: read.path, error))
      }
    }
    return AuditReport(targets: targets, remarks: remarks)
  }

  private func project(at path: ProjectPath) -> ReadProject {
    do throws(UnreadFile) {
      return ReadProject(
        path: path, project: .success(try XcodeProjectReader(files: files).read(path)))
    } catch {
      return ReadProject(path: path, project: .failure(error))
    }
  }

  /// What audits the targets of a project.
  func auditor(of project: XcodeProject) -> TargetAuditor {
    TargetAuditor(
      files: files, siblings: project.targets,
      packages: PackageSources(files: files, folders: project.packages),
      sources: SourceFiles(files: files))
  }

  /// The audits of the apps of a project, without those of a later role.
  private func audits(
    of project: XcodeProject, _ role: ProjectRole, _ survey: GeneratorSurvey?
  ) -> [TargetAudit] {
    var auditor = auditor(of: project)
    return project.apps.filter { $0.role <= role }.map { target in
      let plists = InfoPlistReader(files: files).plists(of: target)
      let notes = plists.first.flatMap { survey?.differences(ofApp: target.name, from: $0) } ?? []
      return auditor.audit(target, plists: plists, notes: notes)
    }
  }

  /// What is said of the targets that are no apps.
  func skippedTargetRemarks(_ project: XcodeProject) -> [String] {
    project.targets.compactMap { target in
      if target.isApp { return nil }
      let plists = InfoPlistReader(files: files).plists(of: target)
      let hasManifest = plists.contains { $0.manifest.map { !$0.isGenerated } ?? false }
      let effect =
        hasManifest ? " The scene manifest in its Info.plist has no effect." : ""
      let judgement =
        target.kind == .appExtension
          && project.apps.contains { $0.dependencies.contains(target.name) }
        ? "; its answers are judged with its app" : " and not judged"
      return "“\(target.name)” of \(project.path) is \(target.words)\(judgement).\(effect)"
    }
  }
}

/// A project at a path, or why it cannot be read.
private struct ReadProject {
  let path: ProjectPath
  let project: Result<XcodeProject, UnreadFile>

  /// The roles of its apps.
  var roles: [ProjectRole] {
    switch project {
    case .success(let project): project.apps.map(\.role)
    case .failure: [ProjectRole(path)]
    }
  }
}

extension XcodeProject {
  /// The targets that are apps for iOS.
  var apps: [ProjectTarget] { targets.filter(\.isApp) }
}

extension ProjectTarget {
  /// What is said of it beside an app of an earlier role.
  fileprivate var passedOver: String {
    "“\(name)” of \(project) is \(role.words) and is not judged. An audit of that project alone judges it."
  }

  /// Whether it is an app for iOS.
  var isApp: Bool { kind == .application && platform == nil }

  /// The platform if it is not iOS, in words.
  private var platform: String? {
    let platforms = settings.map(\.platforms)
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
