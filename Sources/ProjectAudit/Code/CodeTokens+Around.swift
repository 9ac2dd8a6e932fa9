import SourceCode

// What stands around a token.
extension CodeTokens {
  /// Whether the word at an index follows a dot.
  func isMember(at index: Int) -> Bool { index > startIndex && self[index - 1].isSymbol(".") }

  /// Whether the word at an index is followed by a colon.
  func isLabel(at index: Int) -> Bool { index + 1 < endIndex && self[index + 1].isSymbol(":") }

  /// What precedes the token at an index in its statement or condition.
  func before(_ index: Int) -> CodeTokens { statement(around: index)[..<index] }

  /// What precedes the word at an index in its chain of members, or in its message.
  func receiver(before index: Int) -> CodeTokens {
    let node = tree.node(at: index)
    return node.kind == .access || node.kind == .message ? node.tokens[..<index] : CodeTokens()
  }

  /// Where the next token stands that is no sign between members.
  func nextMember(after index: Int) -> Int? {
    self[(index + 1)...].firstIndex { ![".", "?", "!"].contains($0.text) }
  }

  /// The calls and messages among whose arguments the token at an index stands, if no closure is between,
  /// the innermost first.
  func callsAround(_ index: Int) -> [SyntaxNode] {
    let node = tree.node(at: index)
    return ([node] + node.ancestors).prefix { $0.kind != .closure }
      .filter { $0.kind == .call || $0.kind == .message }
  }

  /// Whether the word at an index is an argument of a function whose name passes a test.
  func isArgument(at index: Int, of isMeant: (CodeToken) -> Bool) -> Bool {
    guard let call = callsAround(index).first, call.kind == .call else { return false }
    return call.callee.map(isMeant) ?? false
  }

  /// The branch to whose condition or keyword the token at an index belongs; nil if it belongs to none.
  func branch(decidedAt index: Int) -> (condition: CodeTokens, body: CodeTokens)? {
    let node = tree.node(at: index)
    let statements = [node, node.enclosing(.condition)?.parent].compactMap(\.self)
    return statements.lazy.flatMap(\.branches).first { $0.condition.indices.contains(index) }
  }
}

extension SyntaxNode {
  /// The name of the function that a closure is given to.
  var receivingCallee: CodeToken? {
    let around = ancestors.first { $0.kind != .access && $0.kind != .argument }
    return around?.kind == .call ? around?.callee : nil
  }

  /// The words of a chain of members, without those in its arguments.
  var links: [CodeToken] {
    tokens.filter { $0.kind == .word && tree.node(at: $0.position) == self }
  }

  /// The branches of a statement, each with its conditions, which begin with the keyword; `else` has none.
  var branches: [(condition: CodeTokens, body: CodeTokens)] {
    var start: Int?
    return children.compactMap { child in
      if child.kind == .condition, start == nil { start = child.range.lowerBound - 1 }
      guard child.kind == .block else { return nil }
      defer { start = nil }
      let end = child.range.lowerBound
      return (CodeTokens(tree, (start ?? end)..<end), child.content)
    }
  }
}
