import SourceCode

/// A source file as tokens, without those that no system of today compiles or runs.
struct CodeText: Sendable {
  /// The tokens, with their brackets paired.
  let tokens: [CodeToken]
  /// Every text that a token has, and maybe some of tokens that were left out.
  let vocabulary: Vocabulary
  /// Where lines of the preprocessor begin, in bytes: the branches between them are all read.
  let directives: [Int]

  /// Reads Swift; branches that are never compiled have to be blank.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  init(swift bytes: [UInt8]) {
    var lexer = SourceLexer(bytes)
    var vocabulary = Vocabulary()
    var tokens: [CodeToken] = []
    while let token = lexer.next() {
      tokens.append(
        CodeToken(
          kind: token.kind.codeKind,
          text: vocabulary.text(at: lexer.textRange(of: token), of: bytes),
          place: SourcePosition(line: token.line, column: token.column),
          offset: token.range.lowerBound))
    }
    tokens.pairBrackets()
    self.init(paired: tokens, vocabulary, lexer.directives)
  }

  /// Reads Objective-C, all branches of conditional code.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  init(objectiveC bytes: [UInt8]) {
    let lexer = ObjectiveCLexer(bytes)
    var tokens = lexer.tokens
    tokens.pairBrackets()
    self.init(paired: tokens, lexer.vocabulary, lexer.directives)
  }

  private init(paired tokens: [CodeToken], _ vocabulary: Vocabulary, _ directives: [Range<Int>]) {
    self.tokens = UnsupportedSystems.removed(from: tokens, vocabulary)
    self.vocabulary = vocabulary
    self.directives = directives.map(\.lowerBound)
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
