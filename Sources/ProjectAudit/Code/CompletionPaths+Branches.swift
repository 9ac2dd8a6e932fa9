import SourceCode

// The statements at which paths part.
extension CompletionPaths {
  mutating func followIf(_ node: SyntaxNode, _ status: Status) -> Status {
    var (status, result) = (status, Status.unreachable)
    var (isThere, last) = (false, 0..<0)
    for (tokens, body) in node.branches {
      let condition = tokens.indices
      guard !condition.isEmpty else {
        let isNever = isThere || isFormer(last, body)
        return result.or(follow(body, isNever ? .unreachable : status))
      }
      if mentions(condition) { status.isUnused = false }
      let (isLost, isSelf) = weakSelfTest(condition)
      (isThere, last) = (isSelf || isCast(condition), condition)
      let outer = demands
      // Nobody demands more at once.
      if demands.count < 16 { demands += tokens.demands }
      result = result.or(
        follow(body, isLost || isFormer(condition, body) ? .unreachable : status))
      demands = outer
    }
    return isThere ? result : result.or(status)
  }

  /// Whether a branch was left out because no system of today runs it.
  private func isFormer(_ condition: Range<Int>, _ branch: CodeTokens) -> Bool {
    branch.isEmpty
      && (tokens[condition].mentions("available") || tokens[condition].mentions("unavailable"))
  }

  /// Whether a condition only asks for a property that a statement before it fills if it is nil.
  private func isFilled(_ condition: Range<Int>) -> Bool {
    let words = tokens[condition].filter { $0.kind == .word }
    guard words.count == 3 || words.count == 4, words[1].isWord("let"), let name = words.last
    else { return false }
    let before = tokens[..<condition.lowerBound].suffix(Self.maxLookahead)
    return before.indices(of: ["if", name.text, "=", "=", "nil", "{"]).contains { start in
      let body = before[
        (start + 6)..<max(start + 6, min(before.endIndex, before.partner(of: start + 5)))]
      return body.indices(of: [name.text, "="]).contains {
        $0 + 2 < body.endIndex && !body[$0 + 2].isWord("nil")
      }
    }
  }

  /// Nobody fills a property longer before asking for it.
  private static let maxLookahead = 200

  /// What a condition says of `self`, if it asks for nothing but whether it is still there; false twice
  /// if it asks for more. A delegate lives as long as its process, so that it is never lost.
  private func weakSelfTest(_ condition: Range<Int>) -> (isLost: Bool, isThere: Bool) {
    let words = tokens[condition].filter { $0.kind == .word }.map(\.text)
    let known: Set = [
      "if", "guard", "let", "var", "self", "strongSelf", "weakSelf", "this", "nil", "_self",
    ]
    guard words.contains(where: { $0.lowercased().contains("self") }), known.isSuperset(of: words)
    else { return (false, false) }
    let isNegated =
      tokens[condition].contains { $0.isSymbol("!") }
      || words.contains("nil") && !tokens[condition].has("!", "=")
    return (isNegated, !isNegated)
  }

  mutating func followGuard(_ node: SyntaxNode, _ status: Status) -> Status {
    guard let block = node.child(.block) else { return status }
    // The keyword before the braces is no condition.
    let condition = node.range.lowerBound..<(block.range.lowerBound - 1)
    let isNever =
      weakSelfTest(condition).isThere || isFormer(condition, block.content) || isFilled(condition)
      || isCast(condition)
    var status = status
    if condition.contains(where: isArgument) { status.isUnused = false }
    _ = follow(block.content, isNever ? .unreachable : status)
    return status
  }

  mutating func followLoop(_ node: SyntaxNode, _ status: Status) -> Status {
    let condition = node.child(.condition)?.tokens ?? CodeTokens()
    let isEndless =
      node.tokens.first?.isWord("while") ?? false
      && condition.filter { $0.kind == .word }.map(\.text).joined().isTrue
    exits.append(.unreachable)
    let last = follow(
      node.child(.block)?.content ?? CodeTokens(), Status(isUnused: status.isUnused))
    let left = exits.popLast() ?? .unreachable
    if isEndless { return left }
    // A loop that can go round without a call can end without one.
    let isUsed = mentions(node.range) && !last.isUnused
    return Status(isUnused: status.isUnused && !isUsed, calls: status.calls)
  }

  mutating func followAttempt(_ node: SyntaxNode, _ status: Status) -> Status {
    var result = follow(node.child(.block)?.content ?? CodeTokens(), status)
    for handler in node.children(.handler) {
      let isLast = handler.tokens.prefix(2).contains { $0.isWord("finally") }
      let body = handler.child(.block)?.content ?? CodeTokens()
      let handled = follow(body, isLast ? result : status)
      result = isLast ? handled : result.or(handled)
    }
    return result
  }

  mutating func followSwitch(_ node: SyntaxNode, _ status: Status) -> Status {
    let cases = node.child(.block)?.children(.case) ?? []
    let hasDefault = isSwift || cases.contains { $0.tokens.first?.isWord("default") ?? false }
    var result = hasDefault ? Status.unreachable : status
    var falling: Status?
    exits.append(.unreachable)
    for item in cases {
      let ending = follow(item.statements, falling.map(status.or) ?? status)
      // C goes on with the next case unless a statement leaves this one.
      let falls = !isSwift || item.tokens.last?.isWord("fallthrough") ?? false
      falling = falls ? ending : nil
      if !falls { result = result.or(ending) }
    }
    let left = exits.popLast() ?? .unreachable
    return result.or(left).or(falling ?? .unreachable)
  }

  /// Follows a closure, a local function, or what is deferred.
  mutating func followClosure(_ node: SyntaxNode, _ status: Status) -> Status {
    let brace =
      node.kind == .closure
      ? node.tokens.firstIndex { $0.isSymbol("{") } : node.child(.block)?.range.lowerBound
    // What is only defined here counts where it is called.
    guard let brace, mentions(brace..<tokens.partner(of: brace)), !definitions.contains(brace)
    else { return status }
    if !isOfLoop(node), judgesClosures { followClosure(at: brace) }
    return Status(isUnused: false, calls: status.calls)
  }

  /// Follows the statements in the braces of a closure, which is called by itself.
  mutating func followClosure(at open: Int) {
    let end = tokens.partner(of: open)
    let around = exits
    exits = []
    let last = follow(tokens[(open + 1)..<Swift.max(open + 1, end)], Status())
    exits = around
    if last.isUnused { forgotten.append(tokens[Swift.min(end, tokens.endIndex - 1)]) }
  }

  /// Whether a closure is called for each element of something, or each time that a timer fires.
  private func isOfLoop(_ node: SyntaxNode) -> Bool {
    let names: Set = ["forEach", "map", "compactMap", "flatMap", "filter", "first", "contains"]
    guard node.kind == .closure, let call = node.enclosing(.call, .message),
      tokens.indices.contains(call.range.lowerBound)
    else { return false }
    return call.callee.map { names.contains($0.text) } ?? false
      || ["true", "YES"].contains { call.tokens.has("repeats", ":", $0) }
  }
}

extension String {
  /// Whether this is how Swift or C writes what always holds.
  fileprivate var isTrue: Bool { ["true", "YES", "1"].contains(self) }
}
