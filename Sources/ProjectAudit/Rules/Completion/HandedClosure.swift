import LifecycleModels
import SourceCode

extension TargetFacts {
  /// Handlers called in a closure whose receiver does not call the closure on each path.
  func brokenPromises(of handler: String, inClosuresOf method: CodeMethod) -> [Match] {
    guard method.isSwift, method.body.count < InputFlow.maxTokens else { return [] }
    return method.body.closures(calling: handler).lazy.compactMap { given in
      self.forgottenClosure(given, in: method, handler)
    }.prefix(1).map { $0 }
  }

  private func forgottenClosure(
    _ given: GivenClosure, in method: CodeMethod, _ handler: String
  ) -> Match? {
    guard let callee = graph.onlyFunction(named: given.name), callee.isSwift,
      !callee.answers, callee.function.body != nil, callee.body.count < InputFlow.maxTokens,
      callee.function.parameterNames.count == given.argumentCount,
      callee.takesClosureLast, let name = callee.function.parameterNames.last,
      !callee.file.hasConditions(in: callee.body, about: [name])
    else { return nil }
    return CompletionPaths(callee, handler: name).forgotten.first.map { token in
      Match(
        handlerOf: method, at: .init(token, in: callee.file),
        "\(method.title) calls \(handler) in the closure that it gives to \(callee.title). A path through that "
          + "ends here without a call of \(name), and the system waits for it.")
    }
  }
}

/// A closure passed as the last argument of a function.
private struct GivenClosure {
  /// The name of the function.
  let name: String
  /// The number of arguments, including the closure.
  let argumentCount: Int

  /// Makes one of a trailing closure; nil for any other.
  init?(_ closure: SyntaxNode) {
    guard let call = closure.parent, call.kind == .call, let name = call.callee else { return nil }
    self.name = name.text
    argumentCount = call.arguments.count
  }
}

extension CodeTokens {
  /// The trailing closures that call a handler which nothing else on their paths mentions.
  fileprivate func closures(calling handler: String) -> [GivenClosure] {
    let uses = indices.filter { self[$0].isWord(handler) }
    guard uses.count < Self.maxUses else { return [] }
    return uses.flatMap(closures(around:)).uniqued.filter { isOnlyUse($0.range, among: uses) }
      .compactMap(GivenClosure.init)
  }

  /// A limit against hostile input.
  private static var maxUses: Int { 50 }

  /// Whether no path contains both the closure and another use of the handler.
  private func isOnlyUse(_ closure: Range<Int>, among uses: [Int]) -> Bool {
    uses.filter { !closure.contains($0) }.allSatisfy { use in
      use < closure.lowerBound
        ? !canFollow(closure.lowerBound, after: use)
        : !canFollow(use, after: closure.upperBound - 1)
    }
  }
}

extension CodeMethod {
  /// Whether the last parameter is a closure, judged by its type or the type's name.
  fileprivate var takesClosureLast: Bool {
    let names = ["->", "Handler", "Completion", "Block", "Closure", "Callback"]
    let last = function.parameters?.children(.argument).last?.tokens ?? CodeTokens()
    return last.contains { token in names.contains(where: token.text.hasSuffix) }
  }
}
