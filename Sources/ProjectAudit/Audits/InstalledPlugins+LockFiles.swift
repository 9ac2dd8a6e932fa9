import ProjectFormats

// What CocoaPods and the package manager of Swift have installed, by their lock files.
extension InstalledPlugins {
  /// The names of lock files.
  static let lockFiles: Set = ["Podfile.lock", "Package.resolved"]

  /// What the lock files below a folder list for apps for iOS that people use, the packages of a project once.
  ///
  /// - Parameters:
  ///   - lockFiles: The lock files outside of projects.
  ///   - projects: The projects with apps, whose workspaces may hold others.
  /// - Returns: What each lists, and the files that cannot be read.
  /// - Complexity: O(*n*) for *n* bytes of them.
  func listings(
    in lockFiles: [ProjectPath], _ projects: [ProjectPath]
  ) -> (listings: [Listing], unread: [UnreadFile]) {
    let own = lockFiles.filter { $0.name == "Podfile.lock" || isOfApp($0) }
    let lists = (resolvedFiles(of: projects) + own).uniqued.filter { list in
      ProjectRole(list) == .app && !list.isForOtherSystem
    }
    var (listings, unread): ([Listing], [UnreadFile]) = ([], [])
    var packages: Set<String> = []
    for list in lists {
      do throws(UnreadFile) {
        let isOfPods = list.name == "Podfile.lock"
        let listing = isOfPods ? try pods(list) : try self.packages(list, without: &packages)
        listings.append(listing)
      } catch {
        unread.append(error)
      }
    }
    return (listings, unread)
  }

  // MARK: CocoaPods

  /// The pods of a lock file, without those in folders of other tools, whose own lists name them.
  private func pods(_ list: ProjectPath) throws(UnreadFile) -> Listing {
    let value = try SettingsFile(files: files).read(list, YAML.read)
    var listing = Listing(list: list, kind: .pods, command: "pod install")
    let entries = (value["PODS"]?.items ?? []).compactMap { $0.text ?? $0.entries?.first?.key }
    // “Links/Core (1.2.0)” is a part of “Links”.
    let pods = entries.map { entry in
      let parts = entry.split(separator: " ")
      return (
        name: String(entry.prefix { $0 != "/" && $0 != " " }),
        version: parts.dropFirst().first.map { String($0.drop { $0 == "(" }.prefix { $0 != ")" }) }
      )
    }
    for pod in pods.uniqued(by: \.name) {
      let source = value["EXTERNAL SOURCES"]?[pod.name]
      let place = source?[":path"]?.text ?? source?[":podspec"]?.text
      if let place, place.split(separator: "/").contains(where: FolderWalk.isOfTools) { continue }
      let folder =
        source?[":path"]?.text.map { developmentPod(pod.name, at: $0, in: list.folder) }
        ?? list.folder.appending("Pods/\(pod.name)")
      listing.add(pod.name, pod.version, in: folder.flatMap { files.exists(at: $0) ? $0 : nil })
    }
    return listing
  }

  /// Where a pod is that is listed by its folder, or by its podspec; nil if it is not there.
  private func developmentPod(
    _ name: String, at path: String, in folder: ProjectPath
  ) -> ProjectPath? {
    let place = folder.appending(path)
    let own = ["podspec", "json"].contains(place.type) ? place.folder : place
    return [".podspec", ".podspec.json"].contains { files.exists(at: own.appending(name + $0)) }
      ? own : nil
  }

  // MARK: Swift packages

  /// The packages of a lock file, without those that an earlier one lists.
  private func packages(
    _ list: ProjectPath, without known: inout Set<String>
  ) throws(UnreadFile) -> Listing {
    let value = try SettingsFile(files: files).read(list, JSONSettings.read)
    var listing = Listing(list: list, kind: .packages, command: list.commandForPackages)
    let checkouts = checkouts(around: list.folderOfPackages)
    for pin in (value["pins"] ?? value["object"]?["pins"])?.items ?? [] {
      // The folder of a checkout has the last name of the address.
      guard let address = pin["location"]?.text ?? pin["repositoryURL"]?.text else { continue }
      let path = ProjectPath(address)
      let name = path.type == "git" ? path.stem : path.name
      guard !name.isEmpty, known.insert(name.lowercased()).inserted else { continue }
      listing.add(
        name, pin["state"]?["version"]?.text,
        in: checkouts.lazy.map { $0.appending(name) }.first(where: files.exists))
    }
    return listing
  }

  /// Whether a file lies where the packages of an app are listed outside of its project.
  private func isOfApp(_ list: ProjectPath) -> Bool {
    let folder = list.folder
    return folder.name == "Tuist" || folder.type == "swiftpm"
      || files.entries(of: folder).contains { entry in
        entry.name.hasSuffix(".xcodeproj")
          || entry.name != "Package.swift"
            && ProjectGenerator(describedBy: folder.appending(entry.name)) != nil
      }
  }

  /// Where Xcode lists the packages of projects: in the workspaces around them, or in their own.
  private func resolvedFiles(of projects: [ProjectPath]) -> [ProjectPath] {
    let workspaces = projects.flatMap(\.folder.andFoldersAround).uniqued.flatMap { folder in
      files.entries(of: folder).filter { $0.isFolder && $0.name.hasSuffix(".xcworkspace") }
        .map { folder.appending($0.name) }
    }
    return (workspaces + projects.map { $0.appending("project.xcworkspace") })
      .map { $0.appending("xcshareddata/swiftpm/Package.resolved") }.filter(files.exists)
  }

  /// The folders with checkouts in a folder and in those around it.
  private func checkouts(around folder: ProjectPath) -> [ProjectPath] {
    folder.andFoldersAround.flatMap { folder in
      let derived = folder.appending("DerivedData")
      return [folder, derived, folder.appending("build")].map { $0.appending("SourcePackages") }
        + [".build", "Tuist/.build"].map(folder.appending)
        + files.entries(of: derived).filter(\.isFolder)
        .map { derived.appending($0.name).appending("SourcePackages") }
    }.map { $0.appending("checkouts") }.filter(files.exists)
  }
}

extension InstalledPlugins.Listing {
  /// Adds a library, which is missing if there is no folder.
  fileprivate mutating func add(_ name: String, _ version: String?, in folder: ProjectPath?) {
    guard let folder else { return missing.append(name) }
    plugins.append(PluginManifest(name, version: version, words: kind.one, in: folder))
  }
}

extension ProjectPath {
  /// The project or the workspace in which it lies; nil if it lies in none.
  private var bundle: ProjectPath? {
    andFoldersAround.reversed().first { ["xcodeproj", "xcworkspace"].contains($0.type) }
  }

  /// The folder in which the packages of a lock file are used.
  fileprivate var folderOfPackages: ProjectPath { bundle?.folder ?? folder }

  /// The command that installs what a lock file lists where an audit finds it.
  fileprivate var commandForPackages: String {
    guard let bundle else {
      return folder.name == "Tuist" ? "tuist install" : "swift package resolve"
    }
    let project =
      bundle.type == "xcodeproj"
      ? "-project \(bundle)" : "-workspace \(bundle) -scheme \(bundle.stem)"
    return "xcodebuild -resolvePackageDependencies \(project) "
      + "-clonedSourcePackagesDirPath SourcePackages"
  }
}
