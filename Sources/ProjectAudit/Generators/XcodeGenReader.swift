import ProjectFormats
import Reporting

/// Reads the description of a project for XcodeGen, with the files that it includes.
struct XcodeGenReader {
  let files: any ProjectFiles

  /// The apps of a description.
  ///
  /// - Throws: ``UnreadFile`` if the description or a file that it includes cannot be read.
  func apps(_ path: ProjectPath) throws(UnreadFile) -> [GeneratedTargets.App] {
    var read: [ProjectPath: Spec] = [:]
    let spec = try merged(path, open: [], &read)
    let project = spec.value["name"]?.text ?? path.folder.name
    let templates = XcodeGenTemplates(of: spec.value)
    var targets: [SettingsEntry] = []
    for entry in spec.value["targets"]?.entries ?? [] {
      do throws(XcodeGenTemplates.Gap) {
        targets.append(try templates.expanded(entry))
      } catch {
        throw UnreadFile(error, in: entry.key, spec.files, else: path)
      }
    }
    let apps = targets.filter { $0.kind == .application && Self.isForPhones($0.value) }
      .map { app($0, spec, file: path, project: project) }
    let hosts = TestHosts(
      files: files,
      bundles: targets.filter { $0.kind == .tests }.map { entry in
        TestBundle(
          name: entry.key,
          settings: [
            settings(
              entry, spec, file: path, place: spec.files[entry.key] ?? path, project: project)
          ],
          dependencies: (entry.value["dependencies"]?.items ?? []).compactMap { $0["target"]?.text }
        )
      }, others: targets.filter { $0.kind != .application && $0.kind != .tests }.map(\.key))
    return hosts.marked(apps, \.target)
  }

  private struct Spec {
    let value: SettingsValue
    /// The file that a target or a template is described in.
    let files: [String: ProjectPath]
  }

  private static func isForPhones(_ target: SettingsValue) -> Bool {
    let names =
      [target["platform"]?.text].compactMap { $0 }
      + (target["platform"]?.items ?? []).compactMap(\.text)
      + (target["supportedDestinations"]?.items ?? []).compactMap(\.text)
    return names.isEmpty || names.contains { ["ios", "auto"].contains($0.lowercased()) }
  }

  /// The description with those that it includes below it.
  private func merged(
    _ path: ProjectPath, open: [ProjectPath], _ read: inout [ProjectPath: Spec]
  ) throws(UnreadFile) -> Spec {
    if let known = read[path] { return known }
    guard !open.contains(path), open.count < 50 else {
      throw UnreadFile(file: path.description, reason: "it includes itself.")
    }
    let own = try SettingsFile(files: files).read(path, YAML.read)
    var entries: [SettingsEntry] = []
    var places: [String: ProjectPath] = [:]
    for include in own["include"]?.includes ?? [] {
      let part = try merged(place(of: include, from: path), open: open + [path], &read)
      entries = Self.joined(entries, part.value.entries ?? [])
      places.merge(part.files) { $1 }
    }
    for key in ["targetTemplates", "targets"] {
      for target in own[key]?.entries ?? [] { places[target.key] = path }
    }
    let all = Self.joined(entries, own.entries ?? [])
    let spec = Spec(value: SettingsValue(.dictionary(all), line: own.line), files: places)
    read[path] = spec
    return spec
  }

  /// Where a file is that a description includes: beside the description, or where a script copies that to,
  /// which is the folder of everything.
  private func place(of include: String, from path: ProjectPath) -> ProjectPath {
    let beside = path.folder.appending(include)
    let copied = ProjectPath.root.appending(include)
    return !files.exists(at: beside) && files.exists(at: copied) ? copied : beside
  }

  /// The entries of two descriptions; dictionaries of the same key are joined.
  private static func joined(
    _ first: [SettingsEntry], _ second: [SettingsEntry]
  ) -> [SettingsEntry] {
    var result = first
    for entry in second {
      guard let index = result.firstIndex(where: { $0.key == entry.key }) else {
        result.append(entry)
        continue
      }
      var value = entry.value
      if let old = result[index].value.entries, let new = entry.value.entries {
        value = SettingsValue(.dictionary(joined(old, new)), line: entry.value.line)
      }
      result[index] = SettingsEntry(key: entry.key, line: entry.line, value: value)
    }
    return result
  }
}

extension SettingsEntry {
  /// What a target is.
  fileprivate var kind: ProjectTarget.Kind {
    ProjectTarget.Kind(productType: value["type"]?.text ?? "")
  }
}

extension SettingsValue {
  /// The paths that a description includes.
  fileprivate var includes: [String] {
    (items ?? [self]).compactMap { $0.text ?? $0["path"]?.text }
  }
}

extension XcodeGenReader {
  private func app(
    _ entry: SettingsEntry, _ spec: Spec, file: ProjectPath, project: String
  ) -> GeneratedTargets.App {
    let place = spec.files[entry.key] ?? file
    let settings = self.settings(entry, spec, file: file, place: place, project: project)
    // Paths begin at the file that has them, unless an option or a template says otherwise.
    let folders = [place.folder, file.folder, .root].uniqued
    let sources =
      folders.lazy.map { self.sources(entry.value, below: $0) }.first { !$0.isEmpty } ?? []
    return GeneratedTargets.App(
      target: ProjectTarget(
        name: entry.key, kind: .application, folder: file.folder, project: file.description,
        settings: [settings],
        sources: sources.filter { TargetReader.sourceTypes.contains($0.type) },
        headers: sources.filter { $0.type == "h" },
        storyboards: sources.filter { $0.type == "storyboard" }, dependencies: [],
        hasForeignCode: true, missing: [], mains: sources.filter(\.isMain)),
      plists: [plist(entry.value, settings, sources, spec, file: file, place: place)])
  }

