import LifecycleModels

/// Finds the descriptions from which generators make projects.
struct GeneratorSurvey {
  let files: any ProjectFiles
  /// The projects that are there already.
  let projects: [ProjectPath]
  /// The files that describe projects.
  private let descriptions: [ProjectPath]
  /// The apps that descriptions for XcodeGen make, also of projects that are there.
  private let xcodeGenApps: [GeneratedTargets.App]

  /// - Complexity: O(*n*) for *n* files and folders below the root.
  init(files: any ProjectFiles, projects: [ProjectPath]) {
    self.files = files
    descriptions = FolderWalk(files: files).paths(below: .root) {
      ProjectGenerator(describedBy: $0) != nil && !$0.isCopiedToAndroid
    }
    // Of a project that a generator makes again, people may keep only the schemes.
    let generated = Set(
      descriptions.filter { path in
        ProjectGenerator(describedBy: path).map {
          $0.makesProjectAgain && Self.isDescription(path, $0, files)
        } ?? false
      }.map(\.folder))
    self.projects = projects.filter { path in
      !generated.contains(path.folder) || files.exists(at: path.appending("project.pbxproj"))
    }
    xcodeGenApps = descriptions.filter { ProjectGenerator(describedBy: $0) == .xcodeGen }
      .flatMap { (try? XcodeGenReader(files: files).apps($0)) ?? [] }
  }

  /// What can be said of the descriptions below the root.
  ///
  /// - Parameter role: The role of the projects that are judged; nil if there is none.
  /// - Returns: The apps of the first role that some app has; those whose descriptions say little only if there
  ///   is nothing else.
  func targets(beside role: ProjectRole? = nil) -> GeneratedTargets {
    var result = GeneratedTargets()
    var readers = Readers(
      bazel: BazelReader(
        files: files,
        workspace: BazelWorkspace(
          files: files,
          buildFiles: descriptions.filter { ProjectGenerator(describedBy: $0) == .bazel })),
      tuist: TuistReader(files: files))
    var described: [(path: ProjectPath, targets: GeneratedTargets)] = []
    for path in descriptions.filter({ !$0.isLastResort }) + descriptions.filter(\.isLastResort) {
      guard let generator = ProjectGenerator(describedBy: path),
        Self.isDescription(path, generator, files)
      else { continue }
      if path.isLastResort, role != nil || !described.isEmpty { continue }
      if let project = project(below: path, generator) {
        if generator == .tuist, project.folder == path.folder {
          result.remarks.append(Self.remark(on: project, madeFrom: path))
        }
        continue
      }
      let targets = targets(path, generator, &readers)
      if !targets.isEmpty { described.append((path, targets)) }
    }
    if described.isEmpty, role == nil { return GeneratedTargets(audits: gaps(&readers)) }
    let first = (described.flatMap(\.targets.roles) + [role].compactMap(\.self)).min()
    for (path, targets) in described {
      let (judged, passedOver) = targets.divided(at: first ?? .foreign)
      result.apps += judged.apps
      result.audits += judged.audits
      result.remarks += passedOver.remarks(passedOverIn: path, isAll: judged.isEmpty)
    }
    return result
  }

  /// What is said of descriptions that leave apps to functions or macros, where no other describes one.
  private func gaps(_ readers: inout Readers) -> [TargetAudit] {
    let ofTuist = descriptions.filter {
      ProjectGenerator(describedBy: $0) == .tuist && Self.isDescription($0, .tuist, files)
    }
    return [readers.tuist.gap(in: ofTuist)].compactMap(\.self)
      + BazelMacros(files: files).gaps(in: readers.bazel.workspace)
  }

  /// Those that keep what several descriptions have in common.
  private struct Readers {
    var bazel: BazelReader
    var tuist: TuistReader
  }

  /// What can be said of one description.
  private func targets(
    _ path: ProjectPath, _ generator: ProjectGenerator, _ readers: inout Readers
  ) -> GeneratedTargets {
    do throws(UnreadFile) {
      let app = try DescriptionReader(files: files).app(path, of: generator)
      return GeneratedTargets(
        apps: try apps(path, generator, &readers), audits: [app?.audit].compactMap(\.self))
    } catch {
      return GeneratedTargets(audits: [TargetAudit(unread: path, error)])
    }
  }

  /// The differences between the descriptions for XcodeGen of an app and a plist of its project.
  func differences(ofApp name: String, from plist: InfoPlist) -> [AuditFinding] {
    xcodeGenApps.filter { $0.target.name == name }.compactMap { difference($0, from: plist) }
  }

  private func difference(_ app: GeneratedTargets.App, from plist: InfoPlist) -> AuditFinding? {
    guard let described = app.plists.first, described.file != plist.file, plist.value != nil,
      described.value != nil, described.manifest?.meaning != plist.manifest?.meaning
    else { return nil }
    let place = described.manifest.map(FindingPlace.init) ?? FindingPlace(described)
    return AuditFinding(
      .coverage, .warning, at: place,
      "The scene manifest here and that in \(plist.title) differ. The next “xcodegen generate” replaces "
        + "the plist: make the two equal.",
      facts: [225], life: nil)
  }

  /// The project that a generator makes, if it is there already.
  private func project(
    below description: ProjectPath, _ generator: ProjectGenerator
  ) -> ProjectPath? {
    let folder = description.folder
    switch generator {
    case .dotnet: return nil
    case .cordova, .capacitor:
      // These copy their description into the folder of the app, beside the project.
      return projects.first {
        $0.isBelow(folder) || folder != .root && $0.folder == folder.folder
      }
    default: return projects.first { $0.isBelow(folder) }
    }
  }

  private static func remark(
    on project: ProjectPath, madeFrom description: ProjectPath
  ) -> String {
    "“tuist generate” makes \(project) from \(description). If it is older than that, run the command, and "
      + "audit again."
  }

  /// Whether a file is about apps, since other tools have files of the same names.
  private static func isDescription(
    _ path: ProjectPath, _ generator: ProjectGenerator, _ files: any ProjectFiles
  ) -> Bool {
    guard let mark = generator.mark(in: path.name), case .bytes(let bytes) = files.content(of: path)
    else { return true }
    return bytes.holds(Array(mark.utf8))
  }

  private func apps(
    _ path: ProjectPath, _ generator: ProjectGenerator, _ readers: inout Readers
  ) throws(UnreadFile) -> [GeneratedTargets.App] {
    switch generator {
    case .xcodeGen: try XcodeGenReader(files: files).apps(path)
    case .tuist: try readers.tuist.apps(path)
    case .bazel: try readers.bazel.apps(path)
    case .playground: try PlaygroundReader(files: files).apps(path)
    default: []
    }
  }
}

extension ProjectPath {
  /// Whether it describes an app to a generator whose descriptions say little.
  fileprivate var isLastResort: Bool { ProjectGenerator(describedBy: self)?.isLastResort ?? false }

  /// Whether it lies in a module of Gradle, into which Capacitor and Cordova copy their descriptions.
  fileprivate var isCopiedToAndroid: Bool { ("/" + description).contains("/src/main/") }
}

extension SceneManifest {
  /// What it says, without the places where it says it.
  fileprivate var meaning: [String] {
    [String(allowsSeveralWindows)]
      + configurations.map { configuration in
        [
          configuration.role, configuration.delegateClass?.written ?? "",
          configuration.storyboard?.written ?? "",
        ].joined(separator: "|")
      }
  }
}
