import ProjectFormats

/// What a plist says of scenes.
struct SceneManifest: Hashable, Sendable {
  /// The file that has it, and the line.
  let file: String
  let line: Int?
  /// Whether Xcode makes it from a build setting; it names no configuration then.
  let isGenerated: Bool
  let allowsSeveralWindows: Bool
  let configurations: [SceneConfiguration]
}

/// How the manifest wants scenes of a role to be made.
struct SceneConfiguration: Hashable, Sendable {
  /// The role, for example `UIWindowSceneSessionRoleApplication`.
  let role: String
  let name: String?
  let delegateClass: PlistText?
  let storyboard: PlistText?
  let line: Int?
}

extension SceneManifest {
  static let key = "UIApplicationSceneManifest"
  static let windowRole = "UIWindowSceneSessionRoleApplication"

  /// The configurations of ordinary windows.
  var windows: [SceneConfiguration] { configurations.filter { $0.role == Self.windowRole } }

  /// The configurations of ordinary windows that name a delegate.
  var windowsWithDelegate: [SceneConfiguration] { windows.filter { $0.delegateClass != nil } }
}

extension InfoPlist {
  /// The scene manifest; nil if the plist has none.
  var manifest: SceneManifest? {
    if let entry = value?.entry(SceneManifest.key) { return manifest(entry) }
    let key = "INFOPLIST_KEY_" + SceneManifest.key + "_Generation"
    guard isGenerated, settings.isOn(key) else { return nil }
    return SceneManifest(
      file: project, line: nil, isGenerated: true, allowsSeveralWindows: true, configurations: [])
  }

  private func manifest(_ entry: SettingsEntry) -> SceneManifest {
    let roles = entry.value["UISceneConfigurations"]?.entries ?? []
    return SceneManifest(
      file: title, line: entry.line, isGenerated: false,
      allowsSeveralWindows: entry.value["UIApplicationSupportsMultipleScenes"]?.isTrue ?? false,
      configurations: roles.flatMap { role in
        (role.value.items ?? []).map { configuration($0, role: role.key) }
      })
  }

  private func configuration(_ value: SettingsValue, role: String) -> SceneConfiguration {
    SceneConfiguration(
      role: role, name: value["UISceneConfigurationName"]?.text,
      delegateClass: text("UISceneDelegateClassName", of: value),
      storyboard: text("UISceneStoryboardFile", of: value), line: value.line)
  }

  private func text(_ key: String, of value: SettingsValue) -> PlistText? {
    guard let entry = value.entry(key), let text = entry.value.text, !text.isEmpty else {
      return nil
    }
    return PlistText(text, entry: entry, in: self)
  }
}
