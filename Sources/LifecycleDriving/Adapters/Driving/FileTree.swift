import Foundation
import SystemFiles

/// What is in a folder; symbolic links are not followed.
enum FileTree {
  /// The names in a folder, in no order.
  static func names(in path: FilePath) throws(SystemError) -> [[UInt8]] {
    guard let folder = opendir(path.letters) else { throw .last }
    defer { closedir(folder) }
    var names: [[UInt8]] = []
    errno = 0
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw .last }
    return names
  }

  /// The status of a file.
  static func status(of path: FilePath) throws(SystemError) -> stat {
    var status = stat()
    guard lstat(path.letters, &status) == 0 else { throw .last }
    return status
  }

  /// Reads the content of a file piece by piece.
  static func readPieces(
    of path: FilePath, _ receive: (ArraySlice<UInt8>) -> Void
  ) throws(SystemError) {
    let number = Foundation.open(path.letters, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard number >= 0 else { throw .last }
    let file = Descriptor(number: number)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case .moved(let count) = file.read(into: &chunk) { receive(chunk[..<count]) }
  }

  /// The text of a symbolic link.
  static func text(ofLink path: FilePath) throws(SystemError) -> [UInt8] {
    var text = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path.letters, &text, text.count)
    guard count >= 0 else { throw .last }
    return text[..<count].map { UInt8(truncatingIfNeeded: $0) }
  }
}

extension stat {
  /// The kind of file: regular, folder, symbolic link or another.
  var kind: mode_t { st_mode & S_IFMT }

  /// When the content last changed, in nanoseconds.
  var modified: Int64 {
    #if canImport(Darwin)
      let time = st_mtimespec
    #else
      let time = st_mtim
    #endif
    return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}

/// The path of a file as the system stores it: any bytes except NUL, not only UTF-8.
struct FilePath {
  /// The path and the NUL that ends it.
  let letters: [CChar]

  init(_ path: String) {
    letters = Array(path.utf8CString)
  }

  private init(letters: [CChar]) {
    self.letters = letters
  }

  /// The path of an entry of this folder.
  func entry(_ name: [UInt8]) -> FilePath {
    let relative = ([UInt8(ascii: "/")] + name).map { CChar(truncatingIfNeeded: $0) }
    return FilePath(letters: letters.dropLast() + relative + [0])
  }
}
