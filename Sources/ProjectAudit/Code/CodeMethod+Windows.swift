import SourceCode

extension CodeMethod {
  /// The places that read the `window` property of the object itself, unless a local variable has
  /// that name.
  var usesOfOwnWindow: [CodeToken] {
    let body = body
    if function.parameterNames.contains("window") { return [] }
    if body.has("let", "window") || body.has("var", "window") || body.has("window", "in") {
      return []
    }
    return body.indices.filter { index in
      guard body[index].isWord("window"), index + 1 < body.endIndex,
        [".", "?", "!"].contains(body[index + 1].text)
      else { return false }
      guard body.isMember(at: index) else { return true }
      return index > body.startIndex + 1 && body[index - 2].isWord("self")
        && (index < body.startIndex + 3 || !body[index - 3].isSymbol("."))
    }.map { body[$0] }
  }
}

extension CodeTokens {
  /// The place where a window is created for a scene.
  var attachedWindow: CodeToken? {
    first("(", "windowScene", ":") ?? first(",", "windowScene", ":") ?? first("initWithWindowScene")
  }
}
