import CommandLineTools
import ProjectAudit

/// A folder that is audited: one in which projects are looked for, or one with a file to audit.
struct AuditedFolder {
  /// The folder that paths begin in.
  let root: String
  /// The name of the file in it, such as `Notes.xcodeproj`; nil if the folder itself was named.
  let file: String?

  /// Reads the path of a folder, or of a file or bundle in one.
  init(_ path: String, isFile: Bool = false) {
    let bare = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let isInFolder = isFile || bare.hasSuffix(".xcodeproj")
    root = isInFolder ? FileSystem.parent(of: bare) : bare
    file = isInFolder ? String(bare.split(separator: "/").last ?? "") : nil
  }

  /// The audit of the folder.
  var audit: ProjectAudit { ProjectAudit(root: root) }
}
