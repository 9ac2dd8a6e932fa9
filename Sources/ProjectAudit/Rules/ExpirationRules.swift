import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R16: background tasks that nothing ends when their time is up.
  var expirationFindings: [AuditFinding] {
    let isNamedAlike = !graph.functions(named: "beginBackgroundTask").isEmpty
    return code.files.filter { file in
      file.mayMention { $0.hasPrefix("beginBackgroundTask") }
    }.flatMap { file in
      file.tokens.indices.filter { file.tokens[$0].text.hasPrefix("beginBackgroundTask") }
        .filter { file.asksApplication(at: $0, isNamedAlike) }
        .prefix(Self.maxTasks).compactMap { finding(onTaskAt: $0, in: file) }
    }
  }

  /// A limit against hostile input: no real file begins more tasks.
  private static let maxTasks = 100

  private func finding(onTaskAt index: Int, in file: CodeFile) -> AuditFinding? {
    let ending =
      ": if the work is not done when the time is up, the system ends the process. Call "
      + "endBackgroundTask there."
    if file.tokens.endsAtOnce(after: index) { return nil }
    let words: String
    switch file.tokens.expirationHandler(at: index, in: file.language) {
    case .none?: words = "This background task has no expiration handler" + ending
    case .closure(let body)? where !endsTask(body, in: file):
      words = "The expiration handler of this background task does not end it" + ending
    case .some where file.tokens.isDiscarded(at: index):
      words =
        "Nothing keeps the identifier of this background task, so nothing can end it, and the system "
        + "ends the process when its time is up. Keep the identifier for endBackgroundTask."
    default: return nil
    }
    return AuditFinding(
      .lockedWork, .warning, at: FindingPlace(file.tokens[index], in: file),
      words, facts: [96, 109], life: .suspension)
  }

  /// Whether a closure ends a task itself, or calls code that does or that was not read.
  private func endsTask(_ body: CodeTokens, in file: CodeFile) -> Bool {
    if body.mentions("endBackgroundTask") { return true }
    let calls = body.indices.compactMap { body.invocation(at: $0) }
      .filter { !$0.isAside }
    // A callee known only by name may end the task or wake the code that does.
    let ends = [
      "cancel", "stop", "end", "finish", "complete", "signal", "abort", "expire", "disconnect",
    ]
    return calls.contains { call in
      if ends.contains(where: call.baseName.text.hasPrefix) { return true }
      let callees = graph.functions(named: call.baseName.text)
      return callees.isEmpty || graph.reach(from: callees).mentions("endBackgroundTask")
    }
  }
}

/// The code that runs when the time of a background task is up.
private enum ExpirationHandler {
  case none
  case closure(CodeTokens)
  /// A function that is defined elsewhere.
  case named
}

extension CodeFile {
  /// Whether the call at an index asks UIApplication for time, not a function of the app with the
  /// same name.
  fileprivate func asksApplication(at index: Int, _ isNamedAlike: Bool) -> Bool {
    guard language == .swift, index > 1 else { return true }
    guard tokens[index - 1].isSymbol(".") else { return false }
    let receiver = tokens[..<(index - 1)].last { !$0.isSymbol("?") && !$0.isSymbol("!") }
    if receiver?.isWord("self") ?? false {
      return part(around: tokens[index])?.name == "UIApplication"
    }
    let names = tokens[..<index].suffix(4).map(\.text)
    return names.contains("UIApplication") || names.contains("application") || !isNamedAlike
  }
}

extension CodeTokens {
  /// The expiration handler of the `beginBackgroundTask` call at an index; nil if it is no call.
  fileprivate func expirationHandler(
    at index: Int, in language: SourceLanguage
  ) -> ExpirationHandler? {
    guard index + 1 < endIndex, index == startIndex || !self[index - 1].isWord("func") else {
      return nil
    }
    if language == .objectiveC {
      let label = self[index...].prefix(12).firstIndex {
        $0.isWord("expirationHandler") || $0.isWord("beginBackgroundTaskWithExpirationHandler")
      }
      guard let label, label + 2 < endIndex, self[label + 1].isSymbol(":") else { return nil }
      return handler(at: label + 2)
    }
    if self[index + 1].isSymbol("{") { return handler(at: index + 1) }
    guard self[index + 1].isSymbol("(") else { return nil }
    let close = partner(of: index + 1)
    if let label = self[index..<close].firstIndex(where: { $0.isWord("expirationHandler") }) {
      return handler(at: label + 2)
    }
    guard close + 1 < endIndex, self[close + 1].isSymbol("{") else { return ExpirationHandler.none }
    return handler(at: close + 1)
  }

  /// Whether the statement after the call at an index ends the task, so that no work is protected.
  fileprivate func endsAtOnce(after index: Int) -> Bool {
    guard let start = opening(around: index + 2), start >= index - 1 || self[start].isSymbol("[")
    else { return false }
    let signs: Set = [";", "[", "]", ".", "?", "!"]
    let next = self[(Swift.min(partner(of: start), endIndex - 1) + 1)...].prefix(10)
    guard let end = next.firstIndex(where: { $0.isWord("endBackgroundTask") }) else { return false }
    // Only the object that ends the task may stand between the two.
    return next[..<end].allSatisfy { $0.kind == .word || signs.contains($0.text) }
  }

  /// Whether the result of the call at an index is unused.
  fileprivate func isDiscarded(at index: Int) -> Bool {
    let line = self[index].place.line
    let before = self[..<index].suffix(16).reversed().prefix { $0.place.line == line }.reversed()
    let words = before.map(\.text)
    return words.first == "UIApplication" && !isOnlyExpression(at: index, after: before.count)
      || words.starts(with: ["_", "="]) || words.starts(with: ["let", "_"])
  }

  /// Whether the call at an index, with some tokens before it, is the only expression of a
  /// function, and thus its result.
  private func isOnlyExpression(at index: Int, after count: Int) -> Bool {
    let start = index - count
    guard start > startIndex + 1, self[start - 1].isSymbol("{"), index + 1 < endIndex else {
      return false
    }
    // A function without a result returns nothing.
    if self[start - 2].isSymbol(")") { return false }
    var end = partner(of: index + 1)
    if end + 1 < endIndex, self[end + 1].isSymbol("{") { end = partner(of: end + 1) }
    return end + 1 < endIndex && self[end + 1].isSymbol("}")
  }

  private func handler(at start: Int) -> ExpirationHandler? {
    guard start < endIndex else { return nil }
    if self[start].isWord("nil") || self[start].isWord("NULL") { return ExpirationHandler.none }
    guard self[start].isSymbol("{") || self[start].isSymbol("^"),
      let open = self[start...].prefix(6).firstIndex(where: { $0.isSymbol("{") })
    else { return .named }
    return .closure(self[(open + 1)..<partner(of: open)])
  }
}
