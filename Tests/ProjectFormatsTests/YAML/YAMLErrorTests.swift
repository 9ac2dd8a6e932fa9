import Testing

@testable import ProjectFormats

@Suite struct `YAML that cannot be read` {
  @Test(
    arguments: [
      ("a:\n\tb: c", "line 2: “a tab” stands where a space is expected."),
      ("a: b: c", "line 1: “b” stands where a value without a key is expected."),
      ("a: b\n c: d", "line 2: “:” stands where a value without a colon is expected."),
      ("a:\n  b: c\n d: e", "line 3: “d” stands where a key in column 1 is expected."),
      ("a: 1\n- b: 2", "line 2: “-” stands where a key and a colon is expected."),
      ("- a\nb: c", "line 2: “b” stands where the end of the document is expected."),
      ("a: b\nc", "line 2: “c” stands where a key and a colon is expected."),
      ("a: [b\nc: d", "line 2: a key in a list is not supported."),
      ("a: [b", "line 1: the file ends in the middle of a collection."),
      ("a: {b: c]", "line 1: “]” stands where “,” or “}” is expected."),
      ("a: [,]", "line 1: “,” stands where a value is expected."),
      ("a: 'b\nc", "line 2: the file ends in the middle of the string of line 1."),
      ("a: 'b' c", "line 1: “c” stands where the end of the line is expected."),
      ("a: \"\\q\"", "line 1: “q” stands where an escape that YAML knows is expected."),
      ("a: \"\\ud800\"", "line 1: “ud800” stands where the number of a character is expected."),
      ("a: !b c", "line 1: a tag is not supported."),
      ("? a", "line 1: a key after “?” is not supported."),
      ("a: |x\n  b", "line 1: “x” stands where “+”, “-” or a digit is expected."),
      ("a: @b", "line 1: “@” stands where a value is expected."),
      ("a: - b", "line 1: “-” stands where a value is expected."),
      ("# only\n", "the file is empty."), ("---\n", "the file is empty."),
    ])
  func `is refused with the place and the reason`(text: String, message: String) {
    #expect(Outcome(text, YAML.read).message == message)
  }
}
