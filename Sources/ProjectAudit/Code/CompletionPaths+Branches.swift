import DelegateSource

// The statements at which paths part.
extension CompletionPaths {
  /// The statements of a branch: those in braces, or the one up to the semicolon.
  private func branch(at start: Int, to end: Int) -> (inner: Range<Int>, end: Int) {
    guard start < end, tokens[start].isSymbol("{") else {
      let last = next([";"], from: min(start, end), to: end)
      return (min(start, end)..<last, min(last + 1, end))
    }
    let close = min(tokens.partner(of: start), end)
    return ((start + 1)..<max(close, start + 1), min(close + 1, end))
  }

  /// Where the condition after a keyword ends.
  private func conditionEnd(from start: Int, to end: Int) -> Int {
    if !isSwift, start < end, tokens[start].isSymbol("(") {
      return min(tokens.partner(of: start) + 1, end)
    }
    return next(["{"], from: start, to: end)
  }

  mutating func followIf(_ index: inout Int, to end: Int, _ status: Status) -> Status {
    var (status, result) = (status, Status.unreachable)
    while true {
      let condition = index..<conditionEnd(from: index + 1, to: end)
      if mentions(condition) { status.isUnused = false }
      let then = branch(at: condition.upperBound, to: end)
      let (isLost, isSelf) = weakSelfTest(condition)
      let isThere = isSelf || isCast(condition)
      let outer = demands
      // Nobody demands more at once.
      if demands.count < 16 { demands += tokens[condition].demands }
      result = result.or(
        follow(then.inner, isLost || isFormer(condition, then.inner) ? .unreachable : status))
      demands = outer
      index = then.end
      guard index < end, tokens[index].isWord("else") else {
        return isThere ? result : result.or(status)
      }
      index += 1
      if index < end, tokens[index].isWord("if") { continue }
      let other = branch(at: index, to: end)
      index = other.end
      let isNever = isThere || isFormer(condition, other.inner)
      return result.or(follow(other.inner, isNever ? .unreachable : status))
    }
  }

  /// Whether a branch was left out because no system of today runs it.
  private func isFormer(_ condition: Range<Int>, _ branch: Range<Int>) -> Bool {
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

  mutating func followGuard(_ index: inout Int, to end: Int, _ status: Status) -> Status {
    let condition = index..<next(["else"], from: index + 1, to: end)
    let otherwise = branch(at: condition.upperBound + 1, to: end)
    let isNever =
      weakSelfTest(condition).isThere || isFormer(condition, otherwise.inner) || isFilled(condition)
      || isCast(condition)
    var status = status
    if condition.contains(where: isArgument) { status.isUnused = false }
    _ = follow(otherwise.inner, isNever ? .unreachable : status)
    index = otherwise.end
    return status
  }

  mutating func followLoop(_ index: inout Int, to end: Int, _ status: Status) -> Status {
    let condition = conditionEnd(from: index + 1, to: end)
    let body = branch(at: condition, to: end)
    let isEndless =
      tokens[index].isWord("while")
      && tokens[(index + 1)..<condition].filter { $0.kind == .word }.map(\.text).joined().isTrue
    return follow(
      loop: body.inner, whole: index..<body.end, &index, status, isEndless: isEndless)
  }

  mutating func followRepeat(_ index: inout Int, to end: Int, _ status: Status) -> Status {
    let body = branch(at: index + 1, to: end)
    let result = follow(loop: body.inner, whole: index..<body.end, &index, status)
    if index < end, tokens[index].isWord("while") { index += 1 }
    return result
  }

  private mutating func follow(
    loop body: Range<Int>, whole: Range<Int>, _ index: inout Int, _ status: Status,
    isEndless: Bool = false
  ) -> Status {
    exits.append(.unreachable)
    let last = follow(body, Status(isUnused: status.isUnused))
    let left = exits.popLast() ?? .unreachable
    index = whole.upperBound
    if isEndless { return left }
    // A loop that can go round without a call can end without one.
    let isUsed = mentions(whole) && !last.isUnused
    return Status(isUnused: status.isUnused && !isUsed, calls: status.calls)
  }

  mutating func followDo(_ index: inout Int, to end: Int, _ status: Status) -> Status {
    let body = branch(at: next(["{"], from: index + 1, to: end), to: end)
    var result = follow(body.inner, status)
    index = body.end
    while let start = handling(at: index, to: end) {
      let handling = branch(at: next(["{"], from: start + 1, to: end), to: end)
      let isLast = tokens[start].isWord("finally")
      let handled = follow(handling.inner, isLast ? result : status)
      result = isLast ? handled : result.or(handled)
      index = handling.end
    }
    return result
  }

  /// The word of `catch`, `@catch` or `@finally` at an index; nil if there is none.
  private func handling(at index: Int, to end: Int) -> Int? {
    let start = index < end && tokens[index].isSymbol("@") ? index + 1 : index
    guard start < end, ["catch", "finally"].contains(tokens[start].text) else { return nil }
    return start
  }

  mutating func followSwitch(_ index: inout Int, to end: Int, _ status: Status) -> Status {
    let body = branch(at: next(["{"], from: index + 1, to: end), to: end)
    let labels = labels(in: body.inner)
    let hasDefault = isSwift || labels.contains { tokens[$0].isWord("default") }
    var result = hasDefault ? Status.unreachable : status
    var falling: Status?
    exits.append(.unreachable)
    for (label, last) in zip(labels, labels.dropFirst() + [body.inner.upperBound]) {
      let start = min(next([":"], from: label, to: last) + 1, last)
      let ending = follow(start..<last, falling.map(status.or) ?? status)
      // C goes on with the next case unless a statement leaves this one.
      let falls = !isSwift || start < last && tokens[last - 1].isWord("fallthrough")
      falling = falls ? ending : nil
      if !falls { result = result.or(ending) }
    }
    index = body.end
    let left = exits.popLast() ?? .unreachable
    return result.or(left).or(falling ?? .unreachable)
  }

  /// Where the labels of a switch are.
  private func labels(in range: Range<Int>) -> [Int] {
    var labels: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let token = tokens[index]
      let isWord = token.isWord("case") || token.isWord("default")
      // Patterns of other statements have no label.
      let others: Set = ["if", "guard", "while", "for", ",", "."]
      if isWord, !others.contains(tokens[index - 1].text) { labels.append(index) }
      let opens = ["(", "[", "{"].contains { token.isSymbol($0) }
      index = opens ? tokens.partner(of: index) + 1 : index + 1
    }
    return labels
  }

