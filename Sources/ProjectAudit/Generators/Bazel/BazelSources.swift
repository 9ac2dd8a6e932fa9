import Reporting

/// Collects the sources of the libraries that an app for Bazel is built from.
struct BazelSources {
  let files: any ProjectFiles
  /// The folder of the workspace.
  let root: ProjectPath
  private(set) var found: [ProjectPath] = []
  /// Sources that are no files, because rules make them.
  private(set) var missing: [ProjectPath] = []
  /// The modules of the libraries, in the order in which they were reached.
  private var modules: [String] = []
  private var visited: Set<BazelLabel> = []
  /// The BUILD files, with what was read of them.
  private(set) var workspace: BazelWorkspace

  private static let maxLibraries = 1000

  init(files: any ProjectFiles, root: ProjectPath, workspace: BazelWorkspace) {
    self.files = files
    self.root = root
    self.workspace = workspace
  }

  /// Adds the libraries that a rule names, with those that they name.
  ///
  /// - Throws: ``UnreadFile`` if a library is not literal, or no rule whose sources are known.
  mutating func add(
    _ argument: String, of rule: BazelRule, in path: ProjectPath
  ) throws(UnreadFile) {
    var open = try labels(argument, of: rule, in: path).reversed() as [BazelLabel]
    while let label = open.popLast() {
      guard visited.insert(label).inserted else { continue }
      guard visited.count <= Self.maxLibraries, let (rule, path) = workspace.rule(label)
      else {
        throw UnreadFile(
          path, rule, "“\(label.name)” in \(label.package) is no rule of a BUILD file")
      }
      guard let arguments = Self.arguments[rule.kind] else {
        throw UnreadFile(path, rule, "“\(rule.kind)” is not known")
      }
      if rule.kind == "swift_library" { modules.append(module(of: rule, label)) }
      for argument in arguments.sources { try addFiles(argument, of: rule, in: path) }
      for argument in arguments.libraries {
        open += try labels(argument, of: rule, in: path).reversed()
      }
    }
    found = found.uniqued
  }

  /// The module of a class that plists may name; that of the first library if none of them does.
  func module(namedIn plists: [ProjectPath]) -> String? {
    modules.first { module in
      let name = Array(">\(module).".utf8)
      return plists.contains { path in
        if case .bytes(let bytes) = files.content(of: path) { bytes.holds(name) } else { false }
      }
    } ?? modules.first
  }

  /// The arguments of rules that name sources, and those that name other rules.
  private static let arguments: [String: (sources: [String], libraries: [String])] = [
    "swift_library": (["srcs"], ["deps", "private_deps"]),
    "objc_library": (["srcs", "hdrs", "non_arc_srcs"], ["deps", "implementation_deps"]),
    "cc_library": ([], ["deps"]),
    "alias": ([], ["actual"]),
    "apple_static_framework_import": ([], []), "apple_dynamic_framework_import": ([], []),
    "apple_static_xcframework_import": ([], []), "apple_dynamic_xcframework_import": ([], []),
  ]

  private func labels(
    _ argument: String, of rule: BazelRule, in path: ProjectPath
  ) throws(UnreadFile) -> [BazelLabel] {
    guard let value = rule.arguments[argument] else { return [] }
    guard let texts = value.texts else {
      throw UnreadFile(path, rule, "“\(argument)” is computed")
    }
    return texts.compactMap { BazelLabel($0, in: path.folder, root: root) }
  }

  /// The module of a library: the rules for Swift make the name from the label if none is given.
  private func module(of rule: BazelRule, _ label: BazelLabel) -> String {
    if let name = rule.arguments["module_name"]?.text { return name }
    let package = label.package == root ? "" : "\(label.package.path(from: root))_"
    let name = package + label.name
    return String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  private mutating func addFiles(
    _ argument: String, of rule: BazelRule, in path: ProjectPath
  ) throws(UnreadFile) {
    guard let value = rule.arguments[argument] else { return }
    for item in value.items ?? [value] {
      if let text = item.text {
        guard let label = BazelLabel(text, in: path.folder, root: root) else { continue }
        if isFile(label.file) { found.append(label.file) } else { missing.append(label.file) }
      } else if let included = item["include"]?.texts,
        let excluded = item["exclude"].map(\.texts) ?? [String]()
      {
        found += matches(of: included, except: excluded, below: path.folder)
      } else {
        throw UnreadFile(path, rule, "“\(argument)” is computed")
      }
    }
  }

  /// The files that some patterns describe, without those of others.
  private mutating func matches(
    of included: [String], except excluded: [String], below folder: ProjectPath
  ) -> [ProjectPath] {
    let included = included.map { PathPattern(folder.appending($0).description) }
    let excluded = excluded.map { PathPattern(folder.appending($0).description) }
    return workspace.files(of: folder).filter { path in
      included.contains { $0.matches(path.description) }
        && !excluded.contains { $0.matches(path.description) }
    }
  }

  private func isFile(_ path: ProjectPath) -> Bool {
    if case .bytes = files.content(of: path) { true } else { false }
  }
}
