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

/// A path relative to the root of an audit.
package struct ProjectPath: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The names, without “.”; “..” occurs at the beginning only.
  package let names: [Substring]

  /// The root itself.
  package static let root = ProjectPath("")

  /// Creates a path from its text; a leading slash has no meaning.
  package init(_ text: String) { self.init(names: text.split(separator: "/")) }

  private init(names: some Sequence<Substring>) {
    var kept: [Substring] = []
    for name in names where name != "." {
      if name == "..", let last = kept.last, last != ".." {
        kept.removeLast()
      } else {
        kept.append(name)
      }
    }
    self.names = kept
  }

  /// The path with more names at its end.
  package func appending(_ text: String) -> ProjectPath {
    ProjectPath(names: names + text.split(separator: "/"))
  }

  /// The folder that it lies in.
  package var folder: ProjectPath { ProjectPath(names: names.dropLast()) }

  /// The last name; empty for the root.
  package var name: String { names.last.map(String.init) ?? "" }

  /// Its name without the last dot and what follows.
  package var stem: String {
    let name = name
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// What follows the last dot of its name, in lower case.
  package var type: String {
    let name = name
    return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }

  /// The names, joined by slashes; “.” for the root.
  package var description: String { names.isEmpty ? "." : names.joined(separator: "/") }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  package static func < (left: ProjectPath, right: ProjectPath) -> Bool {
    left.names.lexicographicallyPrecedes(right.names)
  }
}
