/// An object of a binary property list, whose parts are numbers of other objects.
enum BinaryObject {
  /// A value without parts.
  case scalar(SettingsValue.Content)
  /// A list of objects.
  case array([Int])
  /// Keys with values.
  case dictionary(keys: [Int], values: [Int])

  /// About how many bytes it takes.
  var size: Int {
    switch self {
    case .scalar(.string(let text)): text.utf8.count
    case .scalar(.data(let bytes)): bytes.count
    case .scalar: 1
    case .array(let numbers): numbers.count
    case .dictionary(let keys, _): 2 * keys.count
    }
  }
}

extension BinaryObjectTable {
  /// The object with a number.
  func object(_ number: Int) throws(SettingsError) -> BinaryObject {
    let offset = try offset(of: number)
    let marker = try integer(at: offset, size: 1)
    let (kind, detail) = (marker >> 4, Int(marker & 0xF))
    switch kind {
    case 0x0: return .scalar(try singleton(detail, at: offset))
    case 0x1: return .scalar(.number(try wholeNumber(at: offset + 1, power: detail)))
    case 0x2: return .scalar(.number(try fraction(at: offset + 1, power: detail)))
    case 0x3: return .scalar(.string(try date(at: offset + 1, power: detail)))
    case 0x8: return .scalar(try identifier(at: offset + 1, size: detail + 1))
    case 0x4...0x6: return .scalar(try run(kind: kind, detail, at: offset))
    case 0xA, 0xD: return try container(kind: kind, detail, at: offset)
    default: throw unknown(at: offset)
    }
  }

  /// The error that an object is of no known kind.
  func unknown(at offset: Int) -> SettingsError {
    let marker = String(bytes[offset], radix: 16)
    return SettingsError(.notSupported("the kind 0x\(marker) of the object at offset \(offset)"))
  }

  private func singleton(
    _ detail: Int, at offset: Int
  ) throws(SettingsError) -> SettingsValue.Content {
    switch detail {
    case 0x0: .null
    case 0x8: .boolean(false)
    case 0x9: .boolean(true)
    default: throw unknown(at: offset)
    }
  }

  /// The identifier of an archived object, in the form that it has in XML.
  private func identifier(
    at offset: Int, size: Int
  ) throws(SettingsError) -> SettingsValue.Content {
    guard let identifier = UInt32(exactly: try integer(at: offset, size: size)) else {
      throw unknown(at: offset - 1)
    }
    let number = SettingsValue(.number(String(identifier)), line: nil)
    return .dictionary([SettingsEntry(key: "CF$UID", line: nil, value: number)])
  }

  private func container(
    kind: UInt64, _ detail: Int, at offset: Int
  ) throws(SettingsError) -> BinaryObject {
    let (count, start) = try length(detail, at: offset)
    let width = try product(count, referenceSize)
    let first = try references(count, at: start)
    if kind == 0xA { return .array(first) }
    return .dictionary(keys: first, values: try references(count, at: start + width))
  }
}
