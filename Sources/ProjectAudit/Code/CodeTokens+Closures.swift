import DelegateSource
import SourceCode

// What a function does before it returns, and what it leaves to closures.
extension CodeTokens {
  /// The indices outside of all closures and blocks.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  func outsideClosures(in language: SourceLanguage) -> [Int] {
    var outside: [Int] = []
    var index = startIndex
    while index < endIndex {
      let isClosure = self[index].isSymbol("{") && opensClosure(at: index, in: language)
      if !isClosure { outside.append(index) }
      index = isClosure ? partner(of: index) + 1 : index + 1
    }
    return outside
  }

  /// Whether the brace at an index opens a closure or a block, and not the branch of a statement.
  func opensClosure(at brace: Int, in language: SourceLanguage) -> Bool {
    guard brace > startIndex else { return false }
    if language == .objectiveC { return opensBlock(at: brace) }
    if Self.openers.contains(self[brace - 1].text) { return false }
    var depth = 0
    for index in self[..<brace].suffix(Self.maxConditionTokens).indices.reversed() {
      switch self[index].text {
      case ")", "]": depth += 1
      case "}" where depth > 0: depth += 1
      case "(", "[":
        depth -= 1
        if depth < 0 { return true }
      case "{" where depth > 0: depth -= 1
      case "{", "}", ";": if depth == 0 { return true }
      case let text where depth == 0 && Self.keywords.contains(text):
        let isName =
          index + 1 < endIndex && self[index + 1].isSymbol(":")
          || index > startIndex && self[index - 1].isSymbol(".")
        if self[index].kind == .word, !isName { return false }
      default: break
      }
    }
    return true
  }

  /// Nobody writes longer conditions; what does may be hostile.
  private static var maxConditionTokens: Int { 200 }

  private static let openers: Set = [
    "else", "do", "defer", "repeat", "catch", "get", "set", "willSet", "didSet",
  ]

  private static let keywords: Set = [
    "if", "guard", "for", "while", "switch", "catch", "func", "init", "class", "struct", "enum",
    "extension", "protocol",
  ]

  /// Whether a brace belongs to a block of Objective-C, `^{` or `^(…) {`.
  private func opensBlock(at brace: Int) -> Bool {
    var index = brace - 1
    if self[index].isSymbol(")") {
      var depth = 0
      repeat {
        if self[index].isSymbol(")") { depth += 1 }
        if self[index].isSymbol("(") { depth -= 1 }
        index -= 1
      } while depth > 0 && index >= startIndex && brace - index < Self.maxConditionTokens
      // A block can name the type of its result.
      if index > startIndex, self[index].kind == .word { index -= 1 }
    }
    return index >= startIndex && self[index].isSymbol("^")
  }

  /// Whether what stands at an index can run after what stands at an earlier one, on the way through
  /// the branches of the statements around both.
  ///
  /// - Complexity: O(*n*) for *n* tokens between them.
  func canFollow(_ target: Int, after start: Int) -> Bool {
    var (index, depth) = (start, 0)
    while index < target {
      if self[index].isSymbol("{") {
        let end = partner(of: index)
        if end < target { index = end } else { depth += 1 }
      } else if self[index].isSymbol("}") {
        depth -= 1
        index = endOfElse(after: index)
        if index >= target { return false }
      } else if depth <= 0, leavesBranch(at: index) {
        return self[index].isWord("return") && self[index].place.line == self[target].place.line
      }
      index += 1
    }
    return index == target
  }

  /// The last index of the branches that are left out by whoever ran the one that closes at an index.
  private func endOfElse(after close: Int) -> Int {
    var close = close
    while close + 1 < endIndex, self[close + 1].isWord("else"),
      let open = self[close...].firstIndex(where: { $0.isSymbol("{") })
    { close = Swift.min(partner(of: open), endIndex - 1) }
    return close
  }

  /// Whether a statement at an index ends the branch that it stands in.
  private func leavesBranch(at index: Int) -> Bool {
    let leaving: Set = ["return", "throw", "break", "continue", "fatalError"]
    let isPattern =
      index > startIndex
      && ["if", "guard", "while", "for", ",", "."].contains(self[index - 1].text)
    return self[index].kind == .word
      && (leaving.contains(self[index].text)
        && !(index > startIndex && self[index - 1].isSymbol("."))
        || ["case", "default"].contains(self[index].text) && !isPattern)
  }
}
