extension BinaryObjectTable {
  /// A whole number of 2 to the given power bytes.
  func wholeNumber(at offset: Int, power: Int) throws(SettingsError) -> String {
    switch power {
    case 0...2: return String(try integer(at: offset, size: 1 << power))
    case 3: return String(Int64(bitPattern: try integer(at: offset, size: 8)))
    case 4: return String(try integer(at: offset, size: 16))
    default: throw unknown(at: offset - 1)
    }
  }

  /// A floating-point number of 2 to the given power bytes.
  func fraction(at offset: Int, power: Int) throws(SettingsError) -> String {
    switch power {
    case 2: String(Float(bitPattern: UInt32(try integer(at: offset, size: 4))))
    case 3: String(Double(bitPattern: try integer(at: offset, size: 8)))
    default: throw unknown(at: offset - 1)
    }
  }

  /// A date, stored as seconds since the year 2001.
  func date(at offset: Int, power: Int) throws(SettingsError) -> String {
    guard power == 3 else { throw unknown(at: offset - 1) }
    let seconds = Double(bitPattern: try integer(at: offset, size: 8))
    guard let date = PropertyListDate(secondsSince2001: seconds) else {
      throw SettingsError(.unexpected("\(seconds)", expected: "a date before the year 10000"))
    }
    return date.text
  }

  /// Data or a string.
  func run(
    kind: UInt64, _ detail: Int, at offset: Int
  ) throws(SettingsError) -> SettingsValue.Content {
    let (count, start) = try length(detail, at: offset)
    // CoreFoundation refuses this one, because it finds no memory of 0 bytes.
    if kind == 0x6, count == 0 { throw unknown(at: offset) }
    let bytes = try slice(at: start, count: kind == 0x6 ? product(count, 2) : count)
    switch kind {
    case 0x4: return .data(Array(bytes))
    case 0x6: return .string(String(decoding: utf16(bytes), as: UTF16.self))
    // It is said to be ASCII, but all of Latin-1 is read.
    default: return .string(String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })))
    }
  }

  private func utf16(_ bytes: ArraySlice<UInt8>) -> [UInt16] {
    stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
  }
}
