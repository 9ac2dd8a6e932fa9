import ProjectFormats

/// Finds the plugins with which apps are built, where their tools have put them.
struct InstalledPlugins {
  let files: any ProjectFiles

  /// What an app lists.
  struct Listing {
    /// The file that lists it.
    let list: ProjectPath
    /// The plugins that are there.
    var plugins: [PluginManifest] = []
    /// The names of the packages that are not, each of which may be a plugin.
    var missing: [String] = []
    /// What it lists.
    var kind = Kind.plugins
    /// The command that installs them.
    let command: String
  }

  /// What a list names. Each pod and each package of Swift is asked whether it takes what plugins take; of the
  /// packages of Node and Dart only plugins are.
  enum Kind: String {
    case plugins, pods, packages

    /// One of them.
    var one: String { self == .packages ? "a Swift package" : "a \(rawValue.dropLast())" }
  }

  /// What an app that people use lists in a file that describes no plugin; nil if it is not of an app for iOS.
  ///
  /// - Complexity: O(*n*) for *n* packages, and bytes of their manifests.
  func listing(in list: ProjectPath) -> Listing? {
    if ProjectRole(list) != .app { return nil }
    return switch list.name {
    case "pubspec.yaml": flutterListing(list)
    case "package.json": nodeListing(list)
    default: nil
    }
  }

  /// The plugins that Flutter’s tool has found, or else the packages that may be some.
  private func flutterListing(_ pubspec: ProjectPath) -> Listing? {
    let settings = SettingsFile(files: files)
    let folder = pubspec.folder
    guard files.exists(at: folder.appending("ios")),
      let value = try? settings.read(pubspec, YAML.read)
    else { return nil }
    var listing = Listing(list: pubspec, command: "flutter pub get")
    let found = try? settings.read(
      folder.appending(".flutter-plugins-dependencies"), JSONSettings.read)
    guard let plugins = found?["plugins"]?["ios"]?.items else {
      for package in value["dependencies"]?.entries ?? [] where package.value["sdk"] == nil {
        if let path = package.value["path"]?.text {
          PluginManifest(in: folder.appending(path), files: files).map {
            listing.plugins.append($0)
          }
        } else {
          listing.missing.append(package.key)
        }
      }
      return listing
    }
    for plugin in plugins {
      guard let name = plugin["name"]?.text else { continue }
      let places = [
        plugin["path"]?.text.flatMap(files.path(ofAbsolute:)),
        folder.appending("ios/.symlinks/plugins/\(name)"),
        folder.appending("ios/Flutter/ephemeral/Packages/.packages/\(name)"),
      ]
      let manifest = places.lazy.compactMap(\.self)
        .compactMap { PluginManifest(in: $0, files: files) }.first
      if let manifest { listing.plugins.append(manifest) } else { listing.missing.append(name) }
    }
    return listing
  }

  /// The plugins among the packages of Node that an app for iOS lists.
  private func nodeListing(_ list: ProjectPath) -> Listing? {
    let packages = NodePackages(in: list.folder, files: files)
    // The frameworks themselves, whose sources have the form of a plugin.
    let frameworks = [
      "react-native", "expo", "@capacitor/ios", "@capacitor/core", "cordova-ios",
    ]
    guard frameworks.contains(where: { packages.entry($0) != nil }) else { return nil }
    var listing = Listing(list: list, command: packages.command)
    for name in packages.names where !frameworks.contains(name) {
      let own = packages.path(of: name).map(list.folder.appending)
      if let folder = own ?? folder(ofPackage: name, from: list.folder) {
        PluginManifest(in: folder, files: files).map { listing.plugins.append($0) }
      } else {
        listing.missing.append(name)
      }
    }
    return listing
  }

  /// Where a package of Node is: beside the list, or in a folder around it; nil if it is not there.
  private func folder(ofPackage name: String, from start: ProjectPath) -> ProjectPath? {
    start.andFoldersAround.lazy
      .map { $0.appending("node_modules/\(name)") }
      .first { files.exists(at: $0.appending("package.json")) }
  }
}
