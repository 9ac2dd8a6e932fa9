import Foundation
import ProjectFormats

/// A project of Xcode, read from its project file.
struct XcodeProject: Sendable {
  /// The path of the `.xcodeproj`.
  let path: ProjectPath
  let targets: [ProjectTarget]
  /// The folders of the Swift packages in the same repository that it uses.
  let packages: [ProjectPath]
}

/// Reads projects of Xcode.
struct XcodeProjectReader {
  let files: any ProjectFiles

  /// Reads a project.
  ///
  /// - Throws: ``UnreadFile`` if its project file cannot be read or describes no project.
  func read(_ path: ProjectPath) throws(UnreadFile) -> XcodeProject {
    let file = path.appending("project.pbxproj")
    let objects = ProjectObjects(try settings(file))
    guard let root = objects.root.flatMap({ objects[$0] }), root.kind == "PBXProject" else {
      throw UnreadFile(file: file.description, reason: "it describes no project.")
    }
    let base = path.folder.appending(root.text("projectDirPath") ?? "")
    let tree = ProjectTree(objects, project: root, base: base)
    let reader = TargetReader(
      files: files, objects: objects, tree: tree, project: root, base: base, path: path)
    let listed = objects.objects("packageReferences", of: root)
      .compactMap { $0.text("relativePath") }.map(base.appending)
    let others = LocalPackages(files: files).folders(
      of: Self.unlistedProducts(objects, of: root), in: path, tree.folders)
    return XcodeProject(
      path: path, targets: markingHosts(objects.objects("targets", of: root).map(reader.target)),
      packages: (listed + others).uniqued)
  }

  /// The targets of a project, with the apps marked that are there for tests.
  private func markingHosts(_ targets: [ProjectTarget]) -> [ProjectTarget] {
    let tests = targets.filter { $0.kind == .tests }
    return TestHosts(
      files: files,
      bundles: tests.map {
        TestBundle(name: $0.name, settings: $0.settings, dependencies: $0.dependencies)
      },
      others: targets.filter { $0.kind != .application && $0.kind != .tests }.map(\.name)
    ).marked(targets, \.self)
  }

  private func settings(_ file: ProjectPath) throws(UnreadFile) -> SettingsValue {
    let content = files.content(of: file)
    if let unread = UnreadFile(file, content) { throw unread }
    guard case .bytes(let bytes) = content else {
      throw UnreadFile(file: file.description, reason: "")
    }
    if bytes.hasConflict { throw UnreadFile(conflictIn: file) }
    do throws(SettingsError) {
      return try PropertyList.read(bytes)
    } catch {
      throw UnreadFile(file, error)
    }
  }
}
