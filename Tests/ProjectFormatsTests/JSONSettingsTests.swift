import Reporting
import Testing

@testable import ProjectFormats

@Suite struct `JSON` {
  @Test func `has its keys in order, with lines`() throws {
    let value = try JSONSettings.read(Array(Sample.json.utf8))
    #expect(
      value.keyLines == [
        "expo:2", "z:3", "ios:4", "infoPlist:5", "UIMain:5", "numbers:7", "empty:7",
      ])
    let numbers: SettingsValue = [1, .number("-2.5e+3"), true, SettingsValue(.null, line: nil)]
    let ios: SettingsValue = ["infoPlist": ["UIMain": "a\"b\u{e9}/\n"]]
    #expect(
      value.withoutLines == ["expo": ["z": "", "ios": ios], "numbers": numbers, "empty": [:]])
  }

  @Test(arguments: [
    ("{\"a\": [1,\n2", "line 2: the file ends in the middle of a value."),
    ("", "the file is empty."), ("[1,\n]", "line 2: Comma before a closing bracket."),
    (String(repeating: "[", count: 200), "line 1: values are nested more than 100 levels deep."),
  ])
  func `is refused with the place and the reason`(text: String, message: String) {
    #expect(Outcome(text, JSONSettings.read).message == message)
  }

  @Test func `is read in YAML as in Foundation`() throws {
    for seed in 0..<300 {
      var random = RandomNumbers(seed: UInt64(seed))
      let text = Array("[\(random.json(depth: 4))]".utf8)
      let foundation = SettingsValue(try JSONReader.value(ofText: text))
      #expect(try YAML.read(text).withoutLines.comparable == foundation.comparable, "seed \(seed)")
    }
  }
}

extension SettingsValue {
  fileprivate init(_ value: JSONValue) {
    switch value {
    case .null: self.init(.null, line: nil)
    case .boolean(let value): self.init(.boolean(value), line: nil)
    case .number(let digits): self.init(.number(digits), line: nil)
    case .string(let text): self.init(.string(text), line: nil)
    case .list(let items): self.init(.array(items.map(SettingsValue.init)), line: nil)
    case .object(let object):
      let entries = object.members.map {
        SettingsEntry(key: $0.key, line: nil, value: SettingsValue($0.value))
      }
      self.init(.dictionary(entries), line: nil)
    }
  }
}

extension RandomNumbers {
  fileprivate mutating func json(depth: Int) -> String {
    let space = ["", " ", "\n", "\r\n  "][below(4)]
    switch below(depth == 0 ? 4 : 7) {
    case 0: return ["true", "false"][below(2)]
    case 1: return "\(Int(truncatingIfNeeded: next()) >> 34)"
    case 2: return "\(below(99)).\(below(99))e\(below(9))"
    case 3: return jsonText()
    case 4:
      let items = (0..<below(5)).map { _ in json(depth: depth - 1) + space }
      return "[" + items.joined(separator: ",\(space)") + "]"
    default:
      let members = (0..<below(5)).map { _ in "\(jsonText())\(space):\(json(depth: depth - 1))" }
      return "{" + members.joined(separator: "\(space),") + "\(space)}"
    }
  }

  private mutating func jsonText() -> String {
    let parts = [
      "a", " ", "é", "😀", "\\n", "\\\"", "\\\\", "\\/", "\\u00e9", "\\ud83d\\ude00", "#", " # ",
      ": ",
      ",", "'", "yes", "1", "-", "{", "&", "*",
    ]
    return "\"" + (0..<below(9)).map { _ in parts[below(parts.count)] }.joined() + "\""
  }
}
