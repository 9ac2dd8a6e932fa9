import Reporting

/// Decodes the data of property lists in XML.
enum Base64 {
  /// The bytes that some characters stand for, or nil if one of them is beyond ASCII.
  ///
  /// Like CoreFoundation, this skips characters that are not Base64, ignores a last group of fewer
  /// than four characters, and continues after “=”.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  static func data(_ characters: ArraySlice<UInt8>) -> [UInt8]? {
    var data: [UInt8] = []
    var (bits, count, padding): (UInt32, Int, Int) = (0, 0, 0)
    for character in characters {
      if character >= 0x80 { return nil }
      if character == UInt8(ascii: "=") { padding += 1 } else if !character.isSpace { padding = 0 }
      guard let value = value(of: character) else { continue }
      (bits, count) = (bits << 6 | value, count + 1)
      guard count % 4 == 0 else { continue }
      data += [16, 8, 0].dropLast(min(padding, 2)).map { UInt8(truncatingIfNeeded: bits >> $0) }
    }
    return data
  }

  private static func value(of character: UInt8) -> UInt32? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    case UInt8(ascii: "="): 0
    default: nil
    }
  }
}
