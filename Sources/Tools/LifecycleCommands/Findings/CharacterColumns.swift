import CommandLineTools
import Foundation

/// Finds out which character of its line a byte of a file belongs to.
struct CharacterColumns {
  private let bytes: [UInt8]
  /// Where each line begins.
  private let starts: [Int]

  /// Reads a file once.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// The character that a byte of a line belongs to; both, and the line, are counted from 1.
  func character(ofByte byte: Int, line: Int) -> Int {
    guard starts.indices.contains(line - 1), byte > 0 else { return byte }
    return 1 + bytes[starts[line - 1]...].prefix(byte - 1).count { $0 & 0xC0 != 0x80 }
  }
}

/// The columns of several files, each of which is read once, when it is asked for.
struct FileColumns {
  private var contents: [String: [UInt8]]
  private var known: [String: CharacterColumns] = [:]

  /// Knows some contents; other files are read from the disk.
  init(_ contents: [String: [UInt8]] = [:]) { self.contents = contents }

  /// The character of a line that a byte of a file belongs to; the byte, if the file cannot be read.
  mutating func character(ofByte byte: Int, line: Int, in file: String) -> Int {
    let columns =
      known[file]
      ?? CharacterColumns(
        contents[file] ?? FileManager.default.contents(atPath: file).map(Array.init) ?? [])
    known[file] = columns
    return columns.character(ofByte: byte, line: line)
  }
}
