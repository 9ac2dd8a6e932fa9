import DelegateSource
import LifecycleModels
import SourceCode

extension CodeMethod {
  /// The callbacks of the models that it stands for.
  var callbacks: [Callback] { delegateMethods.compactMap(\.callback) }

  /// Whether it is one of the methods that some protocols have.
  func isDelegateMethod(of owners: Set<DelegateProtocol>) -> Bool {
    delegateMethods.contains { owners.contains($0.owner) } && !function.isTypeMember
  }

  var isLaunchMethod: Bool {
    isDelegateMethod(of: [.application])
      && (callbacks.contains(.willFinishLaunching) || callbacks.contains(.didFinishLaunching))
  }

  /// The names of what it calls, and of what it assigns to other than its own variables.
  var effectNames: Set<String> {
    let body = body
    let names = body.indices.filter { index in
      guard body[index].kind == .word, index + 1 < body.endIndex else { return false }
      if Self.keywords.contains(body[index].text) { return false }
      return body.isCall(at: index) || body.isReassigned(at: index)
    }
    return Set(names.map { body[$0].text })
  }

  private static let keywords: Set = [
    "if", "guard", "while", "switch", "return", "for", "in", "case", "catch", "default", "self",
    "_",
  ]

  /// Whether all that it does is to write a log.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  var onlyWritesLog: Bool {
    let body = body
    var index = body.startIndex
    while index < body.endIndex {
      if !body[index].isSymbol(";") {
        let name = body.endOfMembers(from: index)
        guard let call = body.invocation(at: name), call.writesLog,
          call.range.lowerBound == index
        else { return false }
        index = call.range.upperBound
      } else {
        index += 1
      }
    }
    return !body.isEmpty
  }

  /// Whether it does anything but write a log, call the superclass or return a constant.
  var doesSomething: Bool {
    let words = body.filter { $0.kind == .word }.map(\.text)
    if words.isEmpty || onlyWritesLog { return false }
    if body.contains(where: { $0.isSymbol("=") }) { return true }
    if words[0] == "super" {
      return body.filter { $0.isSymbol("(") || $0.isSymbol("[") }.count > 1
    }
    let isConstant = ["true", "false", "YES", "NO", "nil"].contains(words.last ?? "")
    return words != ["return"] && !(isConstant && words.dropLast().allSatisfy { $0 == "return" })
  }
}

extension CodeTokens {
  /// Where the last word of the chain of members stands that begins at an index.
  fileprivate func endOfMembers(from start: Int) -> Int {
    var end = start
    while end + 2 < endIndex, self[end].kind == .word, self[end + 1].isSymbol("."),
      self[end + 2].kind == .word
    { end += 2 }
    return end
  }

  fileprivate func isCall(at index: Int) -> Bool {
    let next = self[index + 1]
    if next.isSymbol("(") { return true }
    guard tree.language == .objectiveC, index > startIndex else { return false }
    let isAfterReceiver = self[index - 1].kind == .word || self[index - 1].isSymbol("]")
    return isAfterReceiver && (next.isSymbol("]") || next.isSymbol(":"))
  }

  /// Whether the word at an index is given a value, and is no new variable.
  func isReassigned(at index: Int) -> Bool {
    isAssigned(at: index)
      && (index == startIndex || !["let", "var"].contains(self[index - 1].text))
  }

  /// Whether the word at an index is given a value.
  func isAssigned(at index: Int) -> Bool {
    index + 2 < endIndex && self[index + 1].isSymbol("=") && !self[index + 2].isSymbol("=")
  }
}
