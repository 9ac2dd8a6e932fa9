import Foundation

/// A file that is no Swift source, because it is not UTF-8 text.
struct SourceTextError: CommandError, LocalizedError {
  let path: String
  /// The first byte that is not part of a character.
  let offset: Int

  var status: ExitStatus { .malformedInput }

  var errorDescription: String? {
    "\(InputFile.name(of: path)): the bytes from offset \(offset) are not UTF-8; Swift source is."
  }

  /// Where bytes stop being UTF-8, or nil where they all are.
  static func offset(in bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    // Repairing puts U+FFFD where a character cannot be read, so that is the first difference.
    let repaired = String(decoding: bytes, as: UTF8.self).utf8
    return zip(bytes, repaired).prefix { $0 == $1 }.count
  }
}
