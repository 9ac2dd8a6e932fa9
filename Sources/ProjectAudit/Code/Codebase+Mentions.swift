import SourceCode

// Where in the code something can be at all, so that the rest is not searched.
extension Codebase {
  /// The files in which one of some words or texts may occur.
  ///
  /// - Complexity: O(*n*) for *n* files.
  func files(mentioning texts: String...) -> [CodeFile] { files(mentioning: texts) }

  /// The files in which one of some words or texts may occur.
  ///
  /// - Complexity: O(*n* · *m*) for *n* files and *m* texts.
  func files(mentioning texts: some Sequence<String>) -> [CodeFile] {
    let wanted = texts.map(Vocabulary.Wanted.init)
    return files.filter { $0.mayMention(wanted) }
  }

  /// Whether one of some words occurs.
  func mentions(_ words: String...) -> Bool {
    files(mentioning: words).contains { $0.tokens.first(of: Set(words)) != nil }
  }

  /// The types of which a part is in a file that mentions one of some words.
  ///
  /// - Complexity: O(*n*) for *n* declarations of types.
  func types(mentioning words: String...) -> [CodeType] {
    let wanted = words.map(Vocabulary.Wanted.init)
    return types.filter { type in type.parts.contains { $0.file.mayMention(wanted) } }
  }

  /// The methods of all types, by types, but for those in files that mention none of some words.
  ///
  /// - Complexity: O(*n*) for *n* declarations of types.
  func methods(mentioning words: String...) -> [CodeMethod] {
    let wanted = words.map(Vocabulary.Wanted.init)
    return methods { $0.mayMention(wanted) }
  }

  /// The methods of all types, by types, but for those in files that mention no word for which a
  /// condition holds.
  ///
  /// - Complexity: O(*n*) for *n* different words of all files.
  func methods(mentioning isMeant: (String) -> Bool) -> [CodeMethod] {
    methods { $0.mayMention(where: isMeant) }
  }

  private func methods(in isMeant: (CodeFile) -> Bool) -> [CodeMethod] {
    let files = Set(files.filter(isMeant).map(ObjectIdentifier.init))
    return types.flatMap { type in
      type.parts.filter { files.contains(ObjectIdentifier($0.file)) }
        .flatMap { type.methods(of: $0) }
    }
  }

  /// The text of a constant or variable; nil if it has none, or several.
  ///
  /// - Complexity: O(*n*) for *n* tokens of the files that mention it.
  func constant(named name: String) -> String? {
    let texts = Set(files(mentioning: name).flatMap { $0.tokens.texts(givenTo: name) })
    return texts.count == 1 ? texts.first : nil
  }
}

extension CodeTokens {
  /// The texts that constants and variables of a name are given.
  fileprivate func texts(givenTo name: String) -> [String] {
    indices.compactMap { index in
      guard self[index].isSymbol("="), index > startIndex, index + 1 < endIndex else { return nil }
      let isTyped = index > startIndex + 2 && self[index - 2].isSymbol(":")
      return self[isTyped ? index - 3 : index - 1].text == name ? self[index + 1].literalText : nil
    }
  }
}