  /// Follows a closure, or a block of C.
  mutating func followBraces(_ index: inout Int, to end: Int, _ status: Status) -> Status {
    let body = branch(at: index, to: end)
    defer { index = body.end }
    guard isSwift || index > tokens.startIndex && isOfBlock(index) else {
      return follow(body.inner, status)
    }
    // What is only defined here counts where it is called.
    guard mentions(body.inner), !definitions.contains(index) else { return status }
    if !isOfLoop(index), judgesClosures { followClosure(at: index) }
    return Status(isUnused: false, calls: status.calls)
  }

  /// Follows the statements in the braces of a closure, which is called by itself.
  mutating func followClosure(at open: Int) {
    let body = branch(at: open, to: tokens.endIndex)
    let around = exits
    exits = []
    let last = follow(body.inner, Status())
    exits = around
    if last.isUnused { forgotten.append(tokens[min(body.inner.upperBound, tokens.endIndex - 1)]) }
  }

  /// Whether braces belong to a block, `^(…) {` or `^{`.
  private func isOfBlock(_ index: Int) -> Bool {
    var start = index - 1
    if tokens[start].isSymbol(")") { start = opening(of: start) - 1 }
    // A block can name the type of its result.
    if start > tokens.startIndex, tokens[start].kind == .word { start -= 1 }
    return start >= tokens.startIndex && tokens[start].isSymbol("^")
  }

  /// The index of the parenthesis that the one at an index closes.
  private func opening(of end: Int) -> Int {
    var depth = 0
    for index in (tokens.startIndex...end).reversed() {
      if tokens[index].isSymbol(")") { depth += 1 }
      if tokens[index].isSymbol("(") { depth -= 1 }
      if depth == 0 { return index }
    }
    return tokens.startIndex
  }

  /// Whether a closure is called for each element of something, or each time that a timer fires.
  private func isOfLoop(_ index: Int) -> Bool {
    let names: Set = ["forEach", "map", "compactMap", "flatMap", "filter", "first", "contains"]
    let before = tokens[..<index]
    return before.suffix(2).contains { names.contains($0.text) }
      || before.suffix(16).has("repeats", ":", "true")
      || before.suffix(16).has("repeats", ":", "YES")
  }
}

extension String {
  /// Whether this is how Swift or C writes what always holds.
  fileprivate var isTrue: Bool { ["true", "YES", "1"].contains(self) }
}
