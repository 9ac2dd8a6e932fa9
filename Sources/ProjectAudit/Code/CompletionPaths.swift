import DelegateSource

/// Follows the paths through a method, to find those that end without a call of its completion
/// handler, and those that call it twice.
///
/// A handler that is given to somebody else, or named in a closure, counts as taken care of; such a
/// closure is followed like a method of its own. Loops are taken to run as the code wants it.
struct CompletionPaths {
  /// What can have happened to the handler on the paths that reach a place.
  private struct Status {
    /// Whether nothing has taken care of it on some path.
    var isUnused = true
    /// Whether it was called on some path.
    var isCalled = false

    static let unreachable = Status(isUnused: false)

    func or(_ other: Status) -> Status {
      Status(isUnused: isUnused || other.isUnused, isCalled: isCalled || other.isCalled)
    }
  }

  private let tokens: CodeTokens
  private let handler: String
  private let isSwift: Bool
  /// The tokens at which a path ends without a call.
  private(set) var forgotten: [CodeToken] = []
  /// The calls before which the same path has called already.
  private(set) var repeated: [CodeToken] = []

  /// - Complexity: O(*n* · *d*) for *n* tokens in brackets of depth *d*.
  init(_ method: CodeMethod, handler: String) {
    self.init(method.body, handler: handler, isSwift: method.file.language == .swift)
    let end = follow(tokens.startIndex..<tokens.endIndex, Status())
    if end.isUnused, let last = tokens.last { forgotten.append(last) }
  }

  private init(_ tokens: CodeTokens, handler: String, isSwift: Bool) {
    self.tokens = tokens
    self.handler = handler
    self.isSwift = isSwift
  }

  private func mentions(_ range: Range<Int>) -> Bool { range.contains(where: isHandler) }

  /// Whether a token means the handler; as a label or after a dot, its name means something else.
  private func isHandler(_ index: Int) -> Bool {
    tokens[index].isWord(handler) && !isMember(index)
      && !(index + 1 < tokens.endIndex && tokens[index + 1].isSymbol(":"))
  }

  /// The first of some symbols or words from an index on, outside of parentheses and brackets.
  private func next(_ wanted: Set<String>, from start: Int, to end: Int) -> Int {
    var index = start
    while index < end, !wanted.contains(tokens[index].text) || tokens[index].kind == .literal {
      let opens = tokens[index].isSymbol("(") || tokens[index].isSymbol("[")
      index = opens ? tokens.partner(of: index) + 1 : index + 1
    }
    return min(index, end)
  }
}

extension CompletionPaths {
  /// Follows some statements, and says what may have happened where they end.
  private mutating func follow(_ range: Range<Int>, _ status: Status) -> Status {
    var status = status
    var index = range.lowerBound
    while index < range.upperBound {
      let token = tokens[index]
      let keyword = token.kind == .literal || isMember(index) ? "" : token.text
      switch keyword {
      case "if": status = followIf(&index, to: range.upperBound, status)
      case "guard": status = followGuard(&index, to: range.upperBound, status)
      case "switch": status = followSwitch(&index, to: range.upperBound, status)
      case "repeat": index += 1
      case "for", "while": status = followLoop(&index, to: range.upperBound, status)
      case "do": status = followDo(&index, to: range.upperBound, status)
      case "return":
        endPath(at: index, to: range.upperBound, status)
        return .unreachable
      case "throw": return .unreachable
      case "break", "continue": return status
      case "{": status = followBraces(&index, to: range.upperBound, status)
      default:
        if isEnd(index) { return .unreachable }
        status = use(index, status)
        index += 1
      }
    }
    return status
  }

  private func isMember(_ index: Int) -> Bool {
    index > tokens.startIndex && tokens[index - 1].isSymbol(".")
  }

  /// Whether a function is called that does not return.
  private func isEnd(_ index: Int) -> Bool {
    ["fatalError", "preconditionFailure", "abort", "exit"].contains(tokens[index].text)
      && index + 1 < tokens.endIndex && tokens[index + 1].isSymbol("(")
  }

  /// What comes of a token that may be the handler.
  private mutating func use(_ index: Int, _ status: Status) -> Status {
    guard isHandler(index) else { return status }
    let next = index + 1
    let open = next < tokens.endIndex && tokens[next].isSymbol("?") ? next + 1 : next
    let isCall = open < tokens.endIndex && tokens[open].isSymbol("(")
    if isCall, status.isCalled { repeated.append(tokens[index]) }
    return Status(isUnused: false, isCalled: status.isCalled || isCall)
  }

  /// A path ends with a `return`, whose value may still use the handler.
  private mutating func endPath(at start: Int, to end: Int, _ status: Status) {
    var index = start + 1
    while index < end, isSwift ? continues(index) : !tokens[index].isSymbol(";") {
      let opens = ["(", "[", "{"].contains { tokens[index].isSymbol($0) }
      index = opens ? tokens.partner(of: index) + 1 : index + 1
    }
    if status.isUnused, !mentions(start..<min(index, end)) { forgotten.append(tokens[start]) }
  }

  /// Whether a token belongs to the statement before it.
  private func continues(_ index: Int) -> Bool {
    let isOnLine = tokens[index].place.line == tokens[index - 1].place.line
    return !tokens[index].isSymbol("}") && !tokens[index].isSymbol(";")
      && (isOnLine || tokens[index].isSymbol(".") || tokens[index - 1].isSymbol("="))
  }
}

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

  private mutating func followIf(_ index: inout Int, to end: Int, _ status: Status) -> Status {
    var status = status
    let condition = conditionEnd(from: index + 1, to: end)
    if mentions(index..<condition) { status.isUnused = false }
    let then = branch(at: condition, to: end)
    let taken = follow(then.inner, status)
    index = then.end
    guard index < end, tokens[index].isWord("else") else { return taken.or(status) }
    index += 1
    if index < end, tokens[index].isWord("if") {
      return taken.or(followIf(&index, to: end, status))
    }
    let other = branch(at: index, to: end)
    index = other.end
    return taken.or(follow(other.inner, status))
  }

  private mutating func followGuard(_ index: inout Int, to end: Int, _ status: Status) -> Status {
    let condition = next(["else"], from: index + 1, to: end)
    let asksForSelf = tokens[index..<condition].mentions("self")
    let otherwise = branch(at: condition + 1, to: end)
    // A delegate lives as long as its process, so that it is never gone.
    _ = follow(otherwise.inner, asksForSelf ? .unreachable : status)
    index = otherwise.end
    return status
  }

  private mutating func followLoop(_ index: inout Int, to end: Int, _ status: Status) -> Status {
    let body = branch(at: conditionEnd(from: index + 1, to: end), to: end)
    _ = follow(body.inner, Status(isUnused: status.isUnused))
    let isUsed = mentions(index..<body.end)
    index = body.end
    return Status(isUnused: status.isUnused && !isUsed, isCalled: status.isCalled)
  }

  private mutating func followDo(_ index: inout Int, to end: Int, _ status: Status) -> Status {
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

  private mutating func followSwitch(_ index: inout Int, to end: Int, _ status: Status) -> Status {
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
  private mutating func followBraces(_ index: inout Int, to end: Int, _ status: Status) -> Status {
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
