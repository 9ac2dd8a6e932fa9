import Foundation
import Testing
import Thoroughness

@testable import ProjectFormats

@Suite struct `A property list that Foundation writes` {
  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func `is read as what was written`(format: PropertyListSerialization.PropertyListFormat) throws {
    for seed in 0..<(Thoroughness.isFull ? 200 : 100) {
      var random = RandomNumbers(seed: UInt64(seed))
      let value = random.propertyList(depth: 4)
      let data = try PropertyListSerialization.data(
        fromPropertyList: value.foundation, format: format, options: 0)
      let read = try PropertyList.read(Array(data))
      #expect(read.withoutLines.comparable == value.comparable, "seed \(seed)")
    }
  }

  @Test func `is read from the old style as Foundation reads it`() throws {
    for seed in 0..<200 {
      var random = RandomNumbers(seed: UInt64(seed))
      let text = random.oldStyle(depth: 4)
      let foundation = try PropertyListSerialization.propertyList(
        from: Data(text.utf8), options: [], format: nil)
      let read = try PropertyList.read(Array(text.utf8))
      #expect(
        read.withoutLines.comparable == SettingsValue(foundation: foundation).comparable,
        "seed \(seed)")
    }
  }

  // Dates that no calendar has are read by both, but not as the same text.
  private static let texts = [
    Sample.project, Sample.manifest.replacing("<date>2001-01-01T00:00:00Z</date>", with: "<true/>"),
  ]

  @Test(arguments: texts)
  func `is read by Foundation in the same way if we read it, though it is damaged`(text: String) {
    for seed in 0..<(Thoroughness.isFull ? 5000 : 2000) {
      var random = RandomNumbers(seed: UInt64(seed))
      let bytes = random.damaged(Array(text.utf8))
      guard let read = Outcome(bytes, PropertyList.read).value else { continue }
      #expect(SettingsValue.foundation(bytes) == read.withoutLines.comparable, "seed \(seed)")
    }
  }

  @Test func `is read by Foundation if we read it, though it is damaged and binary`() {
    let file = BinaryFile(objects: [
      [0xD3, 1, 2, 3, 4, 5, 6], [0x51, 0x61], [0x61, 0, 0xE9], [0x52, 0x62, 0x63],
      [0xA3, 7, 8, 9], [0x42, 1, 2], [0x33] + BinaryFile.big(0), [0x09], [0x11, 1, 0],
      [0x22, 0x3F, 0xC0, 0, 0],
    ])
    for seed in 0..<(Thoroughness.isFull ? 20_000 : 5000) {
      var random = RandomNumbers(seed: UInt64(seed))
      let bytes = random.damaged(file.bytes)
      if Outcome(bytes, PropertyList.read).value == nil { continue }
      #expect(SettingsValue.foundation(bytes) != nil, "seed \(seed)")
    }
  }
}

extension SettingsValue {
  /// The value in the form that Foundation writes.
  fileprivate var foundation: Any {
    switch content {
    case .string(let text): text
    case .boolean(let value): value
    case .number(let digits): Int(digits).map { $0 as Any } ?? Double(digits) as Any
    case .data(let bytes): Data(bytes)
    case .array(let items): items.map(\.foundation)
    case .dictionary(let entries):
      Dictionary(entries.map { ($0.key, $0.value.foundation) }) { $1 }
    case .null, .expression: preconditionFailure("\(self) is not part of a property list")
    }
  }
}

extension RandomNumbers {
  fileprivate mutating func propertyList(depth: Int) -> SettingsValue {
    switch below(depth == 0 ? 5 : 9) {
    case 0: return SettingsValue.Content.boolean(below(2) == 0).value
    case 1:
      return SettingsValue.Content.number(String(Int(truncatingIfNeeded: next()) >> below(64)))
        .value
    case 2: return SettingsValue.Content.number(String(Double(below(1000)) / 8)).value
    case 3: return SettingsValue.Content.data(bytes(below(20))).value
    case 4: return SettingsValue.Content.string(text()).value
    case 5, 6:
      return SettingsValue.Content.array((0..<below(6)).map { _ in propertyList(depth: depth - 1) })
        .value
    default:
      return SettingsValue.Content.dictionary(
        (0..<below(20)).map { _ in
          SettingsEntry(key: text(), line: nil, value: propertyList(depth: depth - 1))
        }
      ).value
    }
  }

  private mutating func text() -> String {
    let characters = Array("abcXYZ019 _-./$:<>&'\"\\\n\té😀%;{}()=,")
    return String((0..<below(20)).map { _ in characters[below(characters.count)] })
  }

  fileprivate mutating func oldStyle(depth: Int) -> String {
    switch below(depth == 0 ? 3 : 6) {
    case 0: return "a\(below(100))/b.c-$_:"
    case 1:
      return
        "<\(bytes(below(9)).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined())>"
    case 2: return quoted()
    case 3:
      return "(" + (0..<below(5)).map { _ in oldStyle(depth: depth - 1) + " , // x\n" }.joined()
        + ")"
    default:
      return "{"
        + (0..<below(5)).map { _ in "\(quoted()) = \(oldStyle(depth: depth - 1)) /* ; */;" }
        .joined() + "}"
    }
  }

  private mutating func quoted() -> String {
    let parts = ["a", " ", "\\n", "\\t", "\\\"", "'", "\\\\", "\\U00e9", "\\101", "é", "/*", "//"]
    return "\"" + (0..<below(9)).map { _ in parts[below(parts.count)] }.joined() + "\""
  }
}
