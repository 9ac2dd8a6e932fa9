import SourceCode

/// A call of a function in Swift or C, or a message in Objective-C, with what it is given.
struct Invocation {
  /// What is written before the arguments, without `self`: `Store.shared.load`, or `[Store shared] load`.
  let name: String
  /// The last part of the name: of a method, what it is called, and the first part of a selector.
  let baseName: CodeToken
  /// The tokens of each argument.
  let arguments: [CodeTokens]
  /// From the receiver to the closing bracket.
  let range: Range<Int>
  /// Whether the receiver is this object itself, or there is none.
  let isOwn: Bool
  /// Whether it is called on something that nothing is known about: on the result of a call.
  let isOfResult: Bool
}

extension CodeTokens {
  /// What is called at an index; nil if nothing is. In Swift and C the name stands there, and in
  /// Objective-C the bracket of the message.
  func invocation(at index: Int) -> Invocation? {
    let node = tree.node(at: index)
    return node.kind == .message && node.range.lowerBound == index
      ? message(node) : call(at: index)
  }

  /// The call of the function whose name stands at an index.
  private func call(at index: Int) -> Invocation? {
    guard self[index].kind == .word, index + 1 < endIndex, self[index + 1].isSymbol("("),
      !self[index].isWord("sizeof")
    else { return nil }
    let node = tree.node(at: index + 1)
    guard node.kind == .call, node.range.lowerBound == index + 1 else { return nil }
    var start = index
    while start - 2 >= startIndex, self[start - 1].isSymbol("."), self[start - 2].kind == .word {
      start -= 2
    }
    let words = self[start...index].map(\.text).joined()
    return Invocation(
      name: words.hasPrefix("self.") ? String(words.dropFirst(5)) : words, baseName: self[index],
      arguments: node.children(.argument).map(\.tokens),
      range: start..<Swift.min(partner(of: index + 1) + 1, endIndex),
      isOwn: start == index || start == index - 2 && self[start].isWord("self"),
      isOfResult: start > startIndex && self[start - 1].isSymbol("."))
  }

  /// A message with its selector.
  private func message(_ node: SyntaxNode) -> Invocation? {
    let (open, close) = (node.range.lowerBound, partner(of: node.range.lowerBound))
    let arguments = node.children(.argument).map(\.tokens)
    let name = arguments.first?.startIndex ?? close - 1
    guard close < endIndex, open + 1 < name, self[name].kind == .word else { return nil }
    let receiver = self[(open + 1)..<name]
    let isOwn = receiver.count == 1 && receiver[open + 1].isWord("self")
    let labels = arguments.map { ($0.first?.text ?? "") + ":" }.joined()
    let selector = labels.isEmpty ? self[name].text : labels
    return Invocation(
      name: isOwn ? selector : "[\(receiver.spelling) \(selector)]", baseName: self[name],
      arguments: arguments.map { $0.dropFirst(2) }, range: open..<(close + 1), isOwn: isOwn,
      isOfResult: false)
  }

  /// The tokens as they are usually written, with a blank between words only.
  var spelling: String {
    var text = ""
    for index in indices {
      let isBesideWord = index > startIndex && self[index - 1].kind != .symbol
      let followsMessage = index > startIndex && self[index - 1].isSymbol("]")
      if self[index].kind == .word, isBesideWord || followsMessage { text += " " }
      text += self[index].text
    }
    return text
  }
}

extension Invocation {
  /// Whether it writes a log: by its name, or because it is called on a logger.
  var writesLog: Bool {
    baseName.writesLog
      || name.split(whereSeparator: { ".[] ".contains($0) }).dropLast().contains { part in
        let receiver = part.lowercased()
        return receiver == "log" || receiver.hasSuffix("logger") || receiver.hasSuffix("logging")
      }
  }
}

extension CodeToken {
  /// Whether a function of this name writes a log.
  var writesLog: Bool {
    let names: Set = [
      "print", "debugPrint", "NSLog", "os_log", "os_log_info", "os_log_error", "os_log_debug",
      "log", "info", "debug", "error", "dump", "printf",
    ]
    return names.contains(text) || text.hasPrefix("DDLog")
  }
}
