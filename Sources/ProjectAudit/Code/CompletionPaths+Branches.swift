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
      let condition = conditionEnd(from: index + 1, to: end)
      if mentions(index..<condition) { status.isUnused = false }
      let then = branch(at: condition, to: end)
      result = result.or(follow(then.inner, status))
      index = then.end
      guard index < end, tokens[index].isWord("else") else { return result.or(status) }
      index += 1
      if index < end, tokens[index].isWord("if") { continue }
      let other = branch(at: index, to: end)
      index = other.end
      return result.or(follow(other.inner, status))
    }
  }

  mutating func followGuard(_ index: inout Int, to end: Int, _ status: Status) -> Status {
    let condition = next(["else"], from: index + 1, to: end)
    let asksForSelf = tokens[index..<condition].mentions("self")
    let otherwise = branch(at: condition + 1, to: end)
    // A delegate lives as long as its process, so that it is never gone.
    _ = follow(otherwise.inner, asksForSelf ? .unreachable : status)
    index = otherwise.end
    return status
  }

  mutating func followLoop(_ index: inout Int, to end: Int, _ status: Status) -> Status {
    let body = branch(at: conditionEnd(from: index + 1, to: end), to: end)
    _ = follow(body.inner, Status(isUnused: status.isUnused))
    let isUsed = mentions(index..<body.end)
    index = body.end
    return Status(isUnused: status.isUnused && !isUsed, isCalled: status.isCalled)
  }

  mutating func followDo(_ index: inout Int, to end: Int, _ status: Status) -> Status {
    let body = branch(at: next(["{"], from: index + 1, to: end), to: end)
    var result = follow(body.inner, status)
    index = body.end
    while index < end, tokens[index].isWord("catch") {
      let handling = branch(at: next(["{"], from: index + 1, to: end), to: end)
      result = result.or(follow(handling.inner, status))
      index = handling.end
    }
    return result
  }

  mutating func followSwitch(_ index: inout Int, to end: Int, _ status: Status) -> Status {
    let body = branch(at: next(["{"], from: index + 1, to: end), to: end)
    let labels = labels(in: body.inner)
    let hasDefault = isSwift || labels.contains { tokens[$0].isWord("default") }
    var result = hasDefault ? Status.unreachable : status
    for (label, last) in zip(labels, labels.dropFirst() + [body.inner.upperBound]) {
      let start = min(next([":"], from: label, to: last) + 1, last)
      // Without statements, C goes on with the next case.
      if start < last { result = result.or(follow(start..<last, status)) }
    }
    index = body.end
    return result
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
    guard mentions(body.inner) else { return status }
    if !isOfLoop(index) {
      let last = follow(body.inner, Status())
      if last.isUnused { forgotten.append(tokens[min(body.inner.upperBound, tokens.endIndex - 1)]) }
    }
    return Status(isUnused: false, isCalled: status.isCalled)
  }

  /// Whether braces belong to a block, `^(…) {` or `^{`.
  private func isOfBlock(_ index: Int) -> Bool {
    if tokens[index - 1].isSymbol("^") { return true }
    guard tokens[index - 1].isSymbol(")") else { return false }
    return tokens[max(tokens.startIndex, index - 12)..<index].contains { $0.isSymbol("^") }
  }

  /// Whether a closure is called for each element of something.
  private func isOfLoop(_ index: Int) -> Bool {
    let names: Set = ["forEach", "map", "compactMap", "flatMap", "filter", "first", "contains"]
    return tokens[max(tokens.startIndex, index - 2)..<index].contains { names.contains($0.text) }
  }
}
