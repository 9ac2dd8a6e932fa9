import Testing

@testable import ProjectFormats

@Suite struct `A TOML file` {
  @Test func `describes a project`() throws {
    let manifest: SettingsValue = ["UIApplicationSupportsMultipleScenes": false]
    let app: SettingsValue = [
      "sources": ["src/app", "src/more"],
      "iOS": ["info": ["UIApplicationSceneManifest": manifest], "deep": ["a b": ["c": 1]]],
    ]
    let expected: SettingsValue = [
      "project": ["name": "App"], "tool": ["briefcase": ["app": ["app": app]]],
      "bin": [["name": "one", "sub": ["x": true]], ["name": "two"]],
    ]
    #expect(try TOML.read(Array(Sample.toml.utf8)).withoutLines == expected)
  }

  @Test func `has exact lines`() throws {
    let value = try TOML.read(Array(Sample.toml.utf8))
    let lines = [
      "project:2", "name:3", "tool:5", "briefcase:5", "app:5", "app:5", "sources:6", "iOS:11",
      "info:12", "UIApplicationSceneManifest:12", "UIApplicationSupportsMultipleScenes:12",
      "deep:13", "a b:13", "c:13", "bin:15", "name:16", "sub:17", "x:18", "name:21",
    ]
    #expect(value.keyLines == lines)
  }

  private static let values: [(String, SettingsValue)] = [
    ("\"a\\tb\\\"\\\\\\u00e9\\U0001F600\"", "a\tb\"\\é😀"), ("'a\\tb'", "a\\tb"), ("\"\"", ""),
    ("\"\"\"\na\n \"b\" \\\n   c\"\"\"", "a\n \"b\" c"), ("'''\na\\\n'b''''", "a\\\n'b'"),
    ("\"\"\"\"a\"\"\"\"", "\"a\""), ("1", 1), ("-1_000", .number("-1_000")),
    ("0xFf", .number("0xFf")),
    ("0o17", .number("0o17")), ("0b11", .number("0b11")), ("1.5e-3", .number("1.5e-3")),
    ("+inf", .number("+inf")), ("nan", .number("nan")), ("true", true), ("false", false),
    ("1979-05-27", "1979-05-27"), ("1979-05-27T07:32:00Z", "1979-05-27T07:32:00Z"),
    ("1979-05-27 07:32:00", "1979-05-27 07:32:00"), ("07:32:00", "07:32:00"), ("[]", []),
    ("[1, [2], # x\n \"a\",\n]", [1, [2], "a"]), ("{}", [:]),
    ("{ a = 1, b.c = 'd' }", ["a": 1, "b": ["c": "d"]]),
  ]

  @Test(arguments: values)
  func `has all kinds of values`(text: String, value: SettingsValue) throws {
    #expect(try TOML.read(Array("k = \(text) # x".utf8)).withoutLines == ["k": value])
  }

  @Test(arguments: ["", "\n", "# only", "\u{FEFF}"])
  func `can be empty`(text: String) throws {
    #expect(try TOML.read(Array(text.utf8)).withoutLines == [:])
  }

  @Test(arguments: [
    ("a = 1\na = 2", "line 2: expected a key that has no value yet, but found “a”."),
    ("[a]\n[a]", "line 2: expected a key that has no value yet, but found “a”."),
    ("a = {}\n[a.b]", "line 2: expected a key that has no value yet, but found “a”."),
    ("a = []\n[[a]]", "line 2: expected a key that has no value yet, but found “a”."),
    ("[[a]]\n[a]", "line 2: expected a key that has no value yet, but found “a”."),
    ("a = 1\na.b = 2", "line 2: expected a key that has no value yet, but found “a”."),
    ("a = {b = 1, b = 2}", "line 1: expected a key that has no value yet, but found “b”."),
    ("a", "line 1: the file ends in the middle of a line."),
    ("a 1", "line 1: expected “=”, but found “1”."),
    ("= 1", "line 1: expected a key, but found “=”."),
    ("a = ", "line 1: the file ends in the middle of a value."),
    ("a = b", "line 1: expected a value, but found “b”."),
    ("a = 1 2", "line 1: expected the end of the line, but found “2”."),
    ("a = 1__x", "line 1: expected a value, but found “1__x”."),
    ("a = \"b\nc\"", "line 1: the file ends in the middle of a string."),
    ("a = \"\"\"\nb", "line 2: the file ends in the middle of the string of line 1."),
    ("a = \"\\q\"", "line 1: expected an escape that TOML knows, but found “q”."),
    ("[a", "line 1: the file ends in the middle of the name of a table."),
    ("[[a]", "line 1: expected “]]”, but found “]”."),
    ("a = [1 2]", "line 1: expected “,” or “]”, but found “2”."),
    ("a = {b = 1 c = 2}", "line 1: expected “,” or “}”, but found “c”."),
  ])
  func `is refused with the place and the reason`(text: String, message: String) {
    #expect(Outcome(text, TOML.read).message == message)
  }

  @Test(arguments: ["%", "[%]", "[[%]]", "a = {% = 1}"])
  func `cannot have keys of more than 25 parts`(place: String) {
    let key = (1...26).map { _ in "a" }.joined(separator: ".")
    let message = "line 1: values are nested more than 50 levels deep."
    #expect(Outcome(place.replacing("%", with: key), TOML.read).message == message)
  }
}
