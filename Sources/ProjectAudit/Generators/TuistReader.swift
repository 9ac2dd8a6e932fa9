import ProjectFormats
import Reporting
import SourceCode

/// Reads the descriptions of projects for Tuist, as far as they are literal.
struct TuistReader {
  let files: any ProjectFiles
  /// The functions of the files that were read.
  private var functions: [ProjectPath: [HelperFunction]] = [:]
  /// The descriptions that were read.
  private var descriptions: [ProjectPath: Description] = [:]

  init(files: any ProjectFiles) { self.files = files }

  /// The apps of a description.
  ///
  /// - Throws: ``UnreadFile`` if the description cannot be read, or a function makes the targets.
  mutating func apps(_ path: ProjectPath) throws(UnreadFile) -> [GeneratedTargets.App] {
    let description = try description(path)
    let calls = description.targets
    if calls.isEmpty, let function = description.function, function.lowercased().contains("app") {
      throw UnreadFile(path, description.maker ?? "", "")
    }
    let apps = calls.compactMap { app($0, path) }
    let tests = calls.filter {
      [".unitTests", ".uiTests"].contains($0.value(of: "product")?.written)
    }
    let hosts = TestHosts(
      files: files,
      bundles: tests.map { call in
        TestBundle(
          name: call.value(of: "name")?.text ?? "", settings: [],
          dependencies: (call.value(of: "dependencies")?.items ?? []).compactMap(\.literal))
      },
      others: calls.filter { ($0.value(of: "product")?.written ?? "").isOfLibrary }
        .compactMap { $0.value(of: "name")?.text })
    return hosts.marked(apps, \.target)
  }

  /// What is said of descriptions in which no app is written out, once for all of them; nil if functions make
  /// nothing in them.
  mutating func gap(in descriptions: [ProjectPath]) -> TargetAudit? {
    var makers: [(ProjectPath, String)] = []
    for path in descriptions {
      if let maker = (try? description(path))?.maker { makers.append((path, maker)) }
    }
    guard let (path, maker) = makers.first else { return nil }
    let others = makers.count - 1
    let words =
      others == 0
      ? ""
      : others == 1
        ? "; 1 other file is not judged either" : "; \(others) other files are not judged either"
    return TargetAudit(unread: path, UnreadFile(path, maker, words))
  }

  /// A description after what its helpers return was put in it.
  private struct Description {
    let targets: [TargetCall]
    private let tokens: CodeTokens
    /// Why functions were left, by their names.
    private let reasons: [String: String]

    init(_ bytes: [UInt8], _ functions: [HelperFunction]) {
      var inliner = HelperInliner(functions)
      let text = inliner.inlined(bytes)
      targets = TargetCall.all(named: ["target", "Target"], in: text)
      tokens = SyntaxTree(reading: text, .swift).tokens
      reasons = inliner.reasons
    }

    /// The function in `let project = Project.makeApp(…)`.
    var function: String? {
      tokens.indices(of: ["Project", "."]).lazy.compactMap { index -> String? in
        guard index + 3 < tokens.endIndex, tokens[index + 3].isSymbol("(") else { return nil }
        return "Project." + tokens[index + 2].text
      }.first
    }

    /// Says that a function makes the targets, or that functions of a module may, and why these are not known;
    /// nil if there is none.
    var maker: String? {
      if let function {
        let reason = reasons[function.lastName] ?? "its declaration was not found"
        return "“\(function)” makes its targets, and \(reason)"
      }
      if let (name, reason) = reasons.min(by: { $0.key < $1.key }) {
        return "“\(name)” makes its targets, and \(reason)"
      }
      let products = targets.compactMap { $0.value(of: "product")?.written }
      if let product = products.first(where: { !$0.hasPrefix(".") }) {
        return "A product, “\(product)”, is not a literal"
      }
      let modules = tokens.indices(of: ["import"]).filter { $0 + 1 < tokens.endIndex }
        .map { tokens[$0 + 1].text }
      return modules.first { !["ProjectDescription", "Foundation"].contains($0) }
        .map { "“\($0)” may make its targets, and some of its declarations were not found" }
    }
  }

  private mutating func description(_ path: ProjectPath) throws(UnreadFile) -> Description {
    if let known = descriptions[path] { return known }
    let settings = SettingsFile(files: files)
    let bytes = try settings.bytes(path)
    var all: [HelperFunction] = []
    for file in helpers(for: path) {
      let own =
        functions[file]
        ?? (try? settings.bytes(file)).map { HelperFunction.all(in: $0, file) } ?? []
      functions[file] = own
      all += own
    }
    let description = Description(bytes, all)
    descriptions[path] = description
    return description
  }

  private func app(_ call: TargetCall, _ path: ProjectPath) -> GeneratedTargets.App? {
    guard call.value(of: "product")?.written == ".app" else { return nil }
    let name = call.value(of: "name")?.text ?? path.folder.name
    let settings = BuildSettings(
      levels: [], target: name, project: path.folder.name, folder: path.folder)
    let sources = self.sources(in: call, below: path.folder)
    let resources = files(call.value(of: "resources"), below: path.folder)
    return GeneratedTargets.App(
      target: ProjectTarget(
        name: name, kind: .application, folder: path.folder, project: path.description,
        settings: [settings],
        sources: sources.filter { TargetReader.sourceTypes.contains($0.type) },
        headers: sources.filter { $0.type == "h" },
        storyboards: (sources + resources).filter { $0.type == "storyboard" }, dependencies: [],
        hasForeignCode: true, missing: [], mains: sources.filter(\.isMain)),
      plists: [
        computedSources(in: call, path).map { plist(nil, $0, settings, path) }
          ?? plist(call.value(of: "infoPlist"), settings, path)
      ])
  }

