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
    case .xcodeGen, .tuist, .playground, .bazel: nil
    case .expo: try ExpoReader(files: files).app(path)
    case .capacitor:
      app(
        path, generator, plist: nil,
        template: WebViewTemplates(files: files).capacitor(in: path.folder))
    case .flutter: try flutter(path)
    case .cordova: try cordova(path)
    case .tauri: try tauri(path)
    case .briefcase: try briefcase(path)
    case .dotnet: try DotNetReader(files: files).app(path)
    case .unity:
      engine(
        path, generator, folder: path.folder.folder,
        name: word(after: "productName:", in: path.folder.appending("ProjectSettings.asset")))
    case .godot:
      engine(path, generator, folder: path.folder, name: word(after: "config/name=", in: path))
    case .cMake: app(path, generator, name: word(after: "project(", in: path), plist: nil)
    }
  }

  private var settings: SettingsFile { SettingsFile(files: files) }

  private func app(
    _ path: ProjectPath, _ generator: ProjectGenerator, name: String? = nil, plist: SettingsValue?,
    in file: ProjectPath? = nil, template: SceneTemplate = .unknown(nil)
  ) -> DescribedApp {
    DescribedApp(
      name: name ?? path.folder.appName, generator: generator, file: file ?? path, plist: plist,
      template: template)
  }

  /// The game of an engine, which makes the project in a folder of its own.
  private func engine(
    _ path: ProjectPath, _ generator: ProjectGenerator, folder: ProjectPath, name: String?
  ) -> DescribedApp {
    app(
      path, generator, name: name ?? folder.appName, plist: nil,
      template: .unknown(
        "\(generator.name) makes the project. Export the game for iOS, and audit the folder that "
          + "\(generator.name) writes."))
  }

  /// The name that follows some characters at the beginning of a line, capital or not, as far as no space,
  /// bracket or quotation mark ends it; nil if there is none that is written out.
  private func word(after beginning: String, in path: ProjectPath) -> String? {
    guard let bytes = try? settings.bytes(path) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).lazy
      .map { $0.drop(while: \.isWhitespace) }
    guard let line = lines.first(where: { $0.lowercased().hasPrefix(beginning.lowercased()) })
    else { return nil }
    let rest = line.dropFirst(beginning.count).drop(while: \.isWhitespace)
    let quote = rest.first.flatMap { "\"'".contains($0) ? $0 : nil }
    let name =
      quote.map { quote in rest.dropFirst().prefix { $0 != quote } }
      ?? (beginning.hasSuffix("(") ? rest.prefix { !$0.isWhitespace && $0 != ")" } : rest)
    return name.isEmpty || name.contains("$") ? nil : String(name)
  }

  private func flutter(_ path: ProjectPath) throws(UnreadFile) -> DescribedApp? {
    let value = try settings.read(path, YAML.read)
    guard value["dependencies"]?["flutter"] != nil, value["flutter"]?["plugin"] == nil,
      hasMain(path.folder)
    else { return nil }
    return app(path, .flutter, name: value["name"]?.text, plist: nil)
  }

  /// Whether a Dart package starts something: an app has a main file, or one for each of its flavours.
  private func hasMain(_ folder: ProjectPath) -> Bool {
    files.entries(of: folder.appending("lib")).contains { entry in
      entry.name.hasPrefix("main") && entry.name.hasSuffix(".dart")
    }
  }

  private func cordova(_ path: ProjectPath) throws(UnreadFile) -> DescribedApp? {
    let bytes = try settings.bytes(path)
    guard let root = try? MarkupElement.read(bytes), root.name == "widget" else { return nil }
    return app(
      path, .cordova, name: root.children(named: "name").first?.text, plist: nil,
      template: WebViewTemplates(files: files).cordova(root, in: path.folder))
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
}

extension ProjectPath {
  /// The name of an app in this folder of which nothing says the name.
  var appName: String { name.isEmpty ? "app" : type == "swiftpm" ? stem : name }
}
