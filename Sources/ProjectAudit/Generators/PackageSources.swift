/// The sources of Swift packages that lie in the same repository, by the products that need them.
struct PackageSources: Sendable {
  private let files: any ProjectFiles
  /// The packages.
  private let manifests: [PackageManifest]

  /// Reads the manifests of some packages, given by their folders.
  ///
  /// - Complexity: O(*n*) for *n* bytes of the manifests.
  init(files: any ProjectFiles, folders: [ProjectPath]) {
    self.files = files
    manifests = folders.map { PackageManifest(in: $0, files: files) }
  }

  /// The sources that some products are built from, without tests, examples and other projects beside
  /// them; those of all targets if no products are known. A package whose manifest cannot be read, or
  /// computes its targets, counts with everything in its folder.
  ///
  /// - Complexity: O(*n*) for *n* files of the packages.
  func paths(of products: [String]) -> [ProjectPath] {
    let walk = FolderWalk(files: files)
    return folders(of: products).flatMap { folder in
      walk.paths(below: folder) { TargetReader.sourceTypes.contains($0.type) }
    }.uniqued
  }

  private func folders(of products: [String]) -> [ProjectPath] {
    let needed = products.isEmpty ? nil : names(neededBy: products)
    return manifests.flatMap { manifest in
      guard let targets = manifest.targets else { return [manifest.folder] }
      return targets.filter { needed?.contains($0.name) ?? true }
        .flatMap { sources(of: $0, in: manifest.folder) }
    }.uniqued
  }

  /// Everything that the descriptions of some products and targets mention, and what those mention.
  private func names(neededBy products: [String]) -> Set<String> {
    let calls = manifests.flatMap { $0.products + ($0.targets ?? []) }
    let texts = Dictionary(grouping: calls, by: \.name).mapValues { $0.flatMap(\.texts) }
    var needed: Set<String> = []
    var open = products
    while let name = open.popLast() {
      if needed.insert(name).inserted { open += texts[name] ?? [] }
    }
    return needed
  }

  /// The folders in which the package manager looks for targets whose folder the manifest does not name.
  private static let usualFolders = ["Sources", "Source", "src", "srcs"]

  /// The folder that a target names, or the usual one of its name, or what holds the only target.
  private func sources(
    of target: PackageManifest.Call, in package: ProjectPath
  ) -> [ProjectPath] {
    if let path = target.path { return [package.appending(path)].filter { $0.isBelow(package) } }
    let usual = Self.usualFolders.map(package.appending)
    let own = usual.map { $0.appending(target.name) }.filter(files.exists)
    return own.isEmpty ? usual : own
  }
}
