/// A source file as tokens.
package struct CodeText: Sendable {
  /// The tokens, with their brackets paired.
  package let tokens: [CodeToken]
  /// Every text that a token has.
  package let vocabulary: Vocabulary
  /// The lines of conditions and, in Objective-C, of the preprocessor. All branches between them are read.
  package let directives: [Range<Int>]

  /// Reads a file; branches that are never compiled have to be blank.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package init(_ bytes: [UInt8], _ language: SourceLanguage) {
    var tokens: [CodeToken] = []
    if language == .swift {
      var lexer = SourceLexer(bytes)
      var vocabulary = Vocabulary()
      // Most files have fewer tokens.
      tokens.reserveCapacity(bytes.count / 4)
      while let token = lexer.next() {
        tokens.append(
          CodeToken(
            kind: token.kind.codeKind,
            text: vocabulary.text(at: lexer.textRange(of: token), of: bytes),
            place: SourcePosition(line: token.line, column: token.column), range: token.range))
      }
      (self.vocabulary, directives) = (vocabulary, lexer.directives)
    } else {
      let lexer = ObjectiveCLexer(bytes)
      tokens = lexer.tokens
      (vocabulary, directives) = (lexer.vocabulary, lexer.directives)
    }
    tokens.pairBrackets()
    self.tokens = tokens
  }
}

extension SourceToken.Kind {
  fileprivate var codeKind: CodeToken.Kind {
    switch self {
    case .word, .quotedWord: .word
    case .symbol: .symbol
    case .literal: .literal
    }
  }
}
