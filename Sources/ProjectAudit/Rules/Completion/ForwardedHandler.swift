import SourceCode

extension TargetFacts {
  /// Handlers that a method passes to another method, of the same type or of a declared one,
  /// that forgets them, or to an object that may be nil.
  func brokenPromises(
    of handler: String, forwardedBy method: CodeMethod, after former: [CodeMethod] = []
  ) -> [Match] {
    let body = method.body
    guard former.count < Self.maxHandovers, body.count < InputFlow.maxTokens,
      body.filter({ $0.isWord(handler) }).count <= Self.maxMethods
    else { return [] }
    let given = body.indices.compactMap { index in
      body.invocation(at: index).flatMap { receiver(of: handler, in: $0, from: method) }
    }
    return given.flatMap { callee, name -> [Match] in
      // The caller may call the handler once it has the result.
      if callee.answers || callee.file.hasConditions(in: callee.body, about: [name]) { return [] }
      let paths = CompletionPaths(callee, handler: name).forgotten.map { token in
        Match(
          handlerOf: method, at: .init(token, in: callee.file),
          "A path through \(callee.title), which \(method.title) gives its handler, ends here without a "
            + "call of \(name), and the system waits for it.")
      }
      if !paths.isEmpty { return paths }
      let isKnown = (former + [method]).contains { $0.function == callee.function }
      return isKnown ? [] : brokenPromises(of: name, forwardedBy: callee, after: former + [method])
    } + [drop(of: handler, by: method, of: method)].compactMap(\.self)
  }

  /// A limit against hostile input: no real app passes a handler on more often.
  private static let maxHandovers = 5

  /// The method that receives a handler from a call, and the handler's name there.
  private func receiver(
    of handler: String, in call: Invocation, from method: CodeMethod
  ) -> (CodeMethod, String)? {
    let place = call.arguments.firstIndex { $0.last?.isWord(handler) ?? false && $0.count <= 3 }
    guard let place, let callee = callee(of: call, from: method),
      callee.function.parameterNames.count == call.arguments.count
    else { return nil }
    return (callee, callee.function.parameterNames[place])
  }

  /// The method that a call refers to: one of this object, or of an object whose type is declared;
  /// nil if it is unknown or ambiguous.
  private func callee(of call: Invocation, from method: CodeMethod) -> CodeMethod? {
    if call.isOwn, !call.isOfResult {
      let named = callees(of: method).filter { callee in
        method.isSwift
          ? callee.function.baseName == call.baseName.text : callee.function.name == call.name
      }
      if named.count <= 1 { return named.first }
      let labels = call.labels
      let meant = named.filter { $0.function.accepts(labels) }
      return meant.count == 1 ? meant[0] : nil
    }
    let body = method.body
    let index = call.baseName.position
    guard method.isSwift, let chain = body.receiverChain(before: index), !chain.isEmpty,
      let type = code.receiverType(of: chain, in: method)
    else { return nil }
    let labels = body.labels(from: index + 1)
    let named = code.methods(of: type).filter {
      $0.function.baseName == call.baseName.text && $0.function.accepts(labels)
        && $0.function.body != nil
    }
    return named.count == 1 ? named[0] : nil
  }

  /// A handler that is passed only to an object that may be nil.
  private func drop(
    of handler: String, by callee: CodeMethod, of method: CodeMethod
  ) -> Match? {
    let body = callee.body
    let uses = body.indices.filter { body[$0].isWord(handler) && !body.isLabel(at: $0) }
    guard callee.isSwift, uses.count == 1, let called = body.callsAround(uses[0]).first?.callee,
      let name = body.optionalLink(before: called.position),
      body.filter({ $0.isWord(name) }).count == 1,
      let type = callee.type.flatMap(code.type), mayBeMissing(name, of: type)
    else { return nil }
    return Match(
      handlerOf: method, at: .init(called, in: callee.file),
      "\(callee.title) gives \(handler) to \(name), which is nil in some cases. Then nothing calls it, "
        + "and the system waits for it: call it yourself if there is no \(name).")
  }
}

extension Invocation {
  /// The argument labels, as in Swift.
  fileprivate var labels: [String] {
    arguments.map { argument in
      guard argument.count > 2, let label = argument.first, label.kind == .word,
        argument[argument.startIndex + 1].isSymbol(":")
      else { return "_" }
      return label.text
    }
  }
}
