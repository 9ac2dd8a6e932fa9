import LifecycleModels
import SourceCode

extension TargetFacts {
  /// Handlers called in a closure whose receiver does not call the closure on each path.
  func brokenPromises(of handler: String, inClosuresOf method: CodeMethod) -> [Match] {
    guard method.body.count < InputFlow.maxTokens else { return [] }
    return method.body.calls(withClosuresCalling: handler).lazy.compactMap {
      self.forgottenClosure(givenTo: $0, in: method, handler)
    }.prefix(1).map { $0 }
  }

  private func forgottenClosure(
    givenTo call: SyntaxNode, in method: CodeMethod, _ handler: String
  ) -> Match? {
    guard let callee = (call.callee?.text).flatMap(graph.onlyFunction),
      !callee.answers, callee.function.body != nil, callee.body.count < InputFlow.maxTokens,
      callee.function.parameterNames.count == call.arguments.count, callee.takesClosureLast,
      callee.isSwift || callee.function.name == call.selector,
      let name = callee.function.parameterNames.last,
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

extension CodeTokens {
  /// The calls and messages with closures that call a handler which nothing else on their paths mentions.
  fileprivate func calls(withClosuresCalling handler: String) -> [SyntaxNode] {
    let uses = indices.filter { self[$0].isWord(handler) }
    guard uses.count < Self.maxUses else { return [] }
    return uses.flatMap(closures(around:)).uniqued.filter { isOnlyUse($0.range, among: uses) }
      .compactMap { closure in
        closure.enclosing(.call, .message).flatMap { call in
          call.arguments.last?.value.endIndex == closure.range.upperBound ? call : nil
        }
      }
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

extension SyntaxNode {
  /// The selector of a message with arguments.
  fileprivate var selector: String { arguments.map { ($0.label ?? "") + ":" }.joined() }
}

extension CodeMethod {
  /// Whether the last parameter is a closure, judged by its type or the type's name.
  fileprivate var takesClosureLast: Bool {
    let names = ["->", "^", "Handler", "Completion", "Block", "Closure", "Callback"]
    let head = function.head
    let last =
      isSwift
      ? function.parameters?.children(.argument).last?.tokens
      : head.lastIndex { $0.isSymbol(":") }.map { head[$0...] }
    return (last ?? CodeTokens()).contains { token in names.contains(where: token.text.hasSuffix) }
  }
}
