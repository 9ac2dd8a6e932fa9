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
    for (file, token) in facts.notificationDelegateAssignments {
      if let type = file.assignedDelegateType(after: token, in: facts.code) {
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

  /// The type of what is given to the delegate of the notification centre that a token names; nil if it cannot be told.
  fileprivate func assignedDelegateType(after token: CodeToken, in code: Codebase) -> String? {
    guard let start = tokens.firstIndex(where: { $0.offset == token.offset }) else { return nil }
    let line = tokens[start...].prefix(24)
    guard
      let sign = line.firstIndex(where: { $0.isSymbol("=") || $0.isWord("setDelegate") }),
      let value = line[(sign + 1)...].first(where: { $0.kind == .word })
    else { return nil }
    if value.text == "self" { return part(around: token)?.name }
    if let owner = code.type(named: value.text), let index = line.firstIndex(of: value),
      index + 2 < line.endIndex, line[index + 1].isSymbol("."), line[index + 2].kind == .word
    {
      return owner.madeType(ofProperty: line[index + 2].text, in: code)
    }
    return code.type(named: value.text)?.name ?? declaredType(of: value.text, in: code)
  }

  /// The type that the only declaration of a variable in the file names or makes.
  private func declaredType(of name: String, in code: Codebase) -> String? {
    let declarations = ["let", "var"].flatMap { tokens.indices(of: [$0, name]) }
    guard declarations.count == 1, let start = declarations.first else { return nil }
    let line = tokens[start].place.line
    return tokens[(start + 2)...].prefix(6).lazy.filter { $0.place.line == line }
      .compactMap { code.type(named: $0.text)?.name }.first
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
