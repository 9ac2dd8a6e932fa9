extension BinaryObjectTable {
  /// A whole number of 2 to the given power bytes.
  func wholeNumber(at offset: Int, power: Int) throws(SettingsError) -> String {
    switch power {
    case 0...2: return String(try integer(at: offset, size: 1 << power))
    case 3: return String(Int64(bitPattern: try integer(at: offset, size: 8)))
    case 4 where try integer(at: offset, size: 8) == 0:
      return String(try integer(at: offset + 8, size: 8))
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
    let bytes = try slice(at: start, count: kind == 0x6 ? product(count, 2) : count)
    if kind == 0x4 { return .data(Array(bytes)) }
    if kind == 0x6 { return .string(try utf16(bytes)) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw SettingsError(.notText(offset: start))
    }
    return .string(text)
  }

  private func utf16(_ bytes: ArraySlice<UInt8>) throws(SettingsError) -> String {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw SettingsError(.notText(offset: bytes.startIndex))
    }
    return text
  }
}
