import ProjectFormats

/// A plugin by the file that describes it: what others build into their apps.
struct PluginManifest {
  /// The manifest, or the folder of a library that has none where it is installed.
  let path: ProjectPath
  /// Where its sources are.
  let folder: ProjectPath
  /// The name of the package.
  let name: String
  /// Its version, as it is written.
  let version: String?
  /// What it is, for people.
  let words: String
  /// Whether it names its framework. A library for any app may have a podspec too, beside a package.json for its
  /// tools.
  private(set) var namesFramework = true

  /// The names of the files that describe plugins. Several may be in one folder; the first one counts.
  static let names = ["pubspec.yaml", "expo-module.config.json", "plugin.xml", "package.json"]

  /// Reads a file; nil if it describes no plugin for iOS.
  init?(_ path: ProjectPath, files: any ProjectFiles) {
    self.path = path
    folder = path.folder
    let folder = path.folder
    let settings = SettingsFile(files: files)
    func package() -> SettingsValue? {
      try? settings.read(folder.appending("package.json"), JSONSettings.read)
    }
    let value: SettingsValue?
    switch path.name {
    case "pubspec.yaml":
      value = try? settings.read(path, YAML.read)
      guard value?["flutter"]?["plugin"]?["platforms"]?["ios"] != nil else { return nil }
      words = "a plugin of Flutter"
    case "expo-module.config.json":
      value = package()
      words = "a module of Expo"
    case "plugin.xml":
      guard let bytes = try? settings.bytes(path), let root = try? MarkupElement.read(bytes),
        root.children(named: "platform").contains(where: { $0.attribute("name") == "ios" })
      else { return nil }
      name = root.attribute("id") ?? folder.appName
      version = root.attribute("version")
      words = "a plugin of Cordova"
      return
    default:
      value = package()
      let isOfCapacitor = value?["capacitor"]?["ios"] != nil
      let lists = ["peerDependencies", "dependencies", "devDependencies"]
      let isOfReactNative = files.entries(of: folder).contains { $0.name.hasSuffix(".podspec") }
      guard isOfCapacitor || isOfReactNative else { return nil }
      words = isOfCapacitor ? "a plugin of Capacitor" : "a library of React Native"
      namesFramework = isOfCapacitor || lists.contains { value?[$0]?["react-native"] != nil }
    }
    name = value?["name"]?.text ?? folder.appName
    version = value?["version"]?.text
  }

  /// A library that a lock file lists.
  init(_ name: String, version: String?, words: String, in folder: ProjectPath) {
    path = folder
    (self.folder, self.name, self.version, self.words) = (folder, name, version, words)
  }

  /// The plugin in a folder; nil if there is none.
  init?(in folder: ProjectPath, files: any ProjectFiles) {
    let found = Self.names.lazy.map(folder.appending).filter(files.exists)
      .compactMap { Self($0, files: files) }.first
    guard let found else { return nil }
    self = found
  }
}
