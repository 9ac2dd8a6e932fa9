import Testing
import Thoroughness

@testable import ProjectFormats

/// Bad files give errors; they neither crash a reader nor stop it for long.
@Suite struct `A file of any format` {
  @Test(arguments: FileFormat.all)
  func `is read`(format: FileFormat) throws {
    try format.read(format.sample)
  }

  @Test(arguments: FileFormat.all)
  func `can be cut off anywhere`(format: FileFormat) {
    for count in 0..<format.sample.count { try? format.read(Array(format.sample[..<count])) }
  }

  @Test(arguments: FileFormat.all)
  func `can be damaged anywhere`(format: FileFormat) {
    var random = RandomNumbers(seed: 1)
    for _ in 0..<500 { try? format.read(random.damaged(format.sample)) }
  }

  @Test(arguments: FileFormat.all)
  func `can be random bytes`(format: FileFormat) {
    var random = RandomNumbers(seed: 2)
    for count in 0..<200 {
      let bytes = random.bytes(count)
      try? format.read(bytes)
      try? format.read(format.sample.prefix(count / 4) + bytes)
    }
  }

  @Test(arguments: FileFormat.all.filter { $0.nesting != nil })
  func `can be nested as deeply as the limit and no deeper`(format: FileFormat) throws {
    let nesting = try #require(format.nesting)
    let message = "line 1: values are nested more than \(nesting.limit) levels deep."
    let text = nesting.prefix + String(repeating: nesting.open, count: 100_000)
    #expect(Outcome(text, format.read).message == message)
    #expect(Outcome(nesting.text(levels: nesting.limit), format.read).message == nil)
  }

  @Test(
    arguments: FileFormat.all.filter(\.isText), [[0xC0, 0x80], [0xFF], [0xED, 0xA0, 0x80], [0]])
  func `is text without NUL if it is text`(format: FileFormat, bytes: [UInt8]) {
    let place = format.sample.count - 1
    let file = format.sample[..<place] + bytes + format.sample[place...]
    let line = 1 + format.sample[..<place].count { $0 == UInt8(ascii: "\n") }
    let message =
      "line \(line): the bytes from offset \(place) are not UTF-8 text; save the file as UTF-8."
    #expect(Outcome(Array(file), format.read).message == message)
  }

  @Test(arguments: FileFormat.all.filter { !$0.canBeEmpty })
  func `has something in it`(format: FileFormat) {
    #expect(Outcome([], format.read).message == "the file is empty.")
  }

  @Test(arguments: FileFormat.all.filter(\.isText))
  func `can have a key of many thousand letters`(format: FileFormat) {
    let count = Thoroughness.isFull ? 1_000_000 : 50_000
    let key = [UInt8](repeating: UInt8(ascii: "k"), count: count)
    for place in [0, 1, format.sample.count / 2, format.sample.count] {
      try? format.read(format.sample[..<place] + key + format.sample[place...])
    }
  }
}
