import SourceCode

// What runs when a property is read for the first time, or each time, and not when its object is made.
extension CodeFile {
  /// The functions, initialisers and deferred properties of a type.
  ///
  /// - Complexity: O(*n*) for *n* tokens of the type.
  func methods(of part: CodePart) -> [CodeMethod] {
    let functions = part.functions + deferredProperties(of: part) + initialisers(of: part)
    return functions.map { CodeMethod(type: part.name, file: self, function: $0) }
  }

  /// The properties of a type whose code runs when they are read: lazy, static and computed ones.
  ///
  /// - Complexity: O(*n*) for *n* tokens of the type.
  func deferredProperties(of part: CodePart) -> [CodeFunction] {
    properties(of: part).filter(\.isDeferred).map { property in
      CodeFunction(
        name: property.name.text, place: property.name.place, body: property.rest.indices)
    }
  }

  /// The initialisers of a type in Swift, which are no functions.
  ///
  /// - Complexity: O(*n*) for *n* tokens of the type.
  func initialisers(of part: CodePart) -> [CodeFunction] {
    guard language == .swift else { return [] }
    return (part.members?.children(.function) ?? []).compactMap { node in
      guard let block = node.child(.block),
        let keyword = node.tokens.first(where: { $0.isWord("init") || $0.isSymbol("(") }),
        keyword.isWord("init")
      else { return nil }
      return CodeFunction(name: "init", place: keyword.place, block: block)
    }
  }

  /// What the properties of a type begin with that are not deferred.
  ///
  /// - Complexity: O(*n*) for *n* tokens of the type.
  func initialValues(in part: CodePart) -> [CodeTokens] {
    properties(of: part).filter { !$0.isDeferred }.map(\.rest)
  }

  /// The properties that are declared directly between the braces of a type.
  private func properties(of part: CodePart) -> [VariableDeclaration] {
    guard language == .swift else { return [] }
    return (part.members?.children(.variable) ?? []).compactMap(VariableDeclaration.init)
      .filter { !$0.rest.isEmpty }
  }
}

extension VariableDeclaration {
  /// Whether its code runs when it is read.
  fileprivate var isDeferred: Bool {
    isComputed || modifiers.first(of: ["lazy", "static", "class"]) != nil
  }
}
