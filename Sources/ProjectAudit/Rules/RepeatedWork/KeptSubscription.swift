import LifecycleModels
import SourceCode

extension AuditCheck {
  /// Subscriptions added to a collection whenever the user comes back.
  static let keptSubscriptions = AuditCheck(
    .repeatedWork, .warning, facts: [149, 153], life: .comeBack, if: [\.hasEntry]
  ) { app in
    app.returnMethods.prefix(TargetFacts.maxMethods).filter { !$0.hasReentryGuard }
      .compactMap { method in
        app.additions(by: method).first.map { adder, index in
          Match(
            at: .init(adder.body[index], in: adder.file),
            "\(method.title) runs each time that the user comes back, and adds one more subscription here. "
              + "The former ones stay, so that everything is done once more each time: remove them first, or "
              + "subscribe once.")
        }
      }
  }
}

extension TargetFacts {
  /// The places where a method, or an unconditional callee, adds a subscription to a collection
  /// that it does not empty.
  fileprivate func additions(by method: CodeMethod) -> [(CodeMethod, Int)] {
    var chain = [method]
    var open = [method]
    for _ in 0..<Self.maxCallDepth {
      let callees = open.flatMap(unconditionalCallees).lazy.filter { callee in
        !callee.hasReentryGuard && !chain.contains { $0.function == callee.function }
      }
      open = Array(callees.prefix(Self.maxMethods))
      chain += open
    }
    let emptied = Set(chain.flatMap { $0.body.emptiedCollections })
    return chain.flatMap { method in
      method.additions.filter { !emptied.contains($0.collection) }.map { (method, $0.index) }
    }
  }

  /// The functions that a method calls unconditionally.
  private func unconditionalCallees(of method: CodeMethod) -> [CodeMethod] {
    let body = method.body
    return body[..<body.firstCondition].indices.prefix(InputFlow.maxTokens).compactMap { index in
      body.invocation(at: index).flatMap { graph.onlyFunction(named: $0.baseName.text) }
    }
  }
}

extension CodeMethod {
  /// The places that add a subscription unconditionally, with the collection.
  fileprivate var additions: [(index: Int, collection: String)] {
    let body = body
    let end = body.firstCondition
    return body.outsideClosures.prefix { $0 < end }
      .compactMap { index in body.collection(addedToAt: index).map { (index, $0) } }
  }
}

extension CodeTokens {
  /// The position of the first condition. The code before it runs unconditionally.
  var firstCondition: Int {
    firstIndex { ["if", "guard", "switch"].contains(where: $0.isWord) } ?? endIndex
  }

  /// The collection to which a subscription is added at an index.
  fileprivate func collection(addedToAt index: Int) -> String? {
    guard index > startIndex, self[index - 1].isSymbol("."), let call = call(of: index) else {
      return nil
    }
    switch self[index].text {
    case "store": return call.argument("in")?.last { $0.kind == .word }?.text
    case "disposed": return call.argument("by")?.last { $0.kind == .word }?.text
    case "add":
      let owner = index > startIndex + 1 ? self[index - 2].text : ""
      let names = ["dispos", "cancellable", "subscription"]
      return names.contains(where: owner.lowercased().contains) ? owner : nil
    default: return nil
    }
  }

  /// The collections that are assigned or emptied.
  fileprivate var emptiedCollections: [String] {
    indices.filter { index in
      guard self[index].kind == .word else { return false }
      return isReassigned(at: index)
        || ["removeAll", "dispose", "cancel", "forEach", "clear"].contains(member(of: index)?.text)
    }.map { self[$0].text }
  }
}
