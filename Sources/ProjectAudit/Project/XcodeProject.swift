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

/// A file that could not be read, and why.
struct UnreadFile: Error, Hashable, Sendable {
  let file: String
  /// The reason, without the name of the file.
  let reason: String
}

extension UnreadFile {
  init(_ path: ProjectPath, _ error: SettingsError) {
    self.init(file: path.description, reason: error.localizedDescription)
  }

  /// What is said of a file in which two versions were not merged.
  init(conflictIn path: ProjectPath) {
    self.init(
      file: path.description,
      reason: "it has an unfinished merge (<<<<<<<). Resolve the conflict, and audit again.")
  }

  /// What is said of a file that has no bytes; nil for one that has.
  init?(_ path: ProjectPath, _ content: FileContent) {
    switch content {
    case .bytes: return nil
    case .missing: self.init(file: path.description, reason: "it is not there.")
    case .folder: self.init(file: path.description, reason: "it is a folder.")
    case .tooLarge(let size, let limit):
      self.init(
        file: path.description,
        reason: "it has \(size >> 20) MB, and files of more than \(limit >> 20) MB are not read.")
    case .unreadable(let words): self.init(file: path.description, reason: "\(words).")
    }
  }
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
    return XcodeProject(
      path: path, targets: objects.objects("targets", of: root).map(reader.target),
      packages: objects.objects("packageReferences", of: root)
        .compactMap { $0.text("relativePath") }.map(base.appending))
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

extension [UInt8] {
  /// Whether a line begins with the sign that Git writes where two versions cannot be merged.
  var hasConflict: Bool {
    let sign = Array("<<<<<<< ".utf8)
    return indices.contains { index in
      self[index] == sign[0] && (index == 0 || self[index - 1] == 0x0A)
        && self[index...].starts(with: sign)
    }
  }
}
