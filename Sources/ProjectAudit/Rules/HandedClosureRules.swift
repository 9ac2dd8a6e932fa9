import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R18: handlers called in a closure whose receiver does not call the closure on each path.
  func closureFindings(_ method: CodeMethod, _ handler: String) -> [AuditFinding] {
    guard method.isSwift, method.body.count < InputFlow.maxTokens else { return [] }
    return method.body.closures(calling: handler).lazy.compactMap { given in
      self.forgottenClosure(given, in: method, handler)
    }.prefix(1).map { $0 }
  }

  private func forgottenClosure(
    _ given: GivenClosure, in method: CodeMethod, _ handler: String
  ) -> AuditFinding? {
    guard let callee = graph.onlyFunction(named: method.body[given.name].text), callee.isSwift,
      !callee.answers, callee.function.body != nil, callee.body.count < InputFlow.maxTokens,
      callee.function.parameterNames.count == given.argumentCount,
      callee.takesClosureLast, let name = callee.function.parameterNames.last,
      !callee.file.hasConditions(in: callee.body, about: [name])
    else { return nil }
    return CompletionPaths(callee, handler: name).forgotten.first.map { token in
      completionFinding(
        method, FindingPlace(token, in: callee.file),
        "\(method.title) calls \(handler) in the closure that it gives to \(callee.title). A path through that "
          + "ends here without a call of \(name), and the system waits for it.")
    }
  }
}

/// A closure passed as the last argument of a function.
private struct GivenClosure {
  /// The position of the function name.
  let name: Int
  /// The number of arguments, including the closure.
  let argumentCount: Int
}

extension CodeTokens {
  /// The trailing closures that call a handler which nothing else on their paths mentions.
  fileprivate func closures(calling handler: String) -> [GivenClosure] {
    let uses = indices.filter { self[$0].isWord(handler) }
    guard uses.count < Self.maxUses else { return [] }
    var judged: Set<Int> = []
    var closures: [GivenClosure] = []
    for use in uses {
      var inner = use
      while let open = opening(around: inner), judged.insert(open).inserted {
        inner = open
        guard self[open].isSymbol("{"), opensClosure(at: open) else { continue }
        let isAlone = isOnlyUse(open..<Swift.min(partner(of: open), endIndex), among: uses)
        if isAlone, let call = given(closureAt: open) { closures.append(call) }
      }
    }
    return closures
  }

  /// A limit against hostile input.
  private static var maxUses: Int { 50 }

  /// Whether no path contains both the closure and another use of the handler.
  private func isOnlyUse(_ closure: Range<Int>, among uses: [Int]) -> Bool {
    uses.filter { !closure.contains($0) }.allSatisfy { use in
      use < closure.lowerBound
        ? !canFollow(closure.lowerBound, after: use) : !canFollow(use, after: closure.upperBound)
    }
  }

  /// The call whose trailing closure opens at an index.
  private func given(closureAt open: Int) -> GivenClosure? {
    guard open > startIndex else { return nil }
    if self[open - 1].kind == .word { return GivenClosure(name: open - 1, argumentCount: 1) }
    guard self[open - 1].isSymbol(")"), let start = opening(around: open - 1), start > startIndex,
      self[start - 1].kind == .word, let call = invocation(at: start - 1)
    else { return nil }
    return GivenClosure(name: start - 1, argumentCount: call.arguments.count + 1)
  }
}

extension CodeMethod {
  /// Whether the last parameter is a closure, judged by its type or the type's name.
  fileprivate var takesClosureLast: Bool {
    guard let body = function.body else { return false }
    let head = file.tokens[..<max(0, body.lowerBound - 1)].suffix(120)
    guard let start = head.lastIndex(where: { $0.isWord("func") }),
      let open = head[start...].firstIndex(where: { $0.isSymbol("(") })
    else { return false }
    let end = min(head.partner(of: open), head.endIndex)
    var last = open
    var index = open + 1
    while index < end {
      if head[index].isSymbol(",") { last = index }
      let opens = head[index].isSymbol("(") || head[index].isSymbol("[")
      index = opens ? head.partner(of: index) + 1 : index + 1
    }
    let type = head[min(last + 1, end)..<end]
    let names = ["Handler", "Completion", "Block", "Closure", "Callback"]
    return type.map(\.text).joined().contains("->")
      || type.contains { token in names.contains(where: token.text.hasSuffix) }
  }
}
