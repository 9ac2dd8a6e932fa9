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
      // A handler that keeps something may wait for it.
      !body.indices.contains(where: body.isReassigned)
    else { return nil }
    let asks = body.first(of: ["if", "guard", "while", "switch", "nil", "for"]) != nil
    return type.emptyStates.first { name in
      let uses = body.indices.filter { body[$0].isWord(name) }
      let isTaken =
        asks
        ? body.isLeft(without: name) && isSetOnAppearance(name, of: type)
        : uses.allSatisfy { body.isTakenForSet(at: $0) }
      return !uses.isEmpty && isTaken && !handler.isInBranch(on: name) && isSetLater(name, of: type)
    }
  }

  /// Whether a property of a view is set by what runs when the view appears, and not by what the user does.
  private func isSetOnAppearance(_ name: String, of type: CodeType) -> Bool {
    type.bodies.contains { _, tokens in
      tokens.indices.contains { index in
        guard ["task", "onAppear"].contains(tokens[index].text),
          tokens.isMember(at: index), let closure = tokens.call(of: index)?.closures.last
        else { return false }
        let run = closure.tokens
        let called = type.methods.filter { run.mentions($0.function.baseName) }.map(\.body)
        return ([run] + called).contains { code in
          code.contains { $0.isWord(name) && code.isReassigned(at: $0.position) }
        }
      }
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
  /// The variables of a view that are its own and begin as nil or false.
  fileprivate var emptyStates: [String] {
    parts.flatMap { part in
      (part.part.members?.children(.variable) ?? []).compactMap(VariableDeclaration.init)
    }.filter { variable in
      let isNil = variable.value == nil && ["?", "!"].contains(variable.type.last?.text)
      let isFalse = variable.value.map { $0.count == 1 && $0.mentions("false") } ?? false
      return variable.modifiers.mentions("State") && !variable.isComputed && (isNil || isFalse)
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
  /// Whether nothing is done if a property is nil or false: the first statement leaves then, or all of them
  /// are in its branch.
  fileprivate func isLeft(without name: String) -> Bool {
    guard let statement = first.map({ tree.node(at: $0.position) }),
      let block = statement.child(.block),
      !contains(where: { $0.isWord("nil") }), statement.children(.block).count == 1
    else { return false }
    let condition = self[..<block.range.lowerBound].filter { $0.kind == .word }.map(\.text)
    let known: Set = ["if", "guard", "let", "self", "else", name]
    guard condition.contains(name), known.isSuperset(of: condition),
      !self[..<block.range.lowerBound].contains(where: { $0.isSymbol("!") })
    else { return false }
    if statement.kind == .guard {
      return block.content.invocations.allSatisfy(\.writesLog) && block.content.mentions("return")
    }
    return statement.kind == .conditional && statement.range.upperBound == endIndex
  }

  /// Whether the property at an index is asked for a member, before the closure has waited for anything.
  fileprivate func isTakenForSet(at index: Int) -> Bool {
    let start = Swift.max(startIndex, statement(around: index).startIndex)
    let member = member(of: index)
    return member != nil && member?.text != "toggle" && !isLabel(at: index)
      && !self[..<start].mentions("await")
  }
}
