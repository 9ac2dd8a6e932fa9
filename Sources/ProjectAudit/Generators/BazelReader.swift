import ProjectFormats

/// Reads the apps in a BUILD file of Bazel, as far as the rules are literal.
struct BazelReader {
  let files: any ProjectFiles
  var workspace: BazelWorkspace

  /// The apps of a BUILD file, without those that only host tests. An app of which something is computed that
  /// decides has nothing but a plist that cannot be read.
  ///
  /// - Throws: ``UnreadFile`` if the file cannot be read.
  mutating func apps(_ path: ProjectPath) throws(UnreadFile) -> [GeneratedTargets.App] {
    let rules = BazelRule.all(in: try SettingsFile(files: files).bytes(path))
    var apps: [GeneratedTargets.App] = []
    for rule in rules where rule.kind == "ios_application" {
      if rule.arguments["testonly"] != nil { continue }
      do throws(UnreadFile) {
        apps.append(try app(rule, path))
      } catch {
        apps.append(unread(rule, path, error))
      }
    }
    return apps
  }

  private func unread(
    _ rule: BazelRule, _ path: ProjectPath, _ file: UnreadFile
  ) -> GeneratedTargets.App {
    let name = rule.name ?? path.folder.appName
    let settings = settings(rule, name: name, path, module: nil)
    return GeneratedTargets.App(
      target: target(name, path, settings, sources: [], missing: []),
      plists: [
        InfoPlist(
          file: nil, value: nil, unread: file, configurations: [], settings: settings,
          project: path.description)
      ])
  }

  private mutating func app(
    _ rule: BazelRule, _ path: ProjectPath
  ) throws(UnreadFile) -> GeneratedTargets.App {
    guard let name = rule.name else { throw UnreadFile(path, rule, "its name is computed") }
    var sources = BazelSources(files: files, root: root(of: path), workspace: workspace)
    defer { workspace = sources.workspace }
    try sources.add("deps", of: rule, in: path)
    let plists = try self.plists(of: rule, in: path)
    let settings = settings(rule, name: name, path, module: sources.module(namedIn: plists))
    let read = plists.map {
      InfoPlistReader(files: files).plist(at: $0, settings, project: path.description)
    }
    let unread = read.filter { $0.unread != nil }
    // All of them are merged, and one has the manifest.
    let plist = unread.first ?? read.first { $0.manifest != nil } ?? read[0]
    return GeneratedTargets.App(
      target: target(name, path, settings, sources: sources.found, missing: sources.missing),
      plists: [plist])
  }

  private func target(
    _ name: String, _ path: ProjectPath, _ settings: BuildSettings, sources: [ProjectPath],
    missing: [ProjectPath]
  ) -> ProjectTarget {
    ProjectTarget(
      name: name, kind: .application, folder: path.folder, project: path.description,
      settings: [settings],
      sources: sources.filter { TargetReader.sourceTypes.contains($0.type) },
      headers: sources.filter { $0.type == "h" }, storyboards: [], dependencies: [],
      hasForeignCode: true, missing: missing)
  }

  /// What the rule says that build settings say in a project of Xcode.
  private func settings(
    _ rule: BazelRule, name: String, _ path: ProjectPath, module: String?
  ) -> BuildSettings {
    let numbers = ["iphone": "1", "ipad": "2"]
    let families = (rule.arguments["families"]?.texts ?? []).compactMap { numbers[$0] }
    let values = [
      "TARGETED_DEVICE_FAMILY": families.sorted().joined(separator: ","),
      "PRODUCT_MODULE_NAME": module ?? "",
    ].filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
    let assignments = values.compactMap { key, value in
      BuildSettingsKey(key).map { BuildAssignment(key: $0, value: value) }
    }
    return BuildSettings(
      levels: [.init(assignments: assignments, unread: nil)], target: name,
      project: name, folder: path.folder)
  }

  private func plists(
    of rule: BazelRule, in path: ProjectPath
  ) throws(UnreadFile) -> [ProjectPath] {
    guard let texts = rule.arguments["infoplists"]?.texts, !texts.isEmpty else {
      throw UnreadFile(path, rule, "“infoplists” is not a list of files")
    }
    var paths: [ProjectPath] = []
    for text in texts {
      let label = BazelLabel(text, in: path.folder, root: root(of: path))
      guard let label, case .bytes = files.content(of: label.file) else {
        throw UnreadFile(path, rule, "its plist “\(text)” is no file, so a rule makes it")
      }
      paths.append(label.file)
    }
    return paths
  }

  /// The folder of the workspace, from which `//` counts.
  private func root(of path: ProjectPath) -> ProjectPath {
    let marks = ["MODULE.bazel", "WORKSPACE", "WORKSPACE.bazel"]
    var folder = path.folder
    while folder != .root, !marks.contains(where: { files.exists(at: folder.appending($0)) }) {
      folder = folder.folder
    }
    return folder
  }
}

extension UnreadFile {
  /// What is said of a rule that is not literal.
  init(_ path: ProjectPath, _ rule: BazelRule, _ words: String) {
    let name = rule.name.map { " “\($0)”" } ?? ""
    self.init(
      file: path.description,
      reason:
        "line \(rule.line): \(rule.kind)\(name) is not literal: \(words). Audit the project that "
        + "rules_xcodeproj makes of it.")
  }
}
