import Testing

@Suite struct `A step that is both of a pattern’s steps` {
  @Test(arguments: ["[ps]", "p[ps]", "[ps]p!", "o[ps]o"])
  func `is its own response`(word: MarkedWord) {
    word.expect(.response(of: .s, to: .p), .globally)
  }

  @Test(arguments: ["[ps]", "[ps]p", "p![ps]", "o[ps]"])
  func `is its own precedent`(word: MarkedWord) {
    word.expect(.precedence(of: .s, before: .p), .globally)
  }
}
