import SourceCode

extension CodeMethod {
  /// Whether a token is in a branch whose condition passes a test.
  func isInBranch(_ token: CodeToken, where isMeant: (CodeTokens) -> Bool) -> Bool {
    let place = token.position
    guard body.indices.contains(place), body[place] == token else { return false }
    return body.tree.node(at: place).ancestors.contains { statement in
      statement.kind == .conditional
        && statement.branches.contains { condition, branch in
          !condition.isEmpty && (condition.startIndex..<branch.endIndex).contains(place)
            && isMeant(condition)
        }
    }
  }

  /// Whether it calls a function itself before it returns.
  func callsAtOnce(_ function: CodeFunction) -> Bool {
    let body = body
    return body.outsideClosures.contains { body[$0].isWord(function.baseName) }
  }

  /// Whether a flag that it sets itself makes it return early the second time.
  var hasReentryGuard: Bool {
    let body = body
    let conditions = body.indices.filter { body[$0].isWord("guard") || body[$0].isWord("if") }
    let asked = conditions.flatMap { start in
      body[start...].prefix { !$0.isSymbol("{") }.filter { $0.kind == .word }.map(\.text)
    }
    let assigned = body.indices.filter { body[$0].kind == .word && body.isReassigned(at: $0) }
    return !Set(asked).isDisjoint(with: assigned.map { body[$0].text })
  }
}
