import SourceCode

/// Constants or variables that Swift declares together, by the first of them.
struct VariableDeclaration {
  /// The attributes and modifiers.
  let modifiers: CodeTokens
  let isConstant: Bool
  let name: CodeToken
  /// Everything after the name.
  let rest: CodeTokens

  /// Reads what a node declares; nil if it declares nothing with `let` or `var`.
  init?(_ node: SyntaxNode) {
    let tokens = node.tokens
    guard node.kind == .variable,
      let keyword = tokens.firstIndex(where: { $0.isWord("var") || $0.isWord("let") }),
      keyword + 1 < tokens.endIndex
    else { return nil }
    modifiers = tokens[..<keyword]
    isConstant = tokens[keyword].isWord("let")
    name = tokens[keyword + 1]
    rest = tokens[(keyword + 2)...]
  }
}

extension VariableDeclaration {
  /// Whether it has accessors and no value.
  var isComputed: Bool { sign.map { rest[$0].isSymbol("{") } ?? false }

  /// What it is declared to be; empty if that is not written.
  var type: CodeTokens {
    rest.first?.isSymbol(":") ?? false ? rest[..<(sign ?? rest.endIndex)].dropFirst() : CodeTokens()
  }

  /// What it begins with; nil if that is not written.
  var value: CodeTokens? {
    sign.flatMap { rest[$0].isSymbol("=") ? rest[($0 + 1)...] : nil }
  }

  /// Where its value or its accessors begin.
  private var sign: Int? { rest.firstIndex { $0.isSymbol("=") || $0.isSymbol("{") } }
}

extension CodeTokens {
  /// The constants and variables that are declared here, those in functions and closures included.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  var variables: [VariableDeclaration] { nodes(.variable).compactMap(VariableDeclaration.init) }

  /// The declaration of a constant or variable around the token at an index.
  func variable(around index: Int) -> VariableDeclaration? {
    tree.node(at: index).enclosing(.variable).flatMap(VariableDeclaration.init)
  }
}
