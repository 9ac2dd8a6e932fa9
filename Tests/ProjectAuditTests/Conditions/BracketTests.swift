import SourceCode
import Testing

@Suite struct `The partner of a bracket` {
  private func tokens(_ source: String) -> CodeTokens {
    SyntaxTree(reading: Array(source.utf8), .objectiveC).tokens
  }

  /// Everything between “(” and “]”, also brackets that close another kind, or nothing.
  private static let sources = [
    "", "(", ")", "a", "()", "(()", "())(", "[a(b)c]{d}", "{ ( [ ) ] }", ")(]{([", "((((a))))",
    "a(b)[c]",
    "f(g(h(1), [2, { 3 }]), (4)) } { (",
  ]

  @Test(arguments: sources) func `is the one that is found token by token`(source: String) {
    let all = tokens(source)
    for first in all.indices {
      for end in first...all.count {
        for start in first..<end {
          let tokens = all[first..<end]
          #expect(
            tokens.partner(of: start) == counted(from: start, in: tokens),
            "\(start) in \(first)..<\(end)")
        }
      }
    }
  }

  private func counted(from start: Int, in tokens: CodeTokens) -> Int {
    var depth = 0
    for index in start..<tokens.endIndex {
      if ["(", "[", "{"].contains(tokens[index].text) { depth += 1 }
      guard [")", "]", "}"].contains(tokens[index].text) else { continue }
      depth -= 1
      if depth == 0 { return index }
    }
    return tokens.endIndex
  }

  @Test func `is the end of the tokens if there is none`() {
    let tokens = tokens("a ( b ( c )")
    #expect(tokens.partner(of: 1) == 6)
    #expect(tokens.partner(of: 3) == 5)
    #expect(tokens[..<5].partner(of: 3) == 5)
    #expect(tokens.partner(of: 6) == 6)
  }
}