  /// The Info.plist that the description gives, or the file that it names, or the one among the sources,
  /// which XcodeGen takes if nothing names another.
  private func plist(
    _ target: SettingsValue, _ settings: BuildSettings, _ sources: [ProjectPath], _ spec: Spec,
    file: ProjectPath, place: ProjectPath
  ) -> InfoPlist {
    if let properties = target["info"]?["properties"] {
      return InfoPlist(
        file: place.description, value: properties, unread: nil, configurations: [],
        settings: settings, project: file.description)
    }
    if let path = target["info"]?["path"]?.text ?? settings[Self.plistKey] {
      let places = [place.folder, file.folder, .root].map { $0.appending(path) }
      return InfoPlistReader(files: files).plist(
        at: places.first(where: files.exists) ?? places[1], settings, project: file.description)
    }
    let unreadSettings = settings.answer(Self.plistKey).unread
    let isElsewhere = unreadSettings != nil || Self.namesPlist(target, spec)
    if !isElsewhere, let path = sources.first(where: { $0.name == "Info.plist" }) {
      return InfoPlistReader(files: files).plist(
        at: path, settings, project: file.description)
    }
    let unread = UnreadFile(
      file: unreadSettings ?? place.description,
      reason: (unreadSettings == nil
        ? "the settings of its configurations may name an Info.plist."
        : "it cannot be read, and it may name an Info.plist.")
        + " Run “xcodegen generate”, and audit again.")
    return InfoPlist(
      file: nil, value: nil, unread: isElsewhere ? unread : nil, configurations: [],
      settings: settings, project: file.description)
  }

  private func settings(
    _ entry: SettingsEntry, _ spec: Spec, file: ProjectPath, place: ProjectPath, project: String
  ) -> BuildSettings {
    let levels = [(entry.value, place), (spec.value, file)].flatMap { value, place in
      let settings = value["settings"]
      let base = settings?["base"]?.entries ?? settings?.entries ?? []
      let own = BuildSettings.Level(
        assignments: base.compactMap { setting in
          BuildSettingsKey(setting.key).map {
            BuildAssignment(key: $0, value: setting.value.settingText)
          }
        }, unread: nil)
      return [own]
        + configurationFiles(value, file.folder, folders: [place.folder, file.folder].uniqued)
    }
    return BuildSettings(
      levels: levels, target: entry.key, project: project, folder: file.folder
    )
  }

  /// The settings in the files of all configurations. One that CocoaPods has yet to write names no plist.
  private func configurationFiles(
    _ value: SettingsValue, _ base: ProjectPath, folders: [ProjectPath]
  ) -> [BuildSettings.Level] {
    (value["configFiles"]?.entries ?? []).compactMap(\.value.text).uniqued.compactMap { name in
      let places = folders.map { $0.appending(name) }
      let path = places.first(where: files.exists) ?? places[0]
      if !files.exists(at: path), path.description.split(separator: "/").contains("Pods") {
        return nil
      }
      return SettingsFileReader(files: files, base: base).level(path)
    }
  }

  /// Whether settings of single configurations, or groups of settings, say which plist is used.
  private static func namesPlist(_ target: SettingsValue, _ spec: Spec) -> Bool {
    let groups = target["settings"]?["groups"] == nil ? nil : spec.value["settingGroups"]
    return [target["settings"]?["configs"], groups].contains { $0?.mentions(plistKey) ?? false }
  }

  private static let plistKey = "INFOPLIST_FILE"

  /// The files of a target: those below the folders that it lists.
  private func sources(_ target: SettingsValue, below folder: ProjectPath) -> [ProjectPath] {
    let listed = target["sources"].map { $0.items ?? [$0] } ?? []
    let walk = FolderWalk(files: files)
    return listed.flatMap { source -> [ProjectPath] in
      guard let name = source.text ?? source["path"]?.text else { return [] }
      let path = folder.appending(name)
      if case .bytes = files.content(of: path) { return [path] }
      let excluded = (source["excludes"]?.items ?? []).compactMap(\.text)
        .map { PathPattern(path.appending($0).description) }
      return walk.paths(below: path) { file in !excluded.contains(where: file.isBelow) }
    }.uniqued
  }
}

extension SettingsValue {
  /// Whether a dictionary in it has a key.
  fileprivate func mentions(_ key: String) -> Bool {
    (entries ?? []).contains { $0.key == key || $0.value.mentions(key) }
  }

  /// The value as build settings write it.
  fileprivate var settingText: String {
    switch content {
    case .boolean(let value): value ? "YES" : "NO"
    case .number(let text), .string(let text), .expression(let text): text
    case .array(let items): items.map(\.settingText).joined(separator: " ")
    case .data, .null, .dictionary: ""
    }
  }
}

extension UnreadFile {
  /// What is said of a target for XcodeGen that its templates leave incomplete.
  fileprivate init(
    _ gap: XcodeGenTemplates.Gap, in target: String, _ places: [String: ProjectPath],
    else file: ProjectPath
  ) {
    let (name, words) =
      switch gap {
      case .missing(let template):
        (target, "“\(target)” uses the template “\(template)”, which is not there.")
      case .unset(let variable, let template):
        (
          template ?? target,
          (template.map { "the template “\($0)” of “\(target)”" } ?? "“\(target)”")
            + " has the variable ${\(variable)}, which templateAttributes does not set."
        )
      }
    self.init(
      file: (places[name] ?? file).description,
      reason: "\(words) Run “xcodegen generate”, and audit again.")
  }
}

extension ProjectPath {
  /// Whether a pattern describes the path or a folder that it lies in.
  fileprivate func isBelow(_ pattern: PathPattern) -> Bool {
    pattern.matches(description) || self != .root && folder.isBelow(pattern)
  }
}
