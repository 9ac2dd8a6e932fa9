import ProjectFormats

/// Reads the description of an app for Expo, which may be spread over a file and a script.
struct ExpoReader {
  let files: any ProjectFiles

  /// The app that the files in a folder describe; nil if an earlier one of them was asked about, or if they
  /// are not about Expo.
  ///
  /// - Throws: ``UnreadFile`` if a description cannot be read.
  func app(_ path: ProjectPath) throws(UnreadFile) -> DescribedApp? {
    let folder = path.folder
    let packages = NodePackages(in: folder, files: files)
    let script = ["app.config.ts", "app.config.js"].map(folder.appending)
      .first { isScript($0, packages) }
    let json = try description(in: folder)
    guard path == script ?? folder.appending("app.json"), script != nil || json != nil,
      json?["platforms"]?.items?.contains(where: { $0.text == "ios" }) ?? true
    else { return nil }
    let description = Description(
      json: json,
      script: try script.map { path throws(UnreadFile) in
        try Script(path, settings: SettingsFile(files: files))
      })
    return DescribedApp(
      name: json?["name"]?.text ?? folder.appName, generator: .expo, file: path,
      // What may be changed later decides nothing.
      plist: description.doubt == nil ? description.plist : nil,
      template: template(description, packages))
  }

  private func isScript(_ path: ProjectPath, _ packages: NodePackages) -> Bool {
    guard case .bytes(let bytes) = files.content(of: path) else { return false }
    if packages.exists { return packages.entry("expo") != nil }
    // Other tools have scripts of this name.
    return ["infoPlist", "bundleIdentifier", "expo/config", "ExpoConfig"]
      .contains { bytes.holds(Array($0.utf8)) }
  }

  private func description(in folder: ProjectPath) throws(UnreadFile) -> SettingsValue? {
    let path = folder.appending("app.json")
    guard case .bytes(let bytes) = files.content(of: path), bytes.holds(Array("\"expo\"".utf8))
    else { return nil }
    let settings = SettingsFile(files: files)
    do throws(UnreadFile) {
      return try settings.read(path, JSONSettings.read)["expo"]
    } catch {
      // Expo also allows comments and commas at the end of lists.
      let value = try settings.values(of: "expo", in: path, .javaScript).first?.value
      guard value?.entries != nil else { throw error }
      return value
    }
  }

  private func template(_ app: Description, _ packages: NodePackages) -> SceneTemplate {
    guard let sdk = packages.version(of: "expo")?.major else {
      return .unknown("\(packages.file) does not say which SDK of Expo makes the project.")
    }
    if sdk >= Self.firstSDKWithScenes {
      return .unknown("The template of Expo SDK \(sdk) has scenes, and the rest is in the project.")
    }
    if let doubt = app.doubt ?? packages.script(with: "--template") {
      return .unknown(
        "The template of Expo SDK \(sdk) has no scenes, but \(doubt) may change the project.")
    }
    return .withoutScenes(
      "The template of Expo SDK \(sdk) is judged, since there is no project: it makes a UIKit app without "
        + "\(SceneManifest.key), and ios.infoPlist adds none.",
      remedy: "Update to Expo SDK \(Self.firstSDKWithScenes), whose template has scenes"
        + (sdk == Self.firstSDKWithScenes - 1
          ? ", or set ios.enableSceneSupport of expo-build-properties (57.0.19 or later)." : "."),
      at: packages.place(of: "expo"))
  }

  private static let firstSDKWithScenes = 58
}

extension ExpoReader {
  /// What the file and the script say together.
  private struct Description {
    let json: SettingsValue?
    let script: Script?

    var plist: SettingsValue? { script?.plist ?? json?["ios"]?["infoPlist"] }

    /// What may add scenes, in words; nil if nothing does.
    var doubt: String? {
      if let script, let doubt = script.doubt { return doubt }
      if let plist, !plist.isLiteral { return "ios.infoPlist is computed, which" }
      let plugins = [json?["plugins"], script?.plugins].compactMap(\.self)
      return plugins.lazy.compactMap(\.unknownPlugin).first
    }
  }

  /// What a script says, as far as it is literal.
  private struct Script {
    let plist: SettingsValue?
    let plugins: SettingsValue?
    let doubt: String?

    init(_ path: ProjectPath, settings: SettingsFile) throws(UnreadFile) {
      plist = try settings.values(of: "infoPlist", in: path, .javaScript).first?.value
      plugins = try settings.values(of: "plugins", in: path, .javaScript).first?.value
      let text = String(decoding: try settings.bytes(path), as: UTF8.self)
      let imports = text.split(whereSeparator: \.isNewline)
        .filter { line in ["import ", "import(", "require("].contains(where: line.contains) }
      let isHarmless = imports.allSatisfy { line in
        ["expo/config", "dotenv"].contains(where: line.contains)
      }
      let changes = [
        "withPlugins", "withInfoPlist", "mods", ".push(", ".plugins", "infoPlist.", "infoPlist[",
      ]
      // A value that is named elsewhere is no literal.
      let isWritten = [("plugins", plugins), ("infoPlist", plist)].allSatisfy { key, value in
        value != nil || !text.contains(key)
      }
      doubt =
        isHarmless && isWritten && !changes.contains(where: text.contains)
        ? nil : "code of \(path)"
    }
  }
}

extension SettingsValue {
  /// Whether no part of it is computed.
  fileprivate var isLiteral: Bool {
    switch content {
    case .expression: false
    case .array(let items): items.allSatisfy(\.isLiteral)
    case .dictionary(let entries): entries.allSatisfy { $0.key != "..." && $0.value.isLiteral }
    default: true
    }
  }

  /// What in a list of config plugins may add scenes, in words.
  fileprivate var unknownPlugin: String? {
    guard let items else { return "the list of its config plugins, which is computed," }
    return items.lazy.compactMap { item -> String? in
      guard let name = item.text ?? item.items?.first?.text else {
        return "a config plugin that is computed"
      }
      let options = item.items?.dropFirst().first
      if name == "expo-build-properties", options?["ios"]?["enableSceneSupport"]?.isTrue ?? false {
        return "ios.enableSceneSupport of expo-build-properties"
      }
      if name == "expo-build-properties", options.map({ !$0.isLiteral }) ?? false {
        return "what is computed for expo-build-properties"
      }
      let isOfExpo = name.hasPrefix("expo-") && Self.packagesOfExpo.contains(name.dropFirst(5))
      return isOfExpo ? nil : "the config plugin “\(name)”"
    }.first
  }

  /// The packages of Expo itself, whose config plugins add no scenes without being told, without `expo-`.
  private static let packagesOfExpo = Set(
    """
    apple-authentication application app-integrity asset audio auth-session av
    background-fetch background-task battery blur brightness build-properties calendar camera
    cellular checkbox clipboard constants contacts crypto dev-client dev-launcher dev-menu
    device document-picker file-system font gl glass-effect haptics image image-manipulator
    image-picker insights intent-launcher keep-awake linear-gradient linking
    local-authentication localization location mail-composer manifests maps media-library
    mesh-gradient navigation-bar network notifications print router screen-capture
    screen-orientation secure-store sensors sharing sms speech splash-screen sqlite
    status-bar store-review symbols system-ui task-manager tracking-transparency updates
    video video-thumbnails web-browser widgets
    """.split(whereSeparator: \.isWhitespace))
}
