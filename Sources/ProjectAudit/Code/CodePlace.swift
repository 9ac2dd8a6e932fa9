import SourceCode

/// A token of a file.
struct CodePlace: Sendable {
  let file: CodeFile
  let index: Int

  var tokens: CodeTokens { file.tokens }
  var token: CodeToken { file.tokens[index] }

  /// The innermost function whose braces hold it, if there is one.
  var function: CodeFunction? { file.function(around: token) }

  /// The innermost declaration of a type that holds it, if there is one.
  var part: CodePart? { file.part(around: token) }
}

extension Codebase {
  /// The tokens with one of some texts for which a condition holds.
  ///
  /// - Complexity: O(*n*) for *n* tokens of the files that mention the texts.
  func places(
    of texts: Set<String>, where isMeant: (CodePlace) -> Bool = { _ in true }
  ) -> [CodePlace] {
    files(mentioning: texts).flatMap { file in
      let (tokens, marks) = (file.tokens, file.marks(of: texts))
      return tokens.indices.filter { marks[tokens[$0].number] }
        .map { CodePlace(file: file, index: $0) }.filter(isMeant)
    }
  }

  /// The places where some texts stand in a row.
  ///
  /// - Complexity: O(*n* + *m*) for *n* files and *m* tokens with the rarest of the texts.
  func places(ofRow texts: [String]) -> [CodePlace] {
    files(mentioning: texts.prefix(1)).flatMap { file in
      file.indices(ofRow: texts).map { CodePlace(file: file, index: $0) }
    }
  }
}

extension CallGraph.Reach {
  /// Whether a place stands in a function that is reached, or in a part of a type that is made.
  func contains(_ place: CodePlace) -> Bool { contains(place.token, in: place.file) }
}
