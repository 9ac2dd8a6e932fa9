import ProjectFormats
import SourceCode

/// Reads the description of a project for Tuist, as far as it is literal.
struct TuistReader {
  let files: any ProjectFiles

  /// The apps of a description.
  ///
  /// - Throws: ``UnreadFile`` if the description cannot be read, or a function makes the targets.
  func apps(_ path: ProjectPath) throws(UnreadFile) -> [GeneratedTargets.App] {
    let bytes = try SettingsFile(files: files).bytes(path)
    let calls = TargetCall.all(named: ["target", "Target"], in: bytes)
    if calls.isEmpty, let name = Self.functionForApps(in: bytes) {
      throw UnreadFile(
        file: path.description,
        reason: "“\(name)” makes its targets, and functions are not followed. Run "
          + "“tuist generate”, and audit again.")
    }
    return calls.compactMap { app($0, path) }
  }

  /// The function in `let project = Project.makeApp(…)`; nil if its name is not about apps.
  private static func functionForApps(in bytes: [UInt8]) -> String? {
    let tokens = SyntaxTree(reading: bytes, .swift).tokens
    return tokens.indices(of: ["Project", "."]).lazy.compactMap { index -> String? in
      guard index + 3 < tokens.endIndex, tokens[index + 3].isSymbol("(") else { return nil }
      let name = tokens[index + 2].text
      return name.lowercased().contains("app") ? "Project." + name : nil
    }.first
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
        hasForeignCode: true, missing: []),
      plists: [plist(call.value(of: "infoPlist"), settings, path)])
  }

  /// The files of the folders that globs such as `Sources/**` name.
  private func sources(_ value: SettingsValue?, below folder: ProjectPath) -> [ProjectPath] {
    let globs = (value?.items ?? [value].compactMap { $0 }).compactMap(\.text)
    let walk = FolderWalk(files: files)
    return globs.flatMap { glob in
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
    let walk = FolderWalk(files: files)
    var folder = path.folder
    while true {
      let helpers = ["Tuist", "Plugins", "Plugin"].flatMap { part in
        walk.paths(below: folder.appending(part)) { $0.type == "swift" }
      }
      for file in [path] + helpers {
        let found = try? SettingsFile(files: files).values(of: name, in: file, .swift)
        if let value = found?.first(where: { $0.value.entries != nil })?.value {
          return (value, file)
        }
      }
      if folder == .root { return nil }
      folder = folder.folder
    }
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
