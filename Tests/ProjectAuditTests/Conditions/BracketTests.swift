import SourceCode
import Testing

@Suite struct `The partner of a bracket` {
  private func tokens(_ source: String) -> [CodeToken] {
    ObjectiveCLexer(Array(source.utf8)).tokens
  }

  /// Everything between “(” and “]”, also brackets that close another kind, or nothing.
  private static let sources = [
    "", "(", ")", "a", "()", "(()", "())(", "[a(b)c]{d}", "{ ( [ ) ] }", ")(]{([", "((((a))))",
    "a(b)[c]",
    "f(g(h(1), [2, { 3 }]), (4)) } { (",
  ]

  @Test(arguments: sources) func `is the one that is found token by token`(source: String) {
    let tokens = tokens(source)
    var paired = tokens
    paired.pairBrackets()
    for first in tokens.indices {
      for end in first...tokens.count {
        for start in first..<end {
          #expect(
            paired[first..<end].partner(of: start) == tokens[first..<end].partner(of: start),
            "\(start) in \(first)..<\(end)")
        }
      }
    }
  }

  @Test func `is the end of the tokens if there is none`() {
    var tokens = tokens("a ( b ( c )")
    tokens.pairBrackets()
    #expect(tokens[...].partner(of: 1) == 6)
    #expect(tokens[...].partner(of: 3) == 5)
    #expect(tokens[..<5].partner(of: 3) == 5)
    #expect(tokens[...].partner(of: 6) == 6)
  }
}
