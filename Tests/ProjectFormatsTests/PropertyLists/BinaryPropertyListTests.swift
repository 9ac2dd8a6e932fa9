import Testing

@testable import ProjectFormats

@Suite struct `A binary property list` {
  private static let big = BinaryFile.big

  private static func file(_ objects: [[UInt8]]) -> [UInt8] { BinaryFile(objects: objects).bytes }

  private static let faults: [([[UInt8]], String)] = [
    ([[0xA1, 0]], "expected no object inside itself, but found “object 0”."),
    ([[0xD1, 0, 0]], "expected no object inside itself, but found “object 0”."),
    ([[0xA1, 9]], "expected one of 1 objects, but found “object 9”."),
    ([[0xD1, 1, 1], [0x09]], "expected a string as a key, but found “object 1”."),
    ([[0x70]], "the kind 0x70 of the object at offset 8 is not supported."),
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
    let file = BinaryFile(objects: [shared + root + [0x09]], offsets: offsets)
    #expect(Outcome(file.bytes, PropertyList.read).message == message)
  }
}
