import Foundation
import SystemFiles

/// Where a result goes: standard output, or a file that is complete or does not exist.
package struct OutputFile: Hashable, Sendable {
  private let path: String?

  /// Creates the output that `--output` names; “-” or nil is standard output.
  package init(_ path: String?) { self.path = path == "-" ? nil : path }

  /// Whether the result goes to standard output.
  package var isStandardOutput: Bool { path == nil }

  /// Finds out early, before hours of search, whether the file can be written.
  package func check() throws(FileError) {
    guard let path else { return }
    if FileSystem.kind(of: path) == S_IFDIR { throw .outputIsFolder(path) }
    try FileSystem.checkParent(of: path)
  }

  /// Writes the result.
  package func write(_ text: String) throws(FileError) {
    let bytes = Array(text.utf8)
    guard let path else {
      do throws(SystemError) {
        try Descriptor.standardOutput.writeAll(bytes)
      } catch {
        throw .unwritable("-", error)
      }
      return
    }
    try check()
    do throws(SystemError) { try Self.write(bytes, to: path) } catch {
      throw .unwritable(path, error)
    }
  }

  /// Writes a temporary file in the same folder and renames it. A pipe or a device is written in
  /// place, because renaming would replace it.
  private static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let kind = FileSystem.kind(of: path)
    guard kind == nil || kind == S_IFREG else {
      return try write(bytes, to: path, flags: O_WRONLY)
    }
    // A link stays a link; the file that it names is replaced.
    let target = realpath(path, nil).map { real in
      defer { free(real) }
      return String(cString: real)
    }
    let final = target ?? path
    let (number, temporary) = try created(in: FileSystem.parent(of: final))
    do throws(SystemError) {
      try Descriptor(number: number).writeAll(bytes)
      if let mode = FileSystem.mode(of: final) { chmod(temporary, mode & 0o7777) }
      if rename(temporary, final) != 0 { throw SystemError.last }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// A new file with a name that nobody can foresee; what is there already is left alone, and no link
  /// is followed.
  private static func created(
    in folder: String
  ) throws(SystemError) -> (number: Int32, path: String) {
    for _ in 0..<10 {
      let path = "\(folder)/.lifecycle-\(UInt64.random(in: 0 ... .max)).tmp"
      let number = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if number >= 0 { return (number, path) }
      if errno != EEXIST { throw SystemError.last }
    }
    throw SystemError(code: EEXIST)
  }

  /// Writes a file in place, without a temporary file.
  package static func write(
    _ bytes: [UInt8], to path: String, flags: Int32
  ) throws(SystemError) {
    let number = open(path, flags | O_CLOEXEC, 0o666)
    guard number >= 0 else { throw .last }
    try Descriptor(number: number).writeAll(bytes)
  }
}
