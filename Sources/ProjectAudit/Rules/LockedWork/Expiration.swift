import LifecycleModels
import SourceCode

extension AuditCheck {
  /// Background tasks that nothing ends when their time is up.
  static let endlessTasks: AuditCheck = .init(
    .lockedWork, .warning, facts: [96, 109], life: .suspension,
    mentioning: [
      "beginBackgroundTask", "beginBackgroundTaskWithExpirationHandler",
      "beginBackgroundTaskWithName",
    ]
  ) { app in
    let isNamedAlike = !app.graph.functions(named: "beginBackgroundTask").isEmpty
    return app.code.places(of: endlessTasks.words) {
      $0.file.asksApplication(at: $0.index, isNamedAlike)
    }.prefix(TargetFacts.maxPlaces).compactMap { place in
      app.problem(ofTaskAt: place.index, in: place.file).map { Match(at: .init(place), $0) }
    }
  }
}

extension TargetFacts {
  /// Why nothing ends the task that begins at an index; nil if something may.
  fileprivate func problem(ofTaskAt index: Int, in file: CodeFile) -> String? {
    let ending =
      ": if the work is not done when the time is up, the system ends the process. Call "
      + "endBackgroundTask there."
    if file.tokens.endsAtOnce(after: index) { return nil }
    switch file.tokens.expirationHandler(at: index) {
    case .none?: return "This background task has no expiration handler" + ending
    case .closure(let body)? where !endsTask(body, in: file):
      return "The expiration handler of this background task does not end it" + ending
    case .some where file.tokens.isDiscarded(at: index):
      return
        "Nothing keeps the identifier of this background task, so nothing can end it, and the system "
        + "ends the process when its time is up. Keep the identifier for endBackgroundTask."
    default: return nil
    }
  }

  /// Whether a closure ends a task itself, or calls code that does or that was not read.
  private func endsTask(_ body: CodeTokens, in file: CodeFile) -> Bool {
    if body.mentions("endBackgroundTask") { return true }
    let calls = body.invocations.filter { !$0.isAside }
    // A callee known only by name may end the task or wake the code that does.
    let ends = [
      "cancel", "stop", "end", "finish", "complete", "signal", "abort", "expire", "disconnect",
    ]
    return calls.contains { call in
      if ends.contains(where: call.baseName.text.hasPrefix) { return true }
      let callees = graph.functions(named: call.baseName.text)
      return callees.isEmpty
        || graph.reach(from: callees, until: ["endBackgroundTask"]).hasGoal
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
    let chain = tokens.tree.node(at: index).tokens[..<index]
    return chain.first(of: ["UIApplication", "application"]) != nil || !isNamedAlike
  }
}

extension CodeTokens {
  /// The expiration handler of the `beginBackgroundTask` call at an index; nil if it is no call.
  fileprivate func expirationHandler(at index: Int) -> ExpirationHandler? {
    guard let call = call(of: index) else { return nil }
    let labels = ["expirationHandler", "beginBackgroundTaskWithExpirationHandler"]
    let handler =
      labels.lazy.compactMap(call.argument).first ?? call.child(.closure)?.tokens
    guard let first = handler?.first, !first.isWord("nil"), !first.isWord("NULL") else {
      return ExpirationHandler.none
    }
    let closure = tree.node(at: first.position)
    return closure.kind == .closure ? .closure(closure.statements) : .named
  }

  /// Whether the statement after the call at an index ends the task, so that no work is protected.
  fileprivate func endsAtOnce(after index: Int) -> Bool {
    let statement = tree.node(at: index).enclosing(.expression, .assignment, .variable, .jump)
    // Only the object that ends the task may stand before that.
    let signs: Set = ["[", "]", ".", "?", "!"]
    return statement?.next?.tokens.prefix { $0.kind == .word || signs.contains($0.text) }
      .mentions("endBackgroundTask") ?? false
  }

  /// Whether the result of the call at an index is unused.
  fileprivate func isDiscarded(at index: Int) -> Bool {
    let statement = statement(around: index)
    let words = statement.lazy.map(\.text)
    return words.first == "UIApplication" && !isResult(statement)
      || words.starts(with: ["_", "="]) || words.starts(with: ["let", "_"])
  }

  /// Whether a statement is the only one of a function, and thus its result.
  private func isResult(_ statement: CodeTokens) -> Bool {
    guard
      let block = tree.node(at: statement.startIndex).enclosing(.block, .closure, .case),
      block.kind != .case, block.statements.startIndex == statement.startIndex,
      block.statements.endIndex == statement.endIndex
    else { return false }
    // A function without a result returns nothing.
    return !(self[..<block.range.lowerBound].last?.isSymbol(")") ?? false)
  }
}
