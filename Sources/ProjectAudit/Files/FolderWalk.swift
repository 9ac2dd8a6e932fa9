/// Lists the files below a folder, in the order of their paths.
package struct FolderWalk {
  /// Folders that hold what others have written, or what tools generate.
  static let skippedFolderNames: Set = [
    "Pods", "Carthage", "node_modules", "DerivedData", "build", ".build", ".git", "vendor",
    "SourcePackages", "xcuserdata", ".dart_tool", ".symlinks", "ephemeral",
  ]
  /// Folders that are one thing to the system.
  private static let bundles: Set = [
    "xcodeproj", "xcworkspace", "xcassets", "framework", "xcframework", "bundle", "app", "lproj",
    "playground", "xcdatamodeld", "docc",
  ]
  private static let maxDepth = 40

  let files: any ProjectFiles

  /// Creates a walk through some files.
  package init(files: any ProjectFiles) { self.files = files }

  /// The files below a folder whose paths satisfy a condition; on request also those in folders that
  /// usually hold what others have written.
  package func paths(
    below folder: ProjectPath, entersAll: Bool = false, where isWanted: (ProjectPath) -> Bool
  ) -> [ProjectPath] {
    var found: [ProjectPath] = []
    visit(folder, depth: 0) { path, isFolder in
      if !isFolder, isWanted(path) { found.append(path) }
      return isFolder && (entersAll ? !Self.isBundle(path) : !Self.isSkipped(path))
    }
    return found
  }

  /// The folders below a folder whose names have a type, such as `xcodeproj`; they are not entered.
  func folders(ofType type: String, below folder: ProjectPath) -> [ProjectPath] {
    var found: [ProjectPath] = []
    visit(folder, depth: 0) { path, isFolder in
      // A link to a folder is not entered, but it can be the project.
      let isLinked =
        !isFolder && path.type == type && !files.entries(of: path).isEmpty
      guard isFolder || isLinked else { return false }
      if path.type == type { found.append(path) }
      return !Self.isSkipped(path) && path.type != type
    }
    return found
  }

  /// Whether a folder of this name holds what a tool has put there.
  static func isOfTools(_ name: Substring) -> Bool { skippedFolderNames.contains(String(name)) }

  private static func isSkipped(_ path: ProjectPath) -> Bool {
    skippedFolderNames.contains(path.name) || isBundle(path)
  }

  private static func isBundle(_ path: ProjectPath) -> Bool {
    path.type != "lproj" && bundles.contains(path.type)
  }

  private func visit(
    _ folder: ProjectPath, depth: Int, _ enters: (ProjectPath, _ isFolder: Bool) -> Bool
  ) {
    guard depth < Self.maxDepth else { return }
    for entry in files.entries(of: folder) {
      let path = folder.appending(entry.name)
      if enters(path, entry.isFolder) { visit(path, depth: depth + 1, enters) }
    }
  }
}
