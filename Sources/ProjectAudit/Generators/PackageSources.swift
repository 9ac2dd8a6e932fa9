/// Finds the sources of a Swift package that lies in the same repository.
struct PackageSources {
  let files: any ProjectFiles

  /// The folders in which the package manager looks for targets whose folder the manifest does not name.
  private static let usualFolders = ["Sources", "Source", "src", "srcs"]
  private static let functions: Set = ["target", "executableTarget", "macro"]

  /// The sources of the targets of a package, without its tests, examples and other projects in its
  /// folder; all sources in the folder if the manifest cannot be read, or computes where targets are.
  func paths(of package: ProjectPath) -> [ProjectPath] {
    let walk = FolderWalk(files: files)
    return folders(of: package).flatMap { folder in
      walk.paths(below: folder) { TargetReader.sourceTypes.contains($0.type) }
    }.uniqued
  }

  private func folders(of package: ProjectPath) -> [ProjectPath] {
    let manifest = package.appending("Package.swift")
    guard case .bytes(let bytes) = files.content(of: manifest) else { return [package] }
    let named = TargetCall.all(named: Self.functions, in: bytes).compactMap { $0.value(of: "path") }
    let literals = named.compactMap(\.text)
    guard literals.count == named.count else { return [package] }
    return (Self.usualFolders + literals).map(package.appending).filter { $0.isBelow(package) }
  }
}
