import Testing

@testable import ProjectFormats

@Suite struct `A binary property list` {
  /// A file of objects, with references of one byte and offsets of two.
  private static func file(_ objects: [[UInt8]]) -> [UInt8] {
    var offsets = [8]
    for object in objects.dropLast() { offsets.append(offsets[offsets.count - 1] + object.count) }
    return file(Array(objects.joined()), offsets: offsets)
  }

  private static func file(_ body: [UInt8], offsets: [Int]) -> [UInt8] {
    let sizes: [UInt8] = [0, 0, 0, 0, 0, 0, 2, 1]
    let trailer = sizes + big(offsets.count) + big(0) + big(8 + body.count)
    return Array("bplist00".utf8) + body + offsets.flatMap { big($0).suffix(2) } + trailer
  }

  private static func big(_ number: Int) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
  }

  private static let values: [([UInt8], SettingsValue)] = [
    ([0x00], SettingsValue(.null, line: nil)), ([0x08], false), ([0x09], true),
    ([0x10, 0xFF], 255), ([0x11, 1, 0], 256), ([0x13] + big(-1), -1),
    ([0x14] + big(0) + big(-1), .number("18446744073709551615")),
    ([0x22, 0x3F, 0xC0, 0, 0], .number("1.5")),
    ([0x23, 0x3F, 0xF8, 0, 0, 0, 0, 0, 0], .number("1.5")),
    ([0x33] + big(0), "2001-01-01T00:00:00Z"),
    ([0x33, 0xC1, 0xCD, 0x27, 0xE4, 0x40, 0, 0, 0], "1970-01-01T00:00:00Z"),
    ([0x42, 1, 2], .data(1, 2)), ([0x52, 0x61, 0x62], "ab"), ([0x61, 0, 0xE9], "é"),
    ([0x5F, 0x10, 1, 0x61], "a"), ([0x80, 5], ["CF$UID": 5]), ([0xA0], []), ([0xD0], [:]),
  ]

  @Test(arguments: values)
  func `has all kinds of values`(object: [UInt8], value: SettingsValue) throws {
    #expect(try PropertyList.read(Self.file([object])) == value)
  }

  @Test func `can use an object in several places`() throws {
    let file = Self.file([[0xD2, 1, 2, 2, 1], [0x51, 0x61], [0x51, 0x62]])
    #expect(try PropertyList.read(file) == ["a": "b", "b": "a"])
  }

  private static let faults: [([[UInt8]], String)] = [
    ([[0xA1, 0]], "expected no object inside itself, but found “object 0”."),
    ([[0xD1, 0, 0]], "expected no object inside itself, but found “object 0”."),
    ([[0xA1, 9]], "expected one of 1 objects, but found “object 9”."),
    ([[0xD1, 1, 1], [0x09]], "expected a string as a key, but found “object 1”."),
    ([[0xC0]], "the kind 0xc0 of the object at offset 8 is not supported."),
    (
      [[0x5F, 0x13] + big(.max)],
      "expected an offset from 8 to 18 with room for its object, but found “offset 18”."
    ),
    (
      [[0xAF, 0x13] + big(.max)],
      "expected an offset from 8 to 18 with room for its object, but found “offset 18”."
    ),
    (
      [[0x33, 0x7F, 0xF8, 0, 0, 0, 0, 0, 0]],
      "expected a date before the year 10000, but found “nan”."
    ),
  ]

  @Test(arguments: faults)
  func `is refused with the reason`(objects: [[UInt8]], message: String) {
    #expect(Outcome(Self.file(objects), PropertyList.read).message == message)
  }

  @Test func `cannot grow without a limit`() {
    // Each array holds the next one eight times: 8 to the power of 30 values in 600 bytes.
    var arrays: [[UInt8]] = (1...30).map { [0xA8] + [UInt8](repeating: $0, count: 8) }
    arrays.append([0x09])
    let message = "the file repeats itself and stands for more than 2000000 values."
    #expect(Outcome(Self.file(arrays), PropertyList.read).message == message)
  }

  @Test(arguments: [[0xA1], [0xD1, 251]] as [[UInt8]])
  func `cannot be nested without a limit`(container: [UInt8]) {
    var containers: [[UInt8]] = (1...250).map { container + [$0] }
    containers += [[0x09], [0x51, 0x61]]
    let message = "values are nested more than 50 levels deep."
    #expect(Outcome(Self.file(containers), PropertyList.read).message == message)
  }

  @Test func `cannot hide how deep it is behind an object that was read before`() {
    var arrays: [[UInt8]] = [[0xA2, 31, 1]]
    arrays += (2...61).map { [0xA1, $0] }
    arrays += [[0xA1, 62], [0x09]]
    let message = "values are nested more than 50 levels deep."
    #expect(Outcome(Self.file(arrays), PropertyList.read).message == message)
  }

  @Test func `cannot hide how deep its keys are`() {
    let dictionaries: [[UInt8]] = (1...250).map { [0xD1, $0, 250] }
    let message = "values are nested more than 50 levels deep."
    #expect(
      Outcome(Self.file(dictionaries + [[0x51, 0x61]]), PropertyList.read).message == message)
  }

  @Test func `cannot take much time by objects that share their bytes`() {
    // 200 objects at one place, each with 200 parts.
    let shared: [UInt8] = [0xAF, 0x10, 200] + [UInt8](repeating: 201, count: 200)
    let root: [UInt8] = [0xAF, 0x10, 200] + Array(1...200)
    let offsets = [211] + [Int](repeating: 8, count: 200) + [414]
    let message = "expected an object with its own bytes, but found “object 8”."
    let file = Self.file(shared + root + [0x09], offsets: offsets)
    #expect(Outcome(file, PropertyList.read).message == message)
  }
}
