import ProjectFormats

/// Reads the descriptions of apps whose projects other generators make.
struct DescriptionReader {
  let files: any ProjectFiles

  /// The app that a file describes; nil if it describes none for iOS.
  ///
  /// - Throws: ``UnreadFile`` if the file cannot be read.
  func app(_ path: ProjectPath, of generator: ProjectGenerator) throws(UnreadFile) -> DescribedApp?
  {
    switch generator {
    case .xcodeGen, .tuist: nil
    case .expo: try expo(path)
    case .capacitor: app(path, generator, plist: nil)
    case .flutter: try flutter(path)
    case .cordova: try cordova(path)
    case .tauri: try tauri(path)
    case .briefcase: try briefcase(path)
    case .dotnet: try dotnet(path)
    }
  }

  private var settings: SettingsFile { SettingsFile(files: files) }

  private func app(
    _ path: ProjectPath, _ generator: ProjectGenerator, name: String? = nil, plist: SettingsValue?,
    in file: ProjectPath? = nil
  ) -> DescribedApp {
    let folder = path.folder.name.isEmpty ? "app" : path.folder.name
    return DescribedApp(
      name: name ?? folder, generator: generator, file: file ?? path, plist: plist)
  }

  private func expo(_ path: ProjectPath) throws(UnreadFile) -> DescribedApp? {
    if path.type == "json" {
      let value = try settings.read(path, JSONSettings.read)
      guard let expo = value["expo"] else { return nil }
      return app(
        path, .expo, name: expo["name"]?.text, plist: expo["ios"]?["infoPlist"])
    }
    let plists = try settings.values(of: "infoPlist", in: path, .javaScript)
    return app(path, .expo, plist: plists.first?.value)
  }

  private func flutter(_ path: ProjectPath) throws(UnreadFile) -> DescribedApp? {
    let value = try settings.read(path, YAML.read)
    guard value["dependencies"]?["flutter"] != nil, value["flutter"]?["plugin"] == nil else {
      return nil
    }
    return app(path, .flutter, name: value["name"]?.text, plist: nil)
  }

  private func cordova(_ path: ProjectPath) throws(UnreadFile) -> DescribedApp? {
    let bytes = try settings.bytes(path)
    guard let root = try? MarkupElement.read(bytes), root.name == "widget" else { return nil }
    return app(path, .cordova, name: root.children(named: "name").first?.text, plist: nil)
  }

  private func tauri(_ path: ProjectPath) throws(UnreadFile) -> DescribedApp? {
    let extra = ["Info.ios.plist", "Info.plist"].map(path.folder.appending)
      .first(where: files.exists)
    guard let extra else { return app(path, .tauri, plist: nil) }
    return app(path, .tauri, plist: try settings.read(extra, PropertyList.read), in: extra)
  }

  private func briefcase(_ path: ProjectPath) throws(UnreadFile) -> DescribedApp? {
    let value = try settings.read(path, TOML.read)
    guard let app = value["tool"]?["briefcase"]?["app"]?.entries?.first else { return nil }
    let phone = app.value["iOS"]?["info"] ?? app.value["info"]
    return self.app(path, .briefcase, name: app.key, plist: phone)
  }

  private func dotnet(_ path: ProjectPath) throws(UnreadFile) -> DescribedApp? {
    let bytes = try settings.bytes(path)
    guard let root = try? MarkupElement.read(bytes), root.mentions("-ios") else { return nil }
    let places = ["Platforms/iOS/Info.plist", "Info.plist"].map(path.folder.appending)
    guard let plist = places.first(where: files.exists) else { return nil }
    return app(
      path, .dotnet, name: path.stem, plist: try settings.read(plist, PropertyList.read), in: plist)
  }
}

extension MarkupElement {
  /// Whether the text of some element ends with a word, as `net9.0-ios` does.
  fileprivate func mentions(_ word: String) -> Bool {
    text.contains(word) || children.contains { $0.mentions(word) }
  }
}
