import Testing

@testable import ProjectFormats

@Suite struct `A literal in JavaScript` {
  private static func values(of key: String, in text: String) throws -> [SettingsEntry] {
    try ScriptLiterals(Array(text.utf8), .javaScript).values(of: key)
  }

  /// The value of `k` in an object.
  private static func value(_ text: String) throws -> SettingsValue? {
    try values(of: "k", in: "x({ k: \(text) })").first?.value.withoutLines
  }

  @Test func `describes an app of Expo`() throws {
    let entries = try Self.values(of: "infoPlist", in: Sample.javaScript)
    let manifest: SettingsValue = [
      "UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [:],
    ]
    let expected: SettingsValue = [
      "...": .expression("config.ios?.infoPlist"), "UIApplicationSceneManifest": manifest,
      "UIMain": .expression("process.env.MAIN ?? \"Main\""), "it's": "a \"b\"\né",
    ]
    #expect(entries.map(\.value.withoutLines) == [expected])
    #expect(entries.map(\.line) == [8])
    #expect(
      entries[0].value.keyLines == [
        "...:9", "UIApplicationSceneManifest:10", "UIApplicationSupportsMultipleScenes:11",
        "UISceneConfigurations:12", "UIMain:14", "it's:15",
      ])
  }

  private static let values: [(String, SettingsValue)] = [
    ("'a'", "a"), ("`a\n\\x41\\u00e9\\u{1F600}`", "a\nAé😀"), ("\"\\ud83d\\ude00\"", "😀"),
    ("'a\\\nb'", "ab"),
    ("1.5", .number("1.5")), ("-1", -1), ("0xF", .number("0xF")), ("true", true), ("false", false),
    ("null", SettingsValue(.null, line: nil)), ("undefined", SettingsValue(.null, line: nil)),
    ("[1, 'a', [],]", [1, "a", []]), ("({a: 1})", ["a": 1]),
    ("{'a': 1, 2: 3, [\"b\"]: 4}", ["a": 1, "2": 3, "b": 4]),
    ("{a: 1} as const", ["a": 1]), ("{a: 1} satisfies X<Y>", ["a": 1]), ("/* /* [ */ 1 // }\n", 1),
    ("[a\n  (1),\n2]", [.expression("a (1)"), 2]),
    ("`${a}`", .expression("`${a}`")), ("`a${b(`}`)}c`", .expression("`a${b(`}`)}c`")),
    ("a", .expression("a")), ("'a' + b", .expression("'a' + b")),
    ("a ? {b: 1} : {}", .expression("a ? {b: 1} : {}")),
    ("f({a: 1}, 2)", .expression("f({a: 1}, 2)")),
    ("() => { return 1; }", .expression("() => { return 1; }")),
    ("[...a, b]", [.expression("...a"), .expression("b")]),
    ("{a, b() {}}", ["a": .expression("a"), "...": .expression("b() {}")]),
    ("{[a]: 1}", ["...": .expression("[a]: 1")]), ("/}[/]/.test(a)", .expression("/}[/]/.test(a)")),
    ("'a", .expression("'a })")), ("", .expression("")),
  ]

  @Test(arguments: values)
  func `is read, and everything else is an expression`(text: String, value: SettingsValue) throws {
    #expect(try Self.value(text) == value)
  }

  @Test(arguments: [
    "const k = { a: 1 }\nfoo()", "let k: Map<string, X> = { a: 1 };", "config.k = { a: 1 }",
    "config['k'] = {\n a: 1 }", "f({ 'k': { a: 1 } })", "export const k = ({ a: 1 })",
  ])
  func `is the value of a property or of a variable`(text: String) throws {
    #expect(try Self.values(of: "k", in: text).map(\.value.withoutLines) == [["a": 1]])
  }

  @Test(arguments: [
    "a.k === { a: 1 }", "(k) => ({ a: 1 })", "a ? k : b", "// k: 1", "'k: 1'", "{ kk: 1 }",
    "case k: 1", "k",
  ])
  func `is not where a name means something else`(text: String) throws {
    #expect(try Self.values(of: "k", in: text) == [])
  }

  @Test func `can have lines where only a statement would end`() throws {
    let expected: SettingsValue = ["a": .expression("b c"), "d": 1]
    let values = try Self.values(of: "k", in: "const k = {\n  a: b\n    c,\n  d: 1\n}\nf()")
    #expect(values.map(\.value.withoutLines) == [expected])
  }

  @Test func `is listed once for each place, outside of other ones`() throws {
    let text = "x({ k: { k: 1 } }, { k: 2 }, { k: f({ k: 3 }) })"
    let expected: [SettingsValue] = [["k": 1], 2, .expression("f({ k: 3 })"), 3]
    #expect(try Self.values(of: "k", in: text).map(\.value.withoutLines) == expected)
  }
}
