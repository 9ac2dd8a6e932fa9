import SourceCode

/// What the notification centre is given as its delegate.
struct CentreDelegates: Sendable {
  /// The types of those whose type could be told.
  let types: Set<String>
  /// Whether the type of each could be told.
  let areKnown: Bool
  /// Whether some code calls a method of a delegate, as the delegate may to pass on what it is told.
  let passOn: Bool

  /// - Complexity: O(*n*) for *n* tokens of the files that mention the notification centre.
  init(_ facts: TargetFacts) {
    var types: Set<String> = []
    var areKnown = true
    for (file, centre, value) in facts.notificationDelegateAssignments {
      if let type = file.type(ofDelegate: value, at: centre, in: facts.code) {
        types.insert(type)
      } else {
        areKnown = false
      }
    }
    self.types = types
    let told = types
    let isClear = areKnown && !types.isEmpty
    self.areKnown = isClear
    passOn = facts.code.files(mentioning: "userNotificationCenter").contains { file in
      file.forwardsTaps { part in !isClear || Self.isAmong(told, part, in: facts.code) }
    }
  }

  /// Whether a type may be the one of an object whose type is among some: it is one of them, or one of
  /// these is a subclass or a superclass of it.
  static func isAmong(_ types: Set<String>, _ name: String, in code: Codebase) -> Bool {
    guard let type = code.type(named: name) else { return true }
    return types.contains { other in
      guard let other = code.type(named: other) else { return name == other }
      return other.name == type.name || code.ancestorNames(of: other).contains(type.lastName)
        || code.ancestorNames(of: type).contains(other.lastName)
    }
  }
}

extension CodeFile {
  /// Whether a method of the delegate of the notification centre is called. A method of that kind in a type
  /// that is told nothing itself passes nothing on.
  fileprivate func forwardsTaps(_ isTold: (String) -> Bool) -> Bool {
    tokens.indices.contains { index in
      guard tokens[index].isWord("userNotificationCenter"), index > 0,
        tokens[index - 1].isSymbol(".")
          || language == .objectiveC && function(around: tokens[index]) != nil
      else { return false }
      guard function(around: tokens[index])?.baseName == "userNotificationCenter",
        let part = part(around: tokens[index])
      else { return true }
      return isTold(part.name)
    }
  }

  /// The type of what is given to the delegate of the notification centre that is named at a token; nil if
  /// it cannot be told.
  fileprivate func type(
    ofDelegate value: CodeTokens, at token: CodeToken, in code: Codebase
  ) -> String? {
    guard let index = value.firstIndex(where: { $0.kind == .word }) else { return nil }
    let name = value[index].text
    if name == "self" { return part(around: token)?.name }
    if let owner = code.type(named: name), index + 2 < value.endIndex,
      value[index + 1].isSymbol("."), value[index + 2].kind == .word
    {
      return owner.madeType(ofProperty: value[index + 2].text, in: code)
    }
    return code.type(named: name)?.name ?? declaredType(of: name, in: code)
  }

  /// The type that the only declaration of a variable in the file names or makes.
  private func declaredType(of name: String, in code: Codebase) -> String? {
    let declarations = tokens.variables.filter { $0.name.text == name }
    guard declarations.count == 1 else { return nil }
    return declarations[0].rest.lazy.compactMap { code.type(named: $0.text)?.name }.first
  }
}

extension CodeType {
  /// The type of which a property is made where it is declared; the type itself if that is not told, as for
  /// the only object of a class.
  fileprivate func madeType(ofProperty name: String, in code: Codebase) -> String {
    bodies.lazy.compactMap { _, tokens -> String? in
      guard let start = tokens.indices(of: ["let", name, "="]).first, start + 4 < tokens.endIndex,
        tokens[start + 4].isSymbol("(")
      else { return nil }
      return code.type(named: tokens[start + 3].text)?.name
    }.first ?? self.name
  }
}
