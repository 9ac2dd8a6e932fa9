import DelegateSource
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
  func invocation(at index: Int, in language: SourceLanguage) -> Invocation? {
    language == .objectiveC && self[index].isSymbol("[") ? message(at: index) : call(at: index)
  }

  /// The call of the function whose name stands at an index.
  private func call(at index: Int) -> Invocation? {
    guard self[index].kind == .word, index + 1 < endIndex, self[index + 1].isSymbol("("),
      index == startIndex || !self[index - 1].isWord("func"),
      !Self.keywords.contains(self[index].text)
    else { return nil }
    var start = index
    while start - 2 >= startIndex, self[start - 1].isSymbol("."), self[start - 2].kind == .word {
      start -= 2
    }
    let close = Swift.min(partner(of: index + 1), endIndex - 1)
    let words = self[start...index].map(\.text).joined()
    return Invocation(
      name: words.hasPrefix("self.") ? String(words.dropFirst(5)) : words, baseName: self[index],
      arguments: elements(in: (index + 2)..<Swift.max(index + 2, close)),
      range: start..<(close + 1),
      isOwn: start == index || start == index - 2 && self[start].isWord("self"),
      isOfResult: start > startIndex && self[start - 1].isSymbol("."))
  }

  private static let keywords: Set = [
    "if", "guard", "switch", "while", "for", "return", "sizeof", "catch",
  ]

  /// What stands between the commas of a range.
  private func elements(in range: Range<Int>) -> [CodeTokens] {
    var elements: [CodeTokens] = []
    var (start, index) = (range.lowerBound, range.lowerBound)
    while index < range.upperBound {
      if self[index].isSymbol(",") {
        elements.append(self[start..<index])
        start = index + 1
      }
      let opens = ["(", "[", "{"].contains(where: self[index].isSymbol)
      index = opens ? Swift.min(partner(of: index) + 1, range.upperBound) : index + 1
    }
    return start < range.upperBound ? elements + [self[start..<range.upperBound]] : elements
  }
}

// Messages.
extension CodeTokens {
  /// The message whose bracket opens at an index; nil if it opens a list or a subscript.
  private func message(at open: Int) -> Invocation? {
    let close = partner(of: open)
    guard close < endIndex, let name = endOfReceiver(from: open + 1, to: close), name < close,
      self[name].kind == .word, name + 1 == close || self[name + 1].isSymbol(":")
    else { return nil }
    let receiver = self[(open + 1)..<name]
    let isOwn = receiver.count == 1 && receiver[open + 1].isWord("self")
    let parts = arguments(from: name, to: close)
    let selector = parts.isEmpty ? self[name].text : parts.map { $0.label + ":" }.joined()
    return Invocation(
      name: isOwn ? selector : "[\(receiver.spelling) \(selector)]", baseName: self[name],
      arguments: parts.map(\.value), range: open..<(close + 1), isOwn: isOwn, isOfResult: false)
  }

  /// Where the receiver of a message ends: after a name with its members, a message, or a value in
  /// parentheses, any of which may follow a cast.
  private func endOfReceiver(from start: Int, to close: Int) -> Int? {
    guard start < close else { return nil }
    var index = start
    if self[index].isSymbol("(") {
      let end = partner(of: index) + 1
      let isWhole = end + 1 == close || end + 1 < close && self[end + 1].isSymbol(":")
      if isWhole { return end }
      index = end
    }
    guard index < close, self[index].kind == .word || self[index].isSymbol("[") else { return nil }
    index = self[index].isSymbol("[") ? partner(of: index) + 1 : index + 1
    while index < close {
      if self[index].isSymbol("."), index + 1 < close {
        index += 2
      } else if self[index].isSymbol("[") {
        index = partner(of: index) + 1
      } else {
        return index
      }
    }
    return nil
  }

  /// The arguments of a message with the parts of its selector.
  private func arguments(from name: Int, to close: Int) -> [(label: String, value: CodeTokens)] {
    var parts: [(label: String, value: CodeTokens)] = []
    var (label, start, index) = (name, name + 2, name + 2)
    var questions = 0
    while index < close {
      let isLabel = self[index].kind == .word && self[index + 1].isSymbol(":")
      if self[index].isSymbol("?") { questions += 1 }
      if self[index].isSymbol(":") { questions -= 1 }
      if isLabel, questions <= 0, index > start {
        parts.append((self[label].text, self[start..<index]))
        (label, start) = (index, index + 2)
        index += 2
        continue
      }
      let opens = ["(", "[", "{"].contains(where: self[index].isSymbol)
      index = opens ? partner(of: index) + 1 : index + 1
    }
    return start < close ? parts + [(self[label].text, self[start..<close])] : parts
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
