import Testing

@testable import ProjectFormats

@Suite struct `A YAML file` {
  @Test func `describes a project`() throws {
    let configuration: SettingsValue = ["UISceneConfigurationName": "Default Configuration"]
    let scenes: SettingsValue = [
      "UIApplicationSupportsMultipleScenes": false,
      "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [configuration]],
    ]
    let settings: SettingsValue = ["A": true, "B": 1, "C": "x # y"]
    let target: SettingsValue = [
      "type": "application", "sources": ["App", ["path": "More", "optional": true]],
      "info": ["path": "App/Info.plist", "properties": ["UIApplicationSceneManifest": scenes]],
      "settings": ["base": settings],
    ]
    let value = try YAML.read(Array(Sample.yaml.utf8))
    #expect(value.withoutLines == ["name": "App", "targets": ["App": target]])
  }

  @Test func `has exact lines`() throws {
    let value = try YAML.read(Array(Sample.yaml.utf8))
    let lines = [
      "name:2", "targets:3", "App:4", "type:5", "sources:6", "path:8", "optional:9", "info:10",
      "path:11", "properties:12", "UIApplicationSceneManifest:13",
      "UIApplicationSupportsMultipleScenes:14", "UISceneConfigurations:15",
      "UIWindowSceneSessionRoleApplication:16", "UISceneConfigurationName:17", "settings:18",
      "base:18", "A:18", "B:18", "C:19",
    ]
    #expect(value.keyLines == lines)
    #expect(value.at("targets", "App", "sources", "1")?.line == 8)
  }

  private static let spellings: [(String, SettingsValue)] = [
    ("a", "a"), ("- a\n- - b\n  - c\n-\n  d", ["a", ["b", "c"], "d"]),
    ("a:\n- b\nc:", ["a": ["b"], "c": null]),
    ("- a: 1\n  b: 2\n- c", [["a": 1, "b": 2], "c"]), ("---\na: b\n---\nc: d", ["a": "b"]),
    ("%YAML 1.2\n--- # x\na: b\n...\njunk: [", ["a": "b"]),
    ("a: b # c\n# d\n\nc: d#e", ["a": "b", "c": "d#e"]),
    ("a: b\n  c\n\n  d\ne: f", ["a": "b c\nd", "e": "f"]), ("a:\n  b\n  c", ["a": "b c"]),
    ("\"a: b\": 'c'\n'it''s': \"d\"", ["a: b": "c", "it's": "d"]),
    ("http://x:8: y", ["http://x:8": "y"]),
    ("a: 'b\n  c\n\n  d'", ["a": "b c\nd"]),
    ("\"a\\tb\\x41\\u00e9\\U0001F600\\\n   c\"", "a\tbAé😀c"),
    ("\"\\ud83d\\ude00\\/\"", "😀/"),
    ("a: {b: c, d: [e, 'f', \"g\"], h}", ["a": ["b": "c", "d": ["e", "f", "g"], "h": null]]),
    ("[a b,\n  c # d\n  , {\"e\":f},\n]", ["a b", "c", ["e": "f"]]),
    ("{a: , b: http://c/d}", ["a": null, "b": "http://c/d"]),
    ("a:\r\n  - b\r\nc: d\r\n", ["a": ["b"], "c": "d"]), ("a: -b", ["a": "-b"]),
    ("-a: b", ["-a": "b"]),
  ]

  private static let null = SettingsValue(.null, line: nil)

  @Test(arguments: spellings)
  func `can be written in several styles`(text: String, value: SettingsValue) throws {
    #expect(try YAML.read(Array(text.utf8)).withoutLines == value)
  }

  @Test(arguments: [
    ("|\n  a\n   b\n\n  c\n", "a\n b\n\nc\n"), ("|-\n  a\n\n", "a"), ("|+\n  a\n\n", "a\n\n"),
    (">\n  a\n  b\n\n  c\n   d\n  e\n", "a b\nc\n d\ne\n"), ("|2\n    a\n", "  a\n"), ("|\n", ""),
    ("| # c\n\n  a\n # d", "\na\n"), (">-\n  a\n  b", "a b"), ("|\n  a: [\n  # b\n", "a: [\n# b\n"),
  ])
  func `can have blocks of text`(block: String, text: String) throws {
    #expect(
      try YAML.read(Array("k: \(block)".utf8)).withoutLines == ["k": .init(stringLiteral: text)])
    #expect(try YAML.read(Array("k: \(block)".utf8)).keyLines == ["k:1"])
  }

  private static let scalars: [(String, SettingsValue)] = [
    ("~", null), ("null", null), ("''", ""), ("true", true), ("YES", true), ("on", true),
    ("No", false),
    ("yesterday", "yesterday"), ("\"yes\"", "yes"), ("1", 1), ("-1", -1), ("1.0", .number("1.0")),
    ("1.2.3", "1.2.3"), ("0x1F", .number("0x1F")), ("0o17", .number("0o17")),
    ("1e5", .number("1e5")),
    ("1.5E-3", .number("1.5E-3")), (".5", .number(".5")), (".", "."), ("e", "e"), ("1e", "1e"),
    ("+", "+"),
    ("2001-01-01", "2001-01-01"), ("^1.2.3", "^1.2.3"), ("$(A)", "$(A)"), ("${A}", "${A}"),
  ]

  @Test(arguments: scalars)
  func `has numbers, truth values and nothing`(text: String, value: SettingsValue) throws {
    #expect(try YAML.read(Array("- \(text)".utf8)).withoutLines == [value])
  }
}
