import ProjectFormats

/// What the templates of Capacitor and Cordova make of scenes, by the version that is installed.
struct WebViewTemplates {
  let files: any ProjectFiles

  /// The template for an app that Capacitor describes in a folder.
  func capacitor(in folder: ProjectPath) -> SceneTemplate {
    let packages = NodePackages(in: folder, files: files)
    return template(
      of: "@capacitor/ios", firstWithScenes: .init(major: 8, minor: 5), packages,
      version: packages.version(of: "@capacitor/ios"),
      doubt: packages.script(with: "capacitor:", "trapeze"))
  }

  /// The template for an app that Cordova describes by the root of its file.
  func cordova(_ root: MarkupElement, in folder: ProjectPath) -> SceneTemplate {
    let packages = NodePackages(in: folder, files: files)
    let engine = root.children(named: "engine").first { $0.attribute("name") == "ios" }
    return template(
      of: "cordova-ios", firstWithScenes: .init(major: 8, minor: 0), packages,
      version: packages.version(of: "cordova-ios")
        ?? engine?.attribute("spec").flatMap(NodePackages.Version.init(range:)),
      doubt: doubt(root, packages))
  }

  private func template(
    of package: String, firstWithScenes first: NodePackages.Version,
    _ packages: NodePackages, version: NodePackages.Version?, doubt: String?
  ) -> SceneTemplate {
    guard let version else {
      return .unknown("The version of \(package) that makes the project is not certain.")
    }
    guard let hasScenes = version.isAtLeast(first) else {
      return .unknown("\(package) has scenes from \(first.words) on, and either may be installed.")
    }
    let title = "The template of \(package) \(version.words)"
    if hasScenes { return .unknown("\(title) has scenes, and the rest is in the project.") }
    if let doubt {
      return .unknown("\(title) has no scenes, but \(doubt) may change the project.")
    }
    return .withoutScenes(
      "\(title) is judged, since there is no project: it makes a UIKit app without "
        + "\(SceneManifest.key).",
      remedy: "Update \(package) to \(first.words) or later, whose template has scenes.",
      at: packages.entry(package) == nil
        ? FindingPlace(
          file: packages.file.folder.appending("config.xml").description, line: nil, column: nil)
        : packages.place(of: package))
  }

  /// What may add scenes to a project of Cordova, in words; nil if nothing does.
  private func doubt(_ root: MarkupElement, _ packages: NodePackages) -> String? {
    if let name = root.nameOfChange { return "<\(name)> of config.xml" }
    let plugins =
      packages.cordovaPlugins
      + root.children(named: "plugin").compactMap { $0.attribute("name") ?? $0.attribute("spec") }
    return plugins.first { !Self.pluginsOfCordova.contains($0) }.map { "the plugin “\($0)”" }
      ?? packages.script(with: "cordova:")
  }

  /// The plugins of Cordova itself, none of which adds scenes.
  private static let pluginsOfCordova: Set = [
    "cordova-plugin-battery-status", "cordova-plugin-camera", "cordova-plugin-device",
    "cordova-plugin-device-motion", "cordova-plugin-dialogs", "cordova-plugin-file",
    "cordova-plugin-file-transfer", "cordova-plugin-geolocation", "cordova-plugin-inappbrowser",
    "cordova-plugin-media", "cordova-plugin-media-capture", "cordova-plugin-network-information",
    "cordova-plugin-screen-orientation", "cordova-plugin-splashscreen", "cordova-plugin-statusbar",
    "cordova-plugin-vibration", "cordova-plugin-whitelist", "cordova-plugin-wkwebview-engine",
  ]
}

extension MarkupElement {
  /// The first element in it with which Cordova changes the project.
  fileprivate var nameOfChange: String? {
    if ["hook", "edit-config", "config-file"].contains(name) { return name }
    return children.lazy.compactMap(\.nameOfChange).first
  }
}
