import Testing

@Suite struct `A step that is both of a pattern’s steps` {
  @Test func `is its own response`() {
    MarkedWord.expect(["[ps]", "p[ps]", "[ps]p!", "o[ps]o"], .response(of: .s, to: .p), .globally)
  }

  @Test func `is its own precedent`() {
    MarkedWord.expect(
      ["[ps]", "[ps]p", "p![ps]", "o[ps]"], .precedence(of: .s, before: .p), .globally)
  }
}
