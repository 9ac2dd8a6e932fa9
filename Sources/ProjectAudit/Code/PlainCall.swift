import DelegateSource
import SourceCode

/// A statement that is a call, without closures.
struct PlainCall {
  /// What is written before the parentheses, such as `Store.shared.load`.
  let name: String
  /// The tokens of each argument, joined.
  let arguments: [String]
  let token: CodeToken
  /// The conditions of the statements around it, each with “if”.
  let conditions: String

  /// Whether two calls are made in the same cases, and do the same. One of them may leave an argument
  /// out by `nil`.
  func isSame(as other: PlainCall) -> Bool {
    name == other.name && conditions == other.conditions
      && arguments.count == other.arguments.count
      && zip(arguments, other.arguments).allSatisfy(Self.isSame)
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    // What is asked of the state has another answer each time.
    guard !one.hasSuffix("State") else { return false }
    let label = one.prefix { $0 != ":" }
    return one == other || [one, other].contains(label + ":nil") && other.hasPrefix(label + ":")
  }
}

extension CodeMethod {
  /// The plain calls that are made each time, or each time that a condition holds, before anything
  /// leaves the method.
  var plainCalls: [PlainCall] {
    file.language == .swift ? body.plainCalls(under: "") : []
  }
}

extension CodeTokens {
  /// The plain calls outside of all braces but those of conditions.
  fileprivate func plainCalls(under conditions: String) -> [PlainCall] {
    var calls: [PlainCall] = []
    var index = startIndex
    while index < endIndex {
      if let end = endOfCast(at: index) {
        index = end
        continue
      }
      if leaves(at: index) { break }
      if let start = plainCall(at: index) {
        calls.append(
          PlainCall(
            name: self[start...index].map(\.text).joined(), arguments: arguments(from: index + 1),
            token: self[start], conditions: conditions))
      }
      if self[index].isWord("if"), index == startIndex || !self[index - 1].isWord("else"),
        let open = self[index...].firstIndex(where: { $0.isSymbol("{") }),
        !self[open..<partner(of: open)].mentions("return")
      {
        let condition = self[index..<open].map(\.text).joined(separator: " ")
        calls += self[(open + 1)..<partner(of: open)].plainCalls(under: conditions + condition)
        index = open
      }
      index = self[index].isSymbol("{") ? partner(of: index) : index + 1
    }
    return calls
  }

  /// Where a guard ends that only casts the scene, which every scene delegate has; nil at anything else.
  private func endOfCast(at index: Int) -> Int? {
    guard self[index].isWord("guard"),
      let end = self[index...].firstIndex(where: { $0.isWord("else") }), end + 1 < endIndex,
      self[index..<end].mentions("UIWindowScene"),
      !self[index..<end].contains(where: { $0.isSymbol(",") })
    else { return nil }
    return Swift.min(partner(of: end + 1) + 1, endIndex)
  }

  /// The arguments in the parentheses that open at an index.
  private func arguments(from open: Int) -> [String] {
    self[(open + 1)..<partner(of: open)].split { $0.isSymbol(",") }
      .map { $0.map(\.text).joined() }
  }

  /// Whether the method may be left at an index: by a guard, a return, or braces that contain one.
  fileprivate func leaves(at index: Int) -> Bool {
    if self[index].isWord("guard") || self[index].isWord("return") { return true }
    return self[index].isSymbol("{") && self[index..<partner(of: index)].mentions("return")
  }

  /// Where the chain of members begins whose last one is called at an index; nil if nothing is, or a
  /// value is made, or it is the superclass that is called, or twice does no more than once.
  fileprivate func plainCall(at index: Int) -> Int? {
    guard self[index].kind == .word, index + 2 < endIndex, self[index + 1].isSymbol("("),
      !self[index].isRepeatable
    else { return nil }
    var start = index
    while start - 2 >= startIndex, self[start - 1].isSymbol("."), self[start - 2].kind == .word {
      start -= 2
    }
    // Of a call in the middle of a chain, nothing is known about the receiver, or about what follows.
    if start > startIndex, self[start - 1].isSymbol(".") { return nil }
    let isStatement =
      start == startIndex || self[start - 1].isSymbol(";") || self[start - 1].isSymbol("}")
      || self[start].place.line > self[start - 1].place.line && !self[start - 1].isSymbol("=")
    guard isStatement else { return nil }
    let close = partner(of: index + 1)
    guard close < endIndex, !self[index..<close].contains(where: { $0.isSymbol("{") }) else {
      return nil
    }
    if close + 1 < endIndex, self[close + 1].isSymbol(".") || self[close + 1].isSymbol("{") {
      return nil
    }
    let makesValue = start == index && self[index].text.first?.isUppercase ?? false
    return makesValue || self[start].isWord("super") ? nil : start
  }
}

extension CodeToken {
  /// Whether the name of a call says that it does no harm twice, or writes a log.
  fileprivate var isRepeatable: Bool {
    let names: Set = [
      "lock", "unlock", "print", "debugPrint", "NSLog", "os_log", "log", "debug", "info", "if",
      "guard", "while", "switch", "for", "assert", "precondition",
    ]
    let beginnings = ["set", "remove", "hide", "dismiss", "cancel", "invalidate", "super"]
    return names.contains(text) || beginnings.contains(where: text.hasPrefix)
  }
}
