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
  /// - Complexity: O(*n* · *d*) for *n* tokens in brackets of depth *d*.
  func handlerWrappers(for handler: String) -> [HandlerWrapper] {
    (nodes(.closure) + nodes(.function)).compactMap { node in
      guard let name = name(of: node), let open = node.brace,
        self[open..<partner(of: open)].mentions(handler)
      else { return nil }
      return HandlerWrapper(name: name.position, brace: open)
    }
  }

  /// The name of a local function, or of the constant or variable that a closure is the value of; nil if it
  /// has none.
  private func name(of node: SyntaxNode) -> CodeToken? {
    guard node.kind == .closure else {
      return node.tokens.drop { !$0.isWord("func") }.dropFirst().first
    }
    let before = before(node.range.lowerBound)
    guard before.last?.isSymbol("=") ?? false else { return nil }
    guard tree.language == .objectiveC else { return variable(around: node.range.lowerBound)?.name }
    // A variable of C that holds a block has its name after a caret.
    let caret = before.indices(of: ["(", "^"]).first.map { self[$0 + 2] }
    return caret ?? before.last { $0.kind == .word }
  }
}

extension SyntaxNode {
  /// Where the braces open of a closure or a function.
  fileprivate var brace: Int? {
    kind == .closure
      ? tokens.firstIndex { $0.isSymbol("{") } : child(.block)?.range.lowerBound
  }
}
