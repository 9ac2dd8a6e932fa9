import Testing

@testable import ProjectFormats

@Suite struct `A literal in Swift` {
  private static func values(of key: String, in text: String) throws -> [SettingsEntry] {
    try ScriptLiterals(Array(text.utf8), .swift).values(of: key)
  }

  @Test func `describes an app of Tuist`() throws {
    let entries = try Self.values(of: "infoPlist", in: Sample.swift)
    let role: SettingsValue = ["UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate"]
    let manifest: SettingsValue = [
      "UIApplicationSupportsMultipleScenes": false,
      "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [role]],
    ]
    let expected: SettingsValue = [
      "...": .expression(".extendingDefault"), "UIApplicationSceneManifest": manifest,
      "UILaunchScreen": [:],
    ]
    #expect(
      entries.map(\.value.withoutLines) == [expected, .expression(".file(path: \"Info.plist\")")])
    #expect(entries.map(\.line) == [10, 21])
    #expect(
      entries[0].value.keyLines.prefix(3) == [
        "...:10", "UIApplicationSceneManifest:11", "UIApplicationSupportsMultipleScenes:12",
      ])
  }

  @Test func `is the value of a declared constant`() throws {
    let entries = try Self.values(of: "shared", in: Sample.swift)
    #expect(entries.map(\.value.withoutLines) == [["A": "b", "C": .expression("version")]])
    #expect(entries.map(\.line) == [3])
  }

  private static let values: [(String, SettingsValue)] = [
    ("\"a\\n\\u{e9}\\\\\"", "a\né\\"), ("#\"a\\n\"#", "a\\n"), ("#\"a\\#n\"#", "a\n"),
    ("\"\"\"\n  a\n   \"b\"\n  \"\"\"", "a\n \"b\""), ("1", 1), ("-1.5", .number("-1.5")),
    ("true", true),
    ("nil", SettingsValue(.null, line: nil)), ("[]", []), ("[:]", [:]), ("[1, [2],]", [1, [2]]),
    ("[\"a\": 1, \"b\": [\"c\": 2]]", ["a": 1, "b": ["c": 2]]), (".string(\"a\")", "a"),
    (".boolean(true)", true),
    (".integer(1)", 1), (".real(1.5)", .number("1.5")), (".array([.string(\"a\")])", ["a"]),
    ("Plist.Value.dictionary([\"a\": .array([])])", ["a": []]),
    ("InfoPlist.dictionary(defaults)", .expression("defaults")),
    (".extendingDefault(with: defaults)", ["...": .expression(".extendingDefault")]),
    ("/* /* ] */ */ 1 // ]", 1), ("\"\\(a)\"", .expression("\"\\(a)\"")),
    ("\"a\\(b(\")\"))c\"", .expression("\"a\\(b(\")\"))c\"")),
    ("a", .expression("a")), (".file(path: \"a\")", .expression(".file(path: \"a\")")),
    ("\"a\" + b", .expression("\"a\" + b")),
    ("[\"\\(a)\", 1]", [.expression("\"\\(a)\""), 1]), ("[a ? 1 : 2]", [.expression("a ? 1 : 2")]),
    ("[.a: 1, b: 2]", [".a": 1, "b": 2]),
    ("[\"a\": 1].merging(b)", .expression("[\"a\": 1].merging(b)")),
    ("a.map { $0 }", .expression("a.map { $0 }")),
    ("[\"a\": 1, b]", ["a": 1, "...": .expression("b")]),
    (".string(a, b)", .expression(".string(a, b)")), ("(\"a\")", "a"),
  ]

  @Test(arguments: values)
  func `is read, and everything else is an expression`(text: String, value: SettingsValue) throws {
    let read = try Self.values(of: "k", in: "f(k: \(text)\n)").map(\.value.withoutLines)
    let defaults = SettingsEntry(key: "...", line: nil, value: .expression("defaults"))
    if text.hasPrefix(".extending") {
      #expect(read.map { $0.entries?.last } == [defaults])
    } else {
      #expect(read == [value])
    }
  }

  @Test(arguments: [
    "let k = [\"a\": 1]\nfoo()", "static let k: [String: Plist.Value] = [\"a\": 1]",
    "x.k = [\"a\": 1]; y()",
    "x[\"k\"] = [\"a\": 1]", "[\"k\": [\"a\": 1]]",
    "let k: InfoPlist = .dictionary([\"a\": 1])\n@main struct A {}",
  ])
  func `is the value of an argument, an entry or a variable`(text: String) throws {
    #expect(try Self.values(of: "k", in: text).map(\.value.withoutLines) == [["a": 1]])
  }

  @Test(arguments: [
    "func f(k: Int) {}", "init(k: [String: Int] = [:]) {}", "a == k", "let k: Int\nlet b = 1",
    "a ? k : b", "// k: 1", "case k: 1",
  ])
  func `is not where a name means something else`(text: String) throws {
    #expect(try Self.values(of: "k", in: text) == [])
  }

  @Test func `is an expression where a body computes it`() throws {
    let value = try Self.values(of: "k", in: "var k: [Int] { return [1] }\nf()")
    #expect(value.map(\.value.withoutLines) == [.expression("{ return [1] }")])
  }
}
