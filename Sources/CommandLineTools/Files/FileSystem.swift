import Foundation

/// Queries about a path in the file system.
package enum FileSystem {
  /// The type and the permissions of the file at a path, or nil if there is none.
  static func mode(of path: String) -> mode_t? {
    var information = stat()
    return stat(path, &information) == 0 ? information.st_mode : nil
  }

  /// The type of the file at a path, for example `S_IFDIR`, or nil if there is none.
  package static func kind(of path: String) -> mode_t? { mode(of: path).map { $0 & S_IFMT } }

  /// Whether two paths lead to the same ordinary file.
  package static func isSame(_ first: String, _ second: String) -> Bool {
    var (one, other) = (stat(), stat())
    guard stat(first, &one) == 0, stat(second, &other) == 0 else { return false }
    return one.st_dev == other.st_dev && one.st_ino == other.st_ino
      && one.st_mode & S_IFMT == S_IFREG
  }

  /// The folder that a path lies in.
  package static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Makes sure that a file can be created in the folder that a path lies in.
  package static func checkParent(of path: String) throws(FileError) {
    let parent = parent(of: path)
    switch kind(of: parent) {
    case nil: throw .noParent(path, parent: parent)
    case S_IFDIR: break
    default: throw .parentIsNoFolder(path, parent: parent)
    }
    if access(parent, W_OK) != 0 { throw .unwritable(path, .last) }
  }
}
