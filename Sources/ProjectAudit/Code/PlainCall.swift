import DelegateSource
import SourceCode

/// A statement that is a call, or a message in Objective-C, without closures.
struct PlainCall {
  /// What is called, such as `Store.shared.load`.
  let name: String
  /// The tokens of each argument, joined.
  let arguments: [String]
  let token: CodeToken
  /// The conditions of the statements around it, each with “if”.
  let conditions: String
  /// The name of the method of the same object that is called, if it is given nothing.
  let helper: String?

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

  /// The same call, made at another place under further conditions.
  func made(at token: CodeToken, under conditions: String) -> PlainCall {
    PlainCall(
      name: name, arguments: arguments, token: token, conditions: conditions + self.conditions,
      helper: helper)
  }
}

extension CodeMethod {
  /// The plain calls that are made each time, or each time that a condition holds, before anything
  /// leaves the method.
  var plainCalls: [PlainCall] {
    StatementReader(language: file.language).calls(in: body, under: "")
  }
}

/// Finds the statements that are calls.
private struct StatementReader {
  let language: SourceLanguage

  /// The plain calls outside of all braces but those of conditions.
  func calls(in tokens: CodeTokens, under conditions: String) -> [PlainCall] {
    var calls: [PlainCall] = []
    var index = tokens.startIndex
    while index < tokens.endIndex {
      if let end = tokens.endOfCast(at: index) {
        index = end
        continue
      }
      if tokens.leaves(at: index) { break }
      if let call = call(in: tokens, at: index, under: conditions) { calls.append(call) }
      if let open = branch(in: tokens, at: index) {
        let condition = tokens[index..<open].map(\.text).joined(separator: " ")
        calls += self.calls(
          in: tokens[(open + 1)..<tokens.partner(of: open)], under: conditions + condition)
        index = open
      }
      index = tokens[index].isSymbol("{") ? tokens.partner(of: index) : index + 1
    }
    return calls
  }

  /// Where the braces open of a condition at an index, if nothing in them leaves the method.
  private func branch(in tokens: CodeTokens, at index: Int) -> Int? {
    guard tokens[index].isWord("if"),
      index == tokens.startIndex || !tokens[index - 1].isWord("else"),
      let open = language == .swift
        ? tokens[index...].firstIndex(where: { $0.isSymbol("{") })
        : tokens.blockOfCondition(at: index)
    else { return nil }
    return tokens[open..<tokens.partner(of: open)].mentions("return") ? nil : open
  }

  /// The plain call at an index; nil if nothing is called, or a value is made, or it is the superclass
  /// that is called, or twice does no more than once.
  private func call(
    in tokens: CodeTokens, at index: Int, under conditions: String
  ) -> PlainCall? {
    guard let call = tokens.invocation(at: index, in: language),
      call.range.upperBound
        <= tokens.endIndex, !call.isOfResult, !call.writesLog, !call.baseName.isRepeatable,
      isStatement(call.range, in: tokens),
      !tokens[call.range].contains(where: { $0.isSymbol("{") })
    else { return nil }
    let makesValue = call.name == call.baseName.text && call.name.first?.isUppercase ?? false
    let first = tokens[call.range.lowerBound]
    let isOfSuper = first.isWord("super") || tokens[call.range].dropFirst().first?.text == "super"
    if language == .swift && makesValue || isOfSuper || call.setsState { return nil }
    return PlainCall(
      name: call.name, arguments: call.arguments.map { $0.map(\.text).joined() }, token: first,
      conditions: conditions,
      helper: call.isOwn && call.arguments.isEmpty ? call.baseName.text : nil)
  }

  private func isStatement(_ range: Range<Int>, in tokens: CodeTokens) -> Bool {
    let (start, end) = (range.lowerBound, range.upperBound)
    let before = start > tokens.startIndex ? tokens[start - 1] : nil
    let follows = before.map { $0.isSymbol(";") || $0.isSymbol("}") } ?? true
    if language == .objectiveC {
      return (follows || before?.isSymbol("{") ?? true) && end < tokens.endIndex
        && tokens[end].isSymbol(";")
    }
    // A closure or another member may follow.
    if end < tokens.endIndex, tokens[end].isSymbol(".") || tokens[end].isSymbol("{") {
      return false
    }
    guard !follows, let before else { return true }
    return tokens[start].place.line > before.place.line && !before.isSymbol("=")
  }
}

extension CodeTokens {
  /// Where a statement ends that only asks for the type of the scene, which every scene delegate has; nil
  /// at anything else.
  fileprivate func endOfCast(at index: Int) -> Int? {
    let isGuard = self[index].isWord("guard")
    let block =
      isGuard
      ? self[index...].firstIndex { $0.isWord("else") }.map { $0 + 1 }
      : self[index].isWord("if") ? blockOfCondition(at: index) : nil
    guard let block, block < endIndex, self[index..<block].mentions("UIWindowScene"),
      !self[index..<block].contains(where: { $0.isSymbol(",") || $0.isSymbol("|") }),
      isGuard || self[(block + 1)...].first?.isWord("return") ?? false
    else { return nil }
    return Swift.min(partner(of: block) + 1, endIndex)
  }

  /// Where the braces open after a condition in parentheses.
  fileprivate func blockOfCondition(at index: Int) -> Int? {
    guard index + 1 < endIndex, self[index + 1].isSymbol("(") else { return nil }
    let open = partner(of: index + 1) + 1
    return open < endIndex && self[open].isSymbol("{") ? open : nil
  }

  /// Whether the method may be left at an index: by a guard, a return, or braces that contain one.
  fileprivate func leaves(at index: Int) -> Bool {
    if self[index].isWord("guard") || self[index].isWord("return") { return true }
    return self[index].isSymbol("{") && self[index..<partner(of: index)].mentions("return")
  }
}

extension CodeToken {
  /// Whether the name of a call says that it does no harm twice.
  fileprivate var isRepeatable: Bool {
    let names: Set = [
      "lock", "unlock", "assert", "precondition", "synchronize",
      "registerForRemoteNotifications", "registerDefaults", "registerUserNotificationSettings",
    ]
    let beginnings = [
      "set", "remove", "hide", "dismiss", "cancel", "invalidate", "super", "clear", "reset",
      "apply",
      "enable", "disable",
    ]
    // What decides for itself whether there is anything to do says so with these words.
    let endings = ["IfNeeded", "IfNecessary", "IfChanged", "IfRequired", "IfStale", "IfExpired"]
    return names.contains(text) || beginnings.contains(where: text.hasPrefix) || isMacro
      || endings.contains { text.contains($0) }
  }

  /// Whether it is spelt like a macro, which may be for tests alone.
  private var isMacro: Bool {
    text.count > 1
      && text.utf8.allSatisfy { $0 == UInt8(ascii: "_") || $0 < UInt8(ascii: "a") }
  }
}

extension Invocation {
  /// Whether all that it is given are constants for on and off, or cases: whoever sets a state to one value
  /// twice has set it once.
  fileprivate var setsState: Bool {
    let constants: Set = ["true", "false", "YES", "NO"]
    return !arguments.isEmpty
      && arguments.allSatisfy { argument in
        let isLabelled = argument.count > 2 && argument.dropFirst().first?.isSymbol(":") ?? false
        let value = isLabelled ? argument.dropFirst(2) : argument
        return value.count == 1 && value.first.map { constants.contains($0.text) } ?? false
          || value.count == 2 && value.first?.isSymbol(".") ?? false
      }
  }
}
