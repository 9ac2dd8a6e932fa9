/// Where the objects of a binary property list are; every access to its bytes is checked.
struct BinaryObjectTable {
  /// The whole file.
  let bytes: [UInt8]
  /// The number of the object that holds all others.
  let root: Int
  /// How many bytes a reference to an object takes.
  let referenceSize: Int
  private let count: Int
  private let offsetSize: Int
  /// Where the offsets of the objects begin; the objects end there.
  private let end: Int

  /// Reads the last 32 bytes of a file, which describe the rest.
  init(_ bytes: [UInt8]) throws(SettingsError) {
    guard bytes.starts(with: "bplist0".utf8) else {
      throw SettingsError(.notSupported("this version of binary property lists"))
    }
    let trailer = bytes.count - 32
    guard trailer >= 8 else { throw SettingsError(.cutOff("a binary property list")) }
    self.bytes = bytes
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    let numbers = [8, 16, 24].map { Self.integer(bytes[(trailer + $0)..<(trailer + $0 + 8)]) }
    guard let count = Int(exactly: numbers[0]), let root = Int(exactly: numbers[1]),
      let end = Int(exactly: numbers[2]), end >= 9, end < trailer, (0..<count).contains(root),
      offsetSize > 0, (trailer - end).isMultiple(of: offsetSize),
      (trailer - end) / offsetSize == count, Self.reaches(end, offsetSize),
      Self.reaches(count, referenceSize)
    else { throw SettingsError(.cutOff("a binary property list")) }
    (self.count, self.root, self.end) = (count, root, end)
    for number in 0..<count where place(of: number) >= end {
      throw outOfBounds(place(of: number))
    }
  }

  /// Whether some bytes can hold a number greater than another one.
  private static func reaches(_ number: Int, _ size: Int) -> Bool {
    size >= 8 || size > 0 && number < 1 << (8 * size)
  }

  /// Where an object begins.
  func offset(of number: Int) throws(SettingsError) -> Int {
    guard (0..<count).contains(number) else {
      throw SettingsError(.unexpected("object \(number)", expected: "one of \(count) objects"))
    }
    let offset = place(of: number)
    guard offset >= 8 else { throw outOfBounds(offset) }
    return Int(offset)
  }

  /// The entry of an object in the table of offsets, which may be wrong.
  private func place(of number: Int) -> UInt64 {
    let start = end + number * offsetSize
    return Self.integer(bytes[start..<(start + offsetSize)])
  }

  /// Some bytes of an object.
  func slice(at offset: Int, count: Int) throws(SettingsError) -> ArraySlice<UInt8> {
    guard offset <= end, count <= end - offset else { throw outOfBounds(UInt64(offset)) }
    return bytes[offset..<(offset + count)]
  }

  /// A whole number without a sign, of which the last 8 bytes count.
  func integer(at offset: Int, size: Int) throws(SettingsError) -> UInt64 {
    Self.integer(try slice(at: offset, count: size))
  }

  private static func integer(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }

  private func outOfBounds(_ offset: UInt64) -> SettingsError {
    let expected = "an offset from 8 to \(end) with room for its object"
    return SettingsError(.unexpected("offset \(offset)", expected: expected))
  }
}

extension BinaryObjectTable {
  /// How many parts an object has, and where they begin; the detail is the lower half of its first
  /// byte: the length, or 15 if a number follows.
  func length(_ detail: Int, at offset: Int) throws(SettingsError) -> (count: Int, start: Int) {
    if detail < 15 { return (detail, offset + 1) }
    let marker = try integer(at: offset + 1, size: 1)
    guard (0x10...0x14).contains(marker) else { throw unknown(at: offset) }
    let size = 1 << Int(marker & 0xF)
    guard let count = Int(exactly: try integer(at: offset + 2, size: size)) else {
      throw outOfBounds(UInt64(offset))
    }
    return (count, offset + 2 + size)
  }

  /// The numbers of some objects.
  func references(_ count: Int, at offset: Int) throws(SettingsError) -> [Int] {
    let slice = try slice(at: offset, count: product(count, referenceSize))
    return stride(from: slice.startIndex, to: slice.endIndex, by: referenceSize).map {
      Int(truncatingIfNeeded: Self.integer(slice[$0..<($0 + referenceSize)]))
    }
  }

  /// The size of some parts, which is less than that of the file.
  func product(_ count: Int, _ size: Int) throws(SettingsError) -> Int {
    let (product, overflows) = count.multipliedReportingOverflow(by: size)
    if overflows || product > end { throw outOfBounds(UInt64(end)) }
    return product
  }
}
