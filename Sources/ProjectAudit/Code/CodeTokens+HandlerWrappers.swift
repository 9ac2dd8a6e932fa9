import SourceCode

/// A closure or a local function that a method declares and that calls its completion handler.
struct HandlerWrapper {
  /// Where its name is declared.
  let name: Int
  /// Where its braces open.
  let brace: Int
}

extension CodeTokens {
  /// The constants that hold an object of another type, as in `let refresh = task as! BGAppRefreshTask`.
  func casts(of name: String) -> [String] {
    indices(of: ["=", name, "as"]).filter { $0 > startIndex }.map { self[$0 - 1].text }
  }

  /// The closures and local functions that mention a handler: calling them is as good as calling it.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  func handlerWrappers(for handler: String, isSwift: Bool) -> [HandlerWrapper] {
    let definitions = indices.lazy.compactMap { index in
      self[index].kind == .word
        ? braceOfDefinition(at: index, isSwift: isSwift).map {
          HandlerWrapper(name: index, brace: $0)
        }
        : nil
    }
    return definitions.prefix(Self.maxDefinitions).filter {
      self[$0.brace..<partner(of: $0.brace)].mentions(handler)
    }
  }

  /// Nobody defines more in one method; each is read to its end.
  private static var maxDefinitions: Int { 50 }

  /// Where the closure opens that the word at an index is the name of; nil if it names none.
  private func braceOfDefinition(at index: Int, isSwift: Bool) -> Int? {
    guard index > startIndex else { return nil }
    if isSwift, self[index - 1].isWord("func"), index + 1 < endIndex, self[index + 1].isSymbol("(")
    {
      return self[partner(of: index + 1)...].prefix(12).firstIndex { $0.isSymbol("{") }
    }
    guard let sign = self[index...].prefix(16).firstIndex(where: { $0.isSymbol("=") }),
      sign + 1 < endIndex
    else { return nil }
    if isSwift {
      let isDeclared = self[index - 1].isWord("let") || self[index - 1].isWord("var")
      return isDeclared && self[sign + 1].isSymbol("{") ? sign + 1 : nil
    }
    guard sign == index + 1 || self[sign - 1].isSymbol(")"), self[sign + 1].isSymbol("^"),
      self[index - 1].kind == .word || self[index - 1].isSymbol("^")
    else { return nil }
    return self[sign...].prefix(24).firstIndex { $0.isSymbol("{") }
  }
}
