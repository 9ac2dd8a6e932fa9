/// The files of a project, as an audit reads them.
///
/// Paths are relative to the root that was given, without “.” and with “..” at the beginning only.
package protocol ProjectFiles: Sendable {
  /// What is at a path.
  func content(of path: ProjectPath) -> FileContent
  /// Whether there is a file or a folder at a path.
  func exists(at path: ProjectPath) -> Bool
  /// What a folder holds, in the order of the names; nothing if it is no folder.
  func entries(of folder: ProjectPath) -> [FolderEntry]
  /// What the system has refused so far, each once, in the order of the paths.
  var refusals: [Refusal] { get }
  /// The path of a place that is given from the root of the file system; nil if nothing there can be read.
  func path(ofAbsolute place: String) -> ProjectPath?
}

extension ProjectFiles {
  package var refusals: [Refusal] { [] }
}

/// A file that the system does not let this process read, or a folder that it does not list.
package struct Refusal: Hashable, Sendable {
  /// Where it is.
  package let path: ProjectPath
  /// Whether it is a folder, which counts as empty then.
  package let isFolder: Bool
  /// The words of the system.
  let words: String

  /// The file or folder, and the words of the system.
  package var unread: UnreadFile { UnreadFile(file: path.description, reason: "\(words).") }
}

/// What is at a path.
package enum FileContent: Hashable, Sendable {
  /// A file.
  case bytes([UInt8])
  /// Nothing.
  case missing
  /// A folder.
  case folder
  /// A file that is too large to be read, with its size and the limit in bytes.
  case tooLarge(Int, limit: Int)
  /// A file that the system does not give, with its words.
  case unreadable(String)
}

/// A file or a folder in a folder.
package struct FolderEntry: Hashable, Sendable {
  /// Its name.
  package let name: String
  /// Whether it is a folder; a link to a folder is none, so no walk runs in circles.
  package let isFolder: Bool

  /// Creates an entry.
  package init(name: String, isFolder: Bool) {
    self.name = name
    self.isFolder = isFolder
  }
}
