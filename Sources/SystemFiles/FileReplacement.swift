import Foundation

/// A file that takes the place of another one when it is complete, and otherwise leaves no trace.
///
/// It is written beside the other one. On Linux it has no name until it is complete, so that nothing is
/// left even if the process is killed; where the file system cannot do that, and on other systems, it
/// has a name that nobody can foresee, and a later replacement removes what a killed process has left.
/// A symbolic link stays, and what it names is replaced. Permissions are kept.
package struct FileReplacement: ~Copyable {
  private let file: Descriptor
  private let target: String
  /// The name that it has already; nil if none.
  private var temporary: String?

  /// Begins to replace a file, which need not exist.
  ///
  /// - Parameter path: The path of the file; its folder must exist.
  /// - Throws: The error of the system if no file can be made in its folder.
  package init(of path: String) throws(SystemError) {
    let real = realpath(path, nil).map { real in
      defer { free(real) }
      return String(cString: real)
    }
    target = real ?? path
    let folder = Self.folder(of: target)
    if let nameless = Self.nameless(in: folder) {
      file = nameless
      temporary = nil
    } else {
      Self.removeStale(in: folder)
      let path = Self.newName(in: folder)
      file = try Descriptor(opening: path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o666)
      temporary = path
      flock(file.number, LOCK_EX | LOCK_NB)
    }
  }

  deinit {
    if let temporary { unlink(temporary) }
  }

  /// Adds bytes to the new file.
  package borrowing func write(_ bytes: [UInt8]) throws(SystemError) { try file.writeAll(bytes) }

  /// Puts the new file in the place of the old one.
  package consuming func commit() throws(SystemError) {
    var status = stat()
    if stat(target, &status) == 0, fchmod(file.number, status.st_mode & 0o7777) != 0 {
      let error = SystemError.last
      var own = stat()
      // Nobody may read the new file who could not read the old one.
      if fstat(file.number, &own) != 0 || own.st_mode & ~status.st_mode & 0o777 != 0 { throw error }
    }
    if temporary == nil { temporary = try name() }
    guard let path = temporary else { return }
    if rename(path, target) != 0 { throw .last }
    temporary = nil
  }

  /// Gives a name to a file that has none.
  private borrowing func name() throws(SystemError) -> String {
    let path = Self.newName(in: Self.folder(of: target))
    let own = "/proc/self/fd/\(file.number)"
    if linkat(AT_FDCWD, own, AT_FDCWD, path, AT_SYMLINK_FOLLOW) != 0 { throw .last }
    return path
  }
}

extension FileReplacement {
  private static let beginning = ".lifecycle-"
  private static let ending = ".tmp"

  private static func newName(in folder: String) -> String {
    "\(folder)/\(beginning)\(UInt64.random(in: 0 ... .max))\(ending)"
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func nameless(in folder: String) -> Descriptor? {
    #if os(Linux)
      // O_TMPFILE, a macro that Swift does not import. The name is needed to give the file one.
      let nameless = 0o20_000_000 | O_DIRECTORY
      guard access("/proc/self/fd", X_OK) == 0 else { return nil }
      return try? Descriptor(opening: folder, O_WRONLY | nameless, 0o666)
    #else
      return nil
    #endif
  }

  /// Removes what processes that were killed have left: files with such a name that nobody has locked.
  private static func removeStale(in folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasPrefix(beginning) && name.hasSuffix(ending) {
      let path = "\(folder)/\(name)"
      guard let file = try? Descriptor(opening: path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK),
        file.isOwnedAndStale(S_IFREG, seconds: 60), flock(file.number, LOCK_EX | LOCK_NB) == 0
      else { continue }
      unlink(path)
    }
  }
}
