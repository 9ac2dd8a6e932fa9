import LifecycleModels
import ProjectFormats

/// The build settings of one configuration of a target, with those that it inherits.
struct BuildSettings: Sendable {
  /// One place that gives values, for example a target or an xcconfig file.
  struct Level: Sendable {
    /// The values by name and condition, in order.
    let assignments: [BuildAssignment]
    /// The file that ought to be here and was not read.
    let unread: String?
  }

  /// The name of the configuration; nil if a description has none.
  let configuration: String?
  /// From the target to what it inherits.
  let levels: [Level]
  /// What every target has.
  let builtIn: [String: String]

  /// Creates the settings of a configuration.
  init(configuration: String?, levels: [Level], builtIn: [String: String]) {
    self.configuration = configuration
    self.levels = levels
    self.builtIn = builtIn
  }

  /// Creates the settings of a target, in which every setting has its usual value unless a level says
  /// otherwise.
  init(
    configuration: String? = nil, levels: [Level], target: String, project: String,
    folder: ProjectPath
  ) {
    let root = "/" + folder.description
    var builtIn = [
      "TARGET_NAME": target, "TARGETNAME": target, "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "SRCROOT": root, "PROJECT_DIR": root,
      "SOURCE_ROOT": root, "PROJECT_NAME": project, "PLATFORM_NAME": "iphoneos",
    ]
    builtIn["CONFIGURATION"] = configuration
    self.init(configuration: configuration, levels: levels, builtIn: builtIn)
  }

  /// A value, and whether a file that was not read could change it.
  struct Answer: Hashable, Sendable {
    let value: String?
    /// The file that could give another value; nil if none could.
    let unread: String?
  }

  /// The value of a setting in a build for a device, with all references expanded.
  func answer(_ name: String) -> Answer {
    var unread: String?
    let raw = rawValue(of: name, from: 0, unread: &unread)
    return Answer(value: raw.map(expand), unread: unread)
  }

  /// The value of a setting as it is written, with what it inherits.
  func written(_ name: String) -> String? {
    var unread: String?
    return rawValue(of: name, from: 0, unread: &unread)
  }

  /// The value of a setting; nil if it has none or an empty one.
  subscript(name: String) -> String? { answer(name).value.flatMap { $0.isEmpty ? nil : $0 } }

  /// Whether a setting is on.
  func isOn(_ name: String) -> Bool { ["yes", "true", "1"].contains(self[name]?.lowercased()) }

  /// The platforms that it is built for. Of the platforms and the SDK the more special one counts:
  /// a target for the Mac names its SDK in a project that names several platforms.
  var platforms: String {
    let decisive = levels.lazy.compactMap { level -> String? in
      let names = Set(level.assignments.map(\.key.name))
      if names.contains("SUPPORTED_PLATFORMS") { return self["SUPPORTED_PLATFORMS"] }
      guard names.contains("SDKROOT"), let root = self["SDKROOT"] else { return nil }
      return root == "auto" ? nil : root
    }
    return decisive.first ?? "iphoneos"
  }

  /// The names of all settings that begin with some words.
  func names(withPrefix prefix: String) -> [String] {
    let names = levels.flatMap(\.assignments).map(\.key.name).filter { $0.hasPrefix(prefix) }
    return Set(names).sorted()
  }

  /// The text with all references expanded.
  func expand(_ text: String) -> String {
    guard text.contains("$") else { return text }
    return BuildSettingsExpansion(text) { name in
      var unread: String?
      return rawValue(of: name, from: 0, unread: &unread)
    }.text
  }
}

/// A value of a setting under some conditions.
struct BuildAssignment: Hashable, Sendable {
  let key: BuildSettingsKey
  let value: String
}

extension BuildSettings {
  /// The value at a level or below, with “inherited” replaced.
  private func rawValue(of name: String, from start: Int, unread: inout String?) -> String? {
    for level in levels.indices.dropFirst(start) {
      unread = unread ?? levels[level].unread
      guard let value = levels[level].value(of: name, in: configuration) else { continue }
      guard value.contains("inherited") else { return value }
      let below = rawValue(of: name, from: level + 1, unread: &unread)
      return BuildSettingsExpansion.inheriting(value, from: below)
    }
    return builtIn[name]
  }
}

extension BuildSettings.Level {
  /// The value that counts for a device: the last one with conditions that it meets, or else the
  /// last one without.
  fileprivate func value(of name: String, in configuration: String?) -> String? {
    let mine = assignments.filter { $0.key.name == name }
    let special = mine.last { assignment in
      !assignment.key.conditions.isEmpty
        && assignment.key.conditions.allSatisfy { $0.isMet(onDeviceIn: configuration) }
    }
    return (special ?? mine.last { $0.key.conditions.isEmpty })?.value
  }
}

extension BuildSettingsKey.Condition {
  /// Whether it is met when the app is built for a device with the SDK of iOS 27.
  fileprivate func isMet(onDeviceIn configuration: String?) -> Bool {
    switch name {
    case "sdk": matches("iphoneos27.0")
    case "config": configuration.map(matches) ?? false
    case "arch": matches("arm64")
    default: false
    }
  }
}
