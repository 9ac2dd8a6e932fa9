import Testing

@testable import ProjectFormats

@Suite struct `An anchor in YAML` {
  private static let spellings: [(String, SettingsValue)] = [
    ("a: &x b\nc: *x", ["a": "b", "c": "b"]),
    ("a: &x\n  b: c\nd: *x", ["a": ["b": "c"], "d": ["b": "c"]]),
    ("- &x\n  - a\n- *x", [["a"], ["a"]]),
    ("[&x {a: b}, *x , *x]", [["a": "b"], ["a": "b"], ["a": "b"]]),
    ("a: &x\nb: *x", ["a": SettingsValue(.null, line: nil), "b": SettingsValue(.null, line: nil)]),
    ("- &x a\n- &x b\n- *x", ["a", "b", "b"]),
  ]

  @Test(arguments: spellings)
  func `is repeated by its aliases`(text: String, value: SettingsValue) throws {
    #expect(try YAML.read(Array(text.utf8)).withoutLines == value)
  }

  @Test func `can be merged into a dictionary, whose own keys win`() throws {
    let text = "x: &x {a: 1, b: 2}\ny: &y {b: 3, c: 4}\nz:\n  b: 5\n  <<: [*x, *y]\nw:\n  <<: *y"
    let value = try YAML.read(Array(text.utf8))
    let merged = try #require(value["z"])
    #expect(["a", "b", "c"].map { merged[$0]?.withoutLines } == [1, 5, 4])
    #expect(merged["c"]?.line == 2)
    #expect(value["w"]?.withoutLines == ["b": 3, "c": 4])
  }

  @Test func `of the first merged dictionary wins`() throws {
    let value = try YAML.read(Array("x: &x {a: 1}\ny: &y {a: 2}\nz: {<<: [*x, *y]}".utf8))
    #expect(value.at("z", "a")?.withoutLines == 1)
  }

  @Test(arguments: [
    ("a: *x", "line 1: expected an alias of an anchor that stands before it, but found “*x”."),
    (
      "a: &x [*x]",
      "line 1: expected an alias of an anchor that stands before it, but found “*x”."
    ),
    ("a: &x 1\nb:\n  <<: *x", "line 3: expected a dictionary to merge, but found “<<”."),
    ("&x a: b", "line 1: an anchor of a key is not supported."),
    ("a: & b", "line 1: expected the name of an anchor, but found “a blank”."),
  ])
  func `is refused with the place and the reason`(text: String, message: String) {
    #expect(Outcome(text, YAML.read).message == message)
  }

  @Test func `cannot make a file grow without a limit`() {
    var text = "- &a0 x\n"
    for level in 1...30 {
      text += "- &a\(level) [\((0..<8).map { _ in "*a\(level - 1)" }.joined(separator: ", "))]\n"
    }
    let message = "line 8: the file repeats itself and stands for more than 2000000 values."
    #expect(Outcome(text, YAML.read).message == message)
  }

  @Test func `cannot make a file deeper than the limit`() {
    var text = "- &a0 x\n"
    for level in 1...300 { text += "- &a\(level) [*a\(level - 1)]\n" }
    let message = "line 51: values are nested more than 50 levels deep."
    #expect(Outcome(text, YAML.read).message == message)
  }
}
