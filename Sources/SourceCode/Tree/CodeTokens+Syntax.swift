// What the syntax says of a token.
extension CodeTokens {
  /// The call of what the word at an index names, or the message whose selector begins with that word; nil
  /// if nothing is called there.
  ///
  /// Signs and generic arguments may stand between both, as in `done?(1)` and `Sink<Int>()`.
  package func call(of name: Int) -> SyntaxNode? {
    let node = tree.node(at: name)
    if let message = node.kind == .argument ? node.parent : node, message.kind == .message {
      return message.callee?.position == name ? message : nil
    }
    guard node.kind == .access else { return nil }
    let rest = node.tokens[(name + 1)...]
    let isGeneric = rest.first?.isSymbol("<") ?? false
    let start = rest.firstIndex { token in
      isGeneric ? tree.node(at: token.position) != node : !["?", "!"].contains(token.text)
    }
    guard let start, let call = tree.node(at: start).enclosing(.call),
      call.range.lowerBound == start, !isGeneric || rest[start - 1].isSymbol(">")
    else { return nil }
    return call
  }

  /// The innermost statement or condition that the token at an index belongs to, with what precedes and
  /// follows the token there.
  package func statement(around index: Int) -> CodeTokens {
    let node = tree.node(at: index).enclosing(
      .expression, .assignment, .variable, .jump, .condition, .declaration)
    return node?.tokens ?? CodeTokens(tree, index..<(index + 1))
  }

  /// The closures, and the closures in them, around the token at an index, the innermost first.
  package func closures(around index: Int) -> [SyntaxNode] {
    let node = tree.node(at: index)
    return ([node] + node.ancestors).filter { $0.kind == .closure }
  }

  /// The member that is asked of what the word at an index names, as `b` of `a` in `a?.b`.
  package func member(of name: Int) -> CodeToken? {
    let rest = self[(name + 1)...].drop { $0.isSymbol("?") || $0.isSymbol("!") }
    guard rest.first?.isSymbol(".") ?? false else { return nil }
    return rest.dropFirst().first.flatMap { $0.kind == .word ? $0 : nil }
  }

  /// Whether the value of the call at an index is waited for.
  package func isAwaited(at index: Int) -> Bool {
    statement(around: index)[..<index].mentions("await")
  }
}

extension SyntaxNode {
  /// The name of what a call calls, or the first word of the selector of a message.
  package var callee: CodeToken? {
    if kind == .message { return child(.argument)?.tokens.first ?? content.last }
    let before = parent?.tokens[..<range.lowerBound].last { !["?", "!"].contains($0.text) }
    return before?.kind == .word ? before : nil
  }

  /// The arguments of a call or a message, without labels, and its trailing closures.
  package var arguments: [(label: String?, value: CodeTokens)] {
    children.compactMap { child in
      switch child.kind {
      case .argument: child.labelledValue
      case .closure: (nil, child.tokens)
      default: nil
      }
    }
  }

  /// The label of an argument, if it has one, and its value.
  package var labelledValue: (label: String?, value: CodeTokens) {
    guard let label = tokens.first, label.kind == .word,
      tokens.dropFirst().first?.isSymbol(":") ?? false
    else { return (nil, tokens) }
    return (label.text, tokens.dropFirst(2))
  }

  /// The value of the argument of a call or a message that has a label.
  package func argument(_ label: String) -> CodeTokens? {
    arguments.first { $0.label == label }?.value
  }

  /// The closures that a call or a message is given directly, in order.
  package var closures: [SyntaxNode] {
    children.compactMap { child in
      child.kind == .closure
        ? child : child.kind == .argument ? child.child(.access)?.child(.closure) : nil
    }
  }

  /// The names of the parameters of a closure of Swift, and what it captures.
  package var parameterNames: [String] {
    child(.signature)?.tokens.filter { $0.kind == .word }.map(\.text) ?? []
  }

  /// The statements of a closure, a block or a case, without brackets, signature and label.
  package var statements: CodeTokens {
    if kind == .case {
      let colon = tokens.firstIndex { $0.isSymbol(":") && tree.node(at: $0.position) == self }
      return tokens[(colon.map { $0 + 1 } ?? range.upperBound)...]
    }
    guard kind == .closure else { return content }
    let open = child(.signature).map(\.range.upperBound) ?? tokens.firstIndex { $0.isSymbol("{") }
    let end = tokens.last.map { $0.isSymbol("}") ? range.upperBound - 1 : range.upperBound }
    guard let open, let end else { return CodeTokens() }
    return CodeTokens(tree, Swift.min(open + 1, end)..<end)
  }
}
