import Testing

@testable import ProjectFormats

@Suite struct `YAML that cannot be read` {
  @Test(
    arguments: [
      ("a:\n\tb: c", "line 2: expected a space, but found “a tab”."),
      ("a: b: c", "line 1: expected a value without a key, but found “b”."),
      ("a: b\n c: d", "line 2: expected a value without a colon, but found “:”."),
      ("a:\n  b: c\n d: e", "line 3: expected a key in column 1, but found “d”."),
      ("a: 1\n- b: 2", "line 2: expected a key and a colon, but found “-”."),
      ("- a\nb: c", "line 2: expected the end of the document, but found “b”."),
      ("a: b\nc", "line 2: expected a key and a colon, but found “c”."),
      ("a: [b\nc: d", "line 2: a key in a list is not supported."),
      ("a: [b", "line 1: the file ends in the middle of a collection."),
      ("a: {b: c]", "line 1: expected “,” or “}”, but found “]”."),
      ("a: [,]", "line 1: expected a value, but found “,”."),
      ("a: 'b\nc", "line 2: the file ends in the middle of the string of line 1."),
      ("a: 'b' c", "line 1: expected the end of the line, but found “c”."),
      ("a: \"\\q\"", "line 1: expected an escape that YAML knows, but found “q”."),
      ("a: \"\\ud800\"", "line 1: expected the number of a character, but found “ud800”."),
      ("a: !b c", "line 1: a tag is not supported."),
      ("? a", "line 1: a key after “?” is not supported."),
      ("a: |x\n  b", "line 1: expected “+”, “-” or a digit, but found “x”."),
      ("a: @b", "line 1: expected a value, but found “@”."),
      ("a: - b", "line 1: expected a value, but found “-”."),
      ("# only\n", "the file is empty."), ("---\n", "the file is empty."),
    ])
  func `is refused with the place and the reason`(text: String, message: String) {
    #expect(Outcome(text, YAML.read).message == message)
  }
}
