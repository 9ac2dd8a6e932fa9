import ProjectFormats

/// Reads an app for .NET: its project, its Info.plist, and what its code in C# says of scenes.
struct DotNetReader {
  let files: any ProjectFiles

  /// The app of a project; nil if it is none for iOS.
  ///
  /// - Throws: ``UnreadFile`` if its Info.plist cannot be read.
  func app(_ path: ProjectPath) throws(UnreadFile) -> DescribedApp? {
    let settings = SettingsFile(files: files)
    let bytes = try settings.bytes(path)
    guard let root = try? MarkupElement.read(bytes), root.mentions("-ios"), !root.isLibrary
    else { return nil }
    let places = ["Platforms/iOS/Info.plist", "Info.plist"].map(path.folder.appending)
    guard let plist = places.first(where: files.exists) else { return nil }
    return DescribedApp(
      name: path.stem, generator: .dotnet, file: plist,
      plist: try settings.read(plist, PropertyList.read), template: scenes(root, path, plist))
  }

  private func scenes(
    _ project: MarkupElement, _ path: ProjectPath, _ plist: ProjectPath
  ) -> SceneTemplate {
    if let file = fileWithPlist(for: path) {
      return .unknown("\(file) gives the app another Info.plist, or adds to it, which is not read.")
    }
    let code = Code(below: path.folder, files: files)
    if let file = code.fileAboutScenes {
      return .unknown(
        "\(file) is about scenes, and C# is not read. If it adopts them, add \(SceneManifest.key) to "
          + "\(plist).")
    }
    // Delegates of other frameworks may adopt scenes by themselves.
    if !code.isMAUI, !code.isPlain {
      if let delegate = code.otherDelegate {
        return .unknown(
          "\(plist) has no \(SceneManifest.key). \(delegate.name) in \(delegate.file) is derived from "
            + "\(delegate.base), which is not in the sources: built with the iOS 27 SDK, the app launches only "
            + "if that class adopts scenes. Look for it in the package that has it.")
      }
      return .unknown(
        "No class in C# below \(path.folder) is derived from MauiUIApplicationDelegate or "
          + "UIApplicationDelegate, and other frameworks are not known.")
    }
    return .withoutScenes(
      "\(plist) has no \(SceneManifest.key), and no code in C# adopts scenes.",
      remedy: code.isMAUI
        ? "Derive a class from MauiUISceneDelegate, and add the manifest with the configuration name "
          + "__MAUI_DEFAULT_SCENE_CONFIGURATION__ and the name in [Register] of that class."
        : "Derive a class from UIWindowSceneDelegate, and add the manifest with the name in [Register] of "
          + "that class.",
      at: FindingPlace(file: plist.description, line: nil, column: nil))
  }

  /// The project, or a file that .NET includes in all projects below it, that names another plist.
  private func fileWithPlist(for path: ProjectPath) -> ProjectPath? {
    var candidates = [path]
    var folder = path.folder
    while true {
      candidates += ["Directory.Build.props", "Directory.Build.targets"].map(folder.appending)
      if folder == .root { break }
      folder = folder.folder
    }
    return candidates.first { file in
      guard case .bytes(let bytes) = files.content(of: file) else { return false }
      return bytes.holds(Array("AppManifest".utf8))
    }
  }

  /// What the names in the files of C# tell.
  private struct Code {
    /// A file that names what an app needs for scenes.
    var fileAboutScenes: ProjectPath?
    /// Whether the app delegate is one of MAUI, or one of the system.
    var isMAUI = false
    var isPlain = false

    /// An app delegate that is derived from another class.
    var otherDelegate: (name: String, base: String, file: ProjectPath)?

    /// - Complexity: O(*n*) for *n* bytes of the files.
    init(below folder: ProjectPath, files: any ProjectFiles) {
      for path in FolderWalk(files: files).paths(below: folder, where: { $0.type == "cs" }) {
        guard case .bytes(let bytes) = files.content(of: path) else { continue }
        func has(_ words: String...) -> Bool { words.contains { bytes.holds(Array($0.utf8)) } }
        if has("SceneDelegate", "GetConfiguration", "UISceneConfiguration") {
          fileAboutScenes = path
          return
        }
        isMAUI = isMAUI || has("MauiUIApplicationDelegate")
        isPlain = isPlain || has(" UIApplicationDelegate")
        if otherDelegate == nil, has("IUIApplicationDelegate", "[Register(\"AppDelegate\")]"),
          let found = String(decoding: bytes, as: UTF8.self)
            .firstMatch(of: /class\s+(\w+)\s*:\s*(\w+)/)
        {
          otherDelegate = (String(found.1), String(found.2), path)
        }
      }
    }
  }
}

extension MarkupElement {
  /// Whether the text of some element has a word, as `net9.0-ios` has.
  fileprivate func mentions(_ word: String) -> Bool {
    text.contains(word) || children.contains { $0.mentions(word) }
  }

  /// Whether the project says that it builds no app.
  fileprivate var isLibrary: Bool {
    name == "OutputType" && text.lowercased().contains("library")
      || children.contains(where: \.isLibrary)
  }
}
