import LifecycleModels
import SourceCode

extension AuditCheck {
  /// Links that start a SwiftUI app and use what a view has only after it has waited for it.
  static let linksBeforeState = AuditCheck(
    .readiness, .warning, facts: [223], life: .coldURL, if: [\.isSwiftUI],
    mentioning: ["onOpenURL"]
  ) { app in
    app.code.places(of: ["onOpenURL"]).prefix(TargetFacts.maxMethods).compactMap { place in
      guard let closure = place.tokens.call(of: place.index)?.closures.first,
        let name = app.stateSetLater(usedIn: closure, at: place)
      else { return nil }
      return Match(
        at: .init(place),
        "A link that starts the app arrives before \(name) is set, which happens after an await. The link is "
          + "dropped, or the app crashes. Keep the URL, and follow it once \(name) is set.")
    }
  }
}

extension TargetFacts {
  /// The property of a view that a link handler takes for set, although it is set only after an await.
  fileprivate func stateSetLater(usedIn closure: SyntaxNode, at handler: CodePlace) -> String? {
    let body = closure.statements
    guard body.count < InputFlow.maxTokens,
      let type = handler.part.flatMap({ code.type(named: $0.name) }),
      // A handler that asks, keeps or gives something in turn may wait for it.
      body.first(of: ["if", "guard", "while", "switch", "nil", "for"]) == nil,
      !body.indices.contains(where: body.isReassigned)
    else { return nil }
    return type.emptyStates.first { name in
      let uses = body.indices.filter { body[$0].isWord(name) }
      return !uses.isEmpty && uses.allSatisfy { body.isTakenForSet(at: $0) }
        && !handler.isInBranch(on: name) && isSetLater(name, of: type)
    }
  }

  /// Whether something gives a property of a type a value, and always after an await.
  private func isSetLater(_ name: String, of type: CodeType) -> Bool {
    let isShared = type.bodies.contains { _, tokens in
      tokens.contains { $0.text == "$" + name || $0.text == "_" + name }
    }
    let places = code.places(of: [name]) { place in
      place.part?.name == type.name && place.tokens.isReassigned(at: place.index)
        && !place.tokens[place.index + 2].isWord("nil")
    }
    return !isShared && !places.isEmpty && places.allSatisfy(\.followsWait)
  }
}

extension CodeType {
  /// The optional variables of a view that are its own and begin as nil.
  fileprivate var emptyStates: [String] {
    parts.flatMap { part in
      (part.part.members?.children(.variable) ?? []).compactMap(VariableDeclaration.init)
    }.filter { variable in
      variable.modifiers.mentions("State") && variable.value == nil && !variable.isComputed
        && ["?", "!"].contains(variable.type.last?.text)
    }.map(\.name.text)
  }
}

extension CodePlace {
  /// Whether it is shown only if a condition about a property holds.
  fileprivate func isInBranch(on name: String) -> Bool {
    tokens.tree.node(at: index).ancestors.contains { statement in
      statement.children(.condition).contains { $0.tokens.mentions(name) }
    }
  }

  /// Whether an await precedes it in its function or closure, or in its own statement.
  fileprivate var followsWait: Bool {
    let closure = tokens.closures(around: index).first?.range
    let start = closure?.lowerBound ?? function?.body?.lowerBound ?? index
    return tokens[start..<max(start, tokens.statement(around: index).endIndex)].mentions("await")
  }
}

extension CodeTokens {
  /// Whether the property at an index is asked for a member, before the closure has waited for anything.
  fileprivate func isTakenForSet(at index: Int) -> Bool {
    let start = Swift.max(startIndex, statement(around: index).startIndex)
    return member(of: index) != nil && !isLabel(at: index) && !self[..<start].mentions("await")
  }
}
