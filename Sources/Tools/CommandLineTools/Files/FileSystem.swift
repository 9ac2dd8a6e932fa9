import Foundation
import Reporting
import SystemFiles

/// Queries about a path in the file system.
package enum FileSystem {
  /// The type and the permissions of the file at a path, or nil if there is none.
  static func mode(of path: String) -> mode_t? {
    var information = stat()
    return stat(path, &information) == 0 ? information.st_mode : nil
  }

  /// The type of the file at a path, for example `S_IFDIR`, or nil if there is none.
  package static func kind(of path: String) -> mode_t? { mode(of: path).map { $0 & S_IFMT } }

  /// Whether something has this name, even a link that leads nowhere.
  package static func exists(_ path: String) -> Bool {
    var information = stat()
    return lstat(path, &information) == 0
  }

  /// The names of the files in a folder in alphabetical order, but for hidden ones.
  ///
  /// - Throws: ``FileError`` if the folder cannot be read.
  package static func visibleNames(in folder: String) throws(FileError) -> [String] {
    do throws(SystemError) {
      return try Descriptor(opening: folder, O_RDONLY | O_DIRECTORY).fileNames()
        .filter { !$0.hasPrefix(".") }.sorted()
    } catch {
      throw .unreadable(folder, error)
    }
  }

  /// The size of an ordinary file in bytes; nil for anything else.
  package static func size(of path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// Whether two paths lead to the same ordinary file.
  package static func isSame(_ first: String, _ second: String) -> Bool {
    var (one, other) = (stat(), stat())
    guard stat(first, &one) == 0, stat(second, &other) == 0 else { return false }
    return one.st_dev == other.st_dev && one.st_ino == other.st_ino
      && one.st_mode & S_IFMT == S_IFREG
  }

  /// Whether two paths lead to the same file, or to the same place where one can be made.
  static func isSamePlace(_ first: String, _ second: String) -> Bool {
    if isSame(first, second) { return true }
    guard kind(of: first) == nil, kind(of: second) == nil,
      let one = realPath(of: parent(of: first)), let other = realPath(of: parent(of: second))
    else { return false }
    return one == other && first.split(separator: "/").last == second.split(separator: "/").last
  }

  /// Whether standard input is redirected from the ordinary file at a path.
  static func isStandardInput(_ path: String) -> Bool {
    var (one, other) = (stat(), stat())
    guard stat(path, &one) == 0, fstat(STDIN_FILENO, &other) == 0 else { return false }
    return one.st_dev == other.st_dev && one.st_ino == other.st_ino
      && one.st_mode & S_IFMT == S_IFREG
  }

  /// The path without links; nil if nothing is there.
  static func realPath(of path: String) -> String? {
    realpath(path, nil).map { real in
      defer { free(real) }
      return String(cString: real)
    }
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

/// Finds programs as a shell does.
package enum ExecutablePath {
  /// The path of a program in one of the folders of `PATH`, or nil if none has it.
  ///
  /// Folders whose path is not absolute are skipped.
  package static func find(
    _ name: String, in path: String? = ProcessInfo.processInfo.environment["PATH"]
  ) -> String? {
    let folders = (path ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    return folders.lazy.map { "\($0)/\(name)" }
      .first(where: FileManager.default.isExecutableFile(atPath:))
  }
}

/// Why a file could not be read or written.
package enum FileError: CommandError, Hashable {
  case unreadable(String, SystemError)
  case isFolder(String)
  case notOrdinary(String)
  case tooLarge(String, limit: Int)
  case unwritable(String, SystemError)
  case notPutBack(String, SystemError, isAt: String)
  case outputIsFolder(String)
  case noParent(String, parent: String)
  case parentIsNoFolder(String, parent: String)
  case outputIsInput(String, input: String)

  package var status: ExitStatus { .fileError }

  /// The error in words: which file, what is wrong with it, and what to do.
  package var errorDescription: String? {
    switch self {
    case .unreadable(let path, let error):
      "cannot read \(InputFile.name(of: path)): \(error.words)."
    case .isFolder(let path):
      "\(InputFile.name(of: path)) is a folder; give the files in it, for example \(path.example)."
    case .notOrdinary(let path):
      "cannot read \(path.shown): it is not an ordinary file; move it away."
    case .tooLarge(let path, let limit):
      "\(InputFile.name(of: path)) is larger than \((limit >> 20).grouped) MB; split it first."
    case .unwritable(let path, let error):
      "cannot write \(path == "-" ? "standard output" : path.shown): \(error.words)."
    case .notPutBack(let path, let error, let place):
      "cannot write all files (\(error.words)), and cannot put \(path.shown) back; what was there is "
        + "\(place.shown)."
    case .outputIsFolder(let path):
      "cannot write \(path.shown): it is a folder; give a file in it."
    case .noParent(let path, let parent):
      "cannot write \(path.shown): there is no folder \(parent.shown); create it first."
    case .parentIsNoFolder(let path, let parent):
      "cannot write \(path.shown): \(parent.shown) is not a folder."
    case .outputIsInput(let path, let input):
      "cannot write \(path.shown): the command reads "
        + (input == "-" ? "it as standard input" : input == path ? "it" : "it as \(input.shown)")
        + "; give another file."
    }
  }
}

extension String {
  fileprivate var example: String {
    ((hasSuffix("/") ? String(dropLast()) : self) + "/*.json").shown
  }
}
