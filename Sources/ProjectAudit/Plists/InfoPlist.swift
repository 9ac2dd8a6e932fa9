import ProjectFormats

/// The Info.plist that one or several configurations of a target have.
struct InfoPlist: Sendable {
  /// The file that is the base; nil if everything is generated.
  let file: String?
  /// The entries of the file; nil if there is no file or it cannot be read.
  let value: SettingsValue?
  /// Why the file cannot be read.
  let unread: UnreadFile?
  /// The configurations that have it; empty if a description has none.
  var configurations: [String]
  /// The settings of the first of them.
  let settings: BuildSettings
  /// The project file, which generated keys are in.
  let project: String
}

extension InfoPlist {
  /// Whether Xcode adds keys that build settings give.
  var isGenerated: Bool { settings.isOn("GENERATE_INFOPLIST_FILE") }

  /// The text of a key with all settings expanded.
  func text(_ key: String) -> PlistText? {
    if let entry = value?.entry(key), let text = entry.value.text {
      return PlistText(text, entry: entry, in: self)
    }
    guard isGenerated, let text = settings["INFOPLIST_KEY_" + key] else { return nil }
    return PlistText(written: text, text: text, file: project, line: nil)
  }

  /// The texts of a list.
  func texts(_ key: String) -> [PlistText] {
    guard let items = value?[key]?.items else { return [] }
    return items.compactMap { item in
      item.text.map {
        PlistText(written: $0, text: settings.expand($0), file: file ?? project, line: item.line)
      }
    }
  }

  /// Whether it is that of an app for the watch, or of an extension.
  var isForeign: Bool { value?["NSExtension"] != nil || value?["WKApplication"] != nil }

  /// The name for messages.
  var title: String { file ?? project }
}

/// A text of a plist with its place.
struct PlistText: Hashable, Sendable {
  /// The text in the file.
  let written: String
  /// The text with all settings expanded.
  let text: String
  let file: String
  let line: Int?
}

extension PlistText {
  init(_ text: String, entry: SettingsEntry, in plist: InfoPlist) {
    self.init(
      written: text, text: plist.settings.expand(text), file: plist.title,
      line: entry.value.line ?? entry.line)
  }
}

/// Finds the plists of a target.
struct InfoPlistReader {
  let files: any ProjectFiles

  /// A plist at a path, with the settings that its texts refer to.
  func plist(at path: ProjectPath, _ settings: BuildSettings, project: String) -> InfoPlist {
    let (value, unread) = read(path, settings)
    return InfoPlist(
      file: path.description, value: value, unread: unread,
      configurations: [settings.configuration].compactMap(\.self), settings: settings,
      project: project)
  }

  /// The plists, each with the configurations that have it, in the order of the configurations.
  func plists(of target: ProjectTarget) -> [InfoPlist] {
    var plists: [InfoPlist] = []
    for settings in target.settings {
      let new = plist(settings, of: target)
      let same = plists.firstIndex { other in
        other.file == new.file && other.unread == new.unread
          && Self.deciding(in: other) == Self.deciding(in: new)
      }
      if let same {
        plists[same].configurations += new.configurations
      } else {
        plists.append(new)
      }
    }
    return plists
  }

  /// What the settings say that could make two plists with the same file differ. The names of the product
  /// are those of the classes that a manifest names.
  private static func deciding(in plist: InfoPlist) -> [String?] {
    let settings = plist.settings
    let names = ["GENERATE_INFOPLIST_FILE", "INFOPLIST_PREPROCESSOR_DEFINITIONS"]
    let product = plist.manifest == nil ? [] : ["PRODUCT_NAME", "PRODUCT_MODULE_NAME"]
    return (names + product).map { settings[$0] }
      + settings.names(withPrefix: "INFOPLIST_KEY_UI").flatMap { [$0, settings[$0]] }
  }

  private func plist(_ settings: BuildSettings, of target: ProjectTarget) -> InfoPlist {
    let answer = settings.answer("INFOPLIST_FILE")
    var (value, unread): (SettingsValue?, UnreadFile?) = (nil, nil)
    let file = answer.value.flatMap { $0.isEmpty ? nil : path($0, of: target) }
    if let file { (value, unread) = read(file, settings) }
    if let missing = answer.unread, unread == nil {
      unread = UnreadFile(
        file: missing, reason: "it cannot be read, and it may name another Info.plist.")
    }
    return InfoPlist(
      file: file?.description, value: value, unread: unread,
      configurations: [settings.configuration].compactMap(\.self), settings: settings,
      project: target.project)
  }

  private func path(_ text: String, of target: ProjectTarget) -> ProjectPath {
    text.hasPrefix("/") ? ProjectPath(text) : target.folder.appending(text)
  }

  private func read(
    _ path: ProjectPath, _ settings: BuildSettings
  ) -> (SettingsValue?, UnreadFile?) {
    let content = files.content(of: path)
    guard case .bytes(var bytes) = content else { return (nil, UnreadFile(path, content)) }
    if let preprocessor = settings.plistPreprocessor {
      guard let result = preprocessor.result(of: bytes) else {
        let reason = "it has a preprocessor condition other than #ifdef and #ifndef."
        return (nil, UnreadFile(file: path.description, reason: reason))
      }
      bytes = result
    }
    do throws(SettingsError) {
      let value = try PropertyList.read(bytes)
      if value.entries != nil { return (value, nil) }
      return (nil, UnreadFile(file: path.description, reason: "it is not a dictionary."))
    } catch {
      return (nil, UnreadFile(path, error))
    }
  }
}
