extension UInt8 {
  /// Whether this is ASCII white space.
  @inlinable package var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  /// Whether this is an ASCII digit.
  @inlinable package var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether this is an ASCII letter, a digit or an underscore.
  @inlinable package var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
