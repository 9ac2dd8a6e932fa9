import DelegateSource
import SourceCode

// Properties that may be nil when the system starts the app.
extension TargetFacts {
  /// Whether a property begins as nil and is set only sometimes: a condition decides about it, here
  /// or in a caller, or the function waits to be called by other code.
  ///
  /// - Complexity: O(*n*) for *n* tokens of the files that mention it or such a function.
  func mayBeMissing(_ name: String, of type: CodeType) -> Bool {
    guard type.bodies.contains(where: { $0.tokens.declaresEmpty(name) }) else { return false }
    let triggers = code.places(of: [name]) { isAssignment($0, of: type) }
      .flatMap { self.triggers(at: $0, on: name, levels: 2) }
    return triggers.contains(.inSomeCases) && !triggers.contains(.always)
  }

  /// Whether scenes alone give a property that begins as nil its value, so that it is nil when the system
  /// starts the app for a method that does not give it one.
  func isSetByScenesOnly(_ name: String, of type: CodeType, in method: CodeMethod) -> Bool {
    guard hasScenes, type.bodies.contains(where: { $0.tokens.declaresEmpty(name) }) else {
      return false
    }
    let places = code.places(of: [name]) { isAssignment($0, of: type) }
    let reach = graph.reach(from: [method])
    return !places.isEmpty
      && places.allSatisfy {
        sceneReach.contains($0) && !launchReach.contains($0) && !reach.contains($0)
      }
  }

  private func isAssignment(_ place: CodePlace, of type: CodeType) -> Bool {
    let (tokens, index) = (place.tokens, place.index)
    guard tokens.isReassigned(at: index), !["nil", "NULL"].contains(tokens[index + 2].text) else {
      return false
    }
    return tokens.isMember(at: index) || place.part?.name == type.name
  }

  /// The triggers that lead to a place.
  private func triggers(at place: CodePlace, on name: String, levels: Int) -> [Trigger] {
    guard let function = place.function, let body = function.body else { return [.always] }
    if place.tokens[body].isConditional(at: place.index, on: name) { return [.inSomeCases] }
    guard levels > 0, !function.isOverride, function.baseName != "init",
      DelegateMethod.byFullName[function.name] == nil
    else { return [.always] }
    let calls = code.places(ofRow: [function.baseName, "("]).filter {
      $0.index > 0 && !$0.tokens[$0.index - 1].isWord("func")
    }
    return calls.isEmpty
      ? [.later] : calls.flatMap { triggers(at: $0, on: name, levels: levels - 1) }
  }
}

/// What causes code to run.
private enum Trigger: Hashable {
  case always
  case inSomeCases
  /// A call in code that was not read.
  case later
}

extension CodeTokens {
  /// Whether an optional variable of this name is declared without a value.
  fileprivate func declaresEmpty(_ name: String) -> Bool {
    variables.contains { variable in
      !variable.isConstant && variable.name.text == name
        && variable.rest.last?.isSymbol("?") ?? false && variable.value == nil
        && variable.modifiers.first(of: ["lazy", "weak"]) == nil
    }
  }

  /// Whether a condition decides if the code at an index is reached. Conditions that almost always
  /// hold do not count, nor do those whose other branch does the same.
  fileprivate func isConditional(at index: Int, on name: String) -> Bool {
    isGuarded(at: index, on: name)
      || tree.node(at: index).ancestors.prefix { $0.range.lowerBound > startIndex }.contains {
        block in
        guard let statement = block.parent, statement.kind == .conditional,
          statement.child(.block) == block
        else { return false }
        return !self[block.range.upperBound...].mentions(name)
          && !statement.tokens[..<block.range.lowerBound].isUsual(on: name)
      }
  }

  private func isGuarded(at index: Int, on name: String) -> Bool {
    self[..<index].indices.contains { start in
      guard self[start].isWord("guard") else { return false }
      let end = self[start..<index].firstIndex { $0.isWord("else") } ?? index
      return !self[start..<end].isUsual(on: name)
    }
  }

  /// Whether a condition almost always holds, or tests the property itself.
  private func isUsual(on name: String) -> Bool {
    contains { token in
      let text = token.text.lowercased()
      return token.text == name || ["available", "as", "debug", "self"].contains(text)
        || ["test", "preview", "scene", "window"].contains(where: text.contains)
    }
  }
}
