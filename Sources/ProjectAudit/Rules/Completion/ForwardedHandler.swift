import LifecycleModels
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
    guard method.isSwift else {
      // Nothing tells the class of the receiver, so the selector has to be the only one of its name.
      let named = graph.functions(named: call.baseName.text).filter {
        call.name.hasSuffix(" \($0.function.name)]") && $0.function.body != nil
      }
      return named.count == 1 ? named[0] : nil
    }
    let body = method.body
    let index = call.baseName.position
    guard let chain = body.receiverChain(before: index), !chain.isEmpty,
      let type = code.receiverType(of: chain, in: method)
    else { return nil }
    let labels = body.labels(from: index + 1)
    let named = code.methods(of: type).filter {
      $0.function.baseName == call.baseName.text && $0.function.accepts(labels)
        && $0.function.body != nil
    }
    return named.count == 1 ? named[0] : nil
  }

  /// A handler that is left to an object that may be nil.
  private func drop(
    of handler: String, by callee: CodeMethod, of method: CodeMethod
  ) -> Match? {
    let body = callee.body
    guard callee.isSwift, let link = body.optionalLink(toUsesOf: handler),
      body.filter({ $0.isWord(link.text) }).count == 1,
      let type = callee.type.flatMap(code.type),
      let time = timeWithout(link.text, of: type, wakenBy: method)
    else { return nil }
    return Match(
      handlerOf: method, at: .init(link, in: callee.file),
      "\(callee.title) leaves \(handler) to \(link.text), which is nil \(time). Then nothing calls it, "
        + "and the system waits for it: call it yourself if there is no \(link.text).")
  }

  /// When a property is nil, in words; nil if it never is.
  private func timeWithout(
    _ name: String, of type: CodeType, wakenBy method: CodeMethod
  ) -> String? {
    if mayBeMissing(name, of: type) { return "in some cases" }
    let waking: Set<Callback> = [
      .didReceiveRemoteNotification, .performFetch, .handleEventsForBackgroundURLSession,
    ]
    guard !waking.isDisjoint(with: method.callbacks), isSetByScenesOnly(name, of: type, in: method)
    else { return nil }
    return "when the system starts the app in the background, because only a scene sets it"
  }
}

extension CodeTokens {
  /// The word that must not be nil for something to become of a value: the value is only given to it or to
  /// one of its members, or only named in closures that are.
  fileprivate func optionalLink(toUsesOf name: String) -> CodeToken? {
    let uses = indices.filter { self[$0].isWord(name) && !isLabel(at: $0) }
    guard let first = uses.first, let last = uses.last, first > startIndex + 1 else { return nil }
    if first == last, self[first - 1].isSymbol("="), let link = optionalLink(before: first - 2) {
      return link
    }
    let node = tree.node(at: first)
    let calls = ([node] + node.ancestors).filter { node in
      node.kind == .call && node.range.contains(first) && node.range.contains(last)
    }
    return calls.lazy.compactMap(\.callee).compactMap { callee in
      guard callee.position >= startIndex else { return nil }
      let isOptional = self[callee.position + 1].isSymbol("?")
      return isOptional ? callee : optionalLink(before: callee.position)
    }.first
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