  /// The arguments that name sources: by globs such as `Sources/**`, or by folders that are mirrored.
  private static let sourceArguments = ["sources", "buildableFolders"]
  /// The arguments of a glob or a folder that leave files out.
  private static let exclusions = ["excluded", "excluding"]

  /// The sources of a target, without those that are excluded.
  private func sources(in call: TargetCall, below folder: ProjectPath) -> [ProjectPath] {
    let excluded = Self.exclusions.flatMap(call.script.values).flatMap { $0.value.texts ?? [] }
    // A path begins at the description, or in the folder that is mirrored.
    let patterns = excluded.flatMap { [folder.appending($0).description, "**/" + $0] }
      .map(PathPattern.init)
    return Self.sourceArguments.flatMap { files(call.value(of: $0), below: folder) }.uniqued
      .filter { file in !patterns.contains { $0.matches(file.description) } }
  }

  /// What is said of a target whose sources are computed; nil if they are written out.
  private func computedSources(in call: TargetCall, _ path: ProjectPath) -> UnreadFile? {
    let sources = Self.sourceArguments.filter { name in
      call.value(of: name).map { $0.items ?? [$0] }?.contains { $0.path == nil } ?? false
    }
    let exclusions = Self.exclusions.filter { name in
      call.script.values(of: name).contains { $0.value.texts == nil }
    }
    return (sources + exclusions).first.map { name in
      UnreadFile(
        file: path.description,
        reason: "“\(name)” is not a literal." + ProjectGenerator.tuist.advice)
    }
  }

  /// The files of the folders that an argument names.
  private func files(_ value: SettingsValue?, below folder: ProjectPath) -> [ProjectPath] {
    let walk = FolderWalk(files: files)
    return (value.map { $0.items ?? [$0] } ?? []).compactMap(\.path).flatMap { glob in
      walk.paths(below: folder.appending(String(glob.prefix { $0 != "*" }))) { _ in true }
    }.uniqued
  }

  private func plist(
    _ value: SettingsValue?, _ settings: BuildSettings, _ path: ProjectPath
  ) -> InfoPlist {
    let reader = InfoPlistReader(files: files)
    guard let value else {
      return plist(SettingsValue(.dictionary([]), line: nil), nil, settings, path)
    }
    if value.entries != nil { return plist(value, nil, settings, path) }
    if let file = value.text ?? value.literal {
      return reader.plist(at: path.folder.appending(file), settings, project: path.description)
    }
    let written = value.written
    if written == ".default" {
      return plist(SettingsValue(.dictionary([]), line: value.line), nil, settings, path)
    }
    if let helper = helper(named: written, from: path) {
      return plist(helper.value, nil, settings, helper.file)
    }
    let unread = UnreadFile(
      file: path.description, reason: "its infoPlist, “\(written)”, is not a literal.")
    return plist(nil, unread, settings, path)
  }

  private func plist(
    _ value: SettingsValue?, _ unread: UnreadFile?, _ settings: BuildSettings, _ file: ProjectPath
  ) -> InfoPlist {
    InfoPlist(
      file: file.description, value: value, unread: unread, configurations: [],
      settings: settings, project: file.description)
  }

  /// The constant of a helper that an expression names, such as `.defaultApp`.
  private func helper(
    named written: String, from path: ProjectPath
  ) -> (value: SettingsValue, file: ProjectPath)? {
    guard let name = written.split(separator: ".").last.map(String.init),
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    return helpers(for: path).lazy.compactMap { file in
      let found = try? SettingsFile(files: files).values(of: name, in: file, .swift)
      return found?.first { $0.value.entries != nil }.map { ($0.value, file) }
    }.first
  }

  /// The files whose declarations a description may use, itself first, then those of the nearest folders.
  private func helpers(for path: ProjectPath) -> [ProjectPath] {
    let walk = FolderWalk(files: files)
    return
      ([path]
      + path.folder.andFoldersAround.flatMap { folder in
        ["Tuist", "Plugins", "Plugin"].flatMap { part in
          walk.paths(below: folder.appending(part)) { $0.type == "swift" }
        }
      }).uniqued
  }
}

extension String {
  /// Whether a product of Tuist is linked into apps.
  fileprivate var isOfLibrary: Bool {
    hasSuffix("Framework") || hasSuffix("Library") || self == ".framework"
  }
}

extension SettingsValue {
  /// An expression as it is written; empty for anything else.
  fileprivate var written: String { if case .expression(let text) = content { text } else { "" } }

  /// The only string in an expression such as `.file(path: "App/Info.plist")`.
  fileprivate var literal: String? {
    let parts = written.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count == 3 && written.contains("(") ? String(parts[1]) : nil
  }

  /// The path that it is, or that a call such as `.folder("Sources", exceptions: …)` begins with.
  fileprivate var path: String? {
    if let text { return text }
    let parts = written.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count > 2 && parts[0].contains("(") && !parts[0].contains("[")
      ? String(parts[1]) : nil
  }

  /// The value with all lines counted from another one.
  func moved(by lines: Int) -> SettingsValue {
    let content: Content =
      switch self.content {
      case .array(let items): .array(items.map { $0.moved(by: lines) })
      case .dictionary(let entries):
        .dictionary(
          entries.map { entry in
            SettingsEntry(
              key: entry.key, line: entry.line.map { $0 + lines },
              value: entry.value.moved(by: lines))
          })
      default: self.content
      }
    return SettingsValue(content, line: line.map { $0 + lines })
  }
}

extension UnreadFile {
  /// What is said of a description for Tuist whose targets functions make.
  fileprivate init(_ path: ProjectPath, _ maker: String, _ others: String) {
    self.init(
      file: path.description, reason: maker + others + "." + ProjectGenerator.tuist.advice)
  }
}
