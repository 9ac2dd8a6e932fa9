import SourceCode

// What a call in Swift is made on, as far as declarations tell.
extension Codebase {
  /// The type of the receiver of a call in a method, if each property on the way to it names its type or is
  /// made of one; nil if that is not so, or if the type was not read.
  func receiverType(of chain: [String], in method: CodeMethod) -> CodeType? {
    guard let first = chain.first, method.isSwift else { return nil }
    let own = method.type.flatMap(type)
    let start =
      ["self", "Self"].contains(first)
      ? own : declaredType(named: first) ?? typeOfVariable(first, in: method.body)
    let names = start == nil ? chain[...] : chain.dropFirst()
    return names.reduce(start ?? own) { type, name in
      type.flatMap { type in
        type.bodies.lazy.compactMap { self.typeOfVariable(name, in: $0.tokens) }.first
      }
    }
  }

  /// The type that the declaration of a variable or a constant names, or that it is made of.
  private func typeOfVariable(_ name: String, in tokens: CodeTokens) -> CodeType? {
    guard
      let start = (tokens.indices(of: ["let", name]) + tokens.indices(of: ["var", name])).first,
      start + 4 < tokens.endIndex
    else { return nil }
    if tokens[start + 2].isSymbol(":") { return declaredType(named: tokens[start + 3].text) }
    let isOnlyObject =
      tokens[start + 4].isSymbol(".") && start + 5 < tokens.endIndex
      && Mention.singles.contains(tokens[start + 5].text)
    let isMade =
      tokens[start + 2].isSymbol("=") && (tokens[start + 4].isSymbol("(") || isOnlyObject)
    return isMade ? declaredType(named: tokens[start + 3].text) : nil
  }

  /// The class or value of a name.
  private func declaredType(named name: String) -> CodeType? {
    guard name.first?.isUppercase ?? false, let type = type(named: name), type.isDeclared,
      type.parts[0].part.kind != .protocol
    else { return nil }
    return type
  }
}

extension CodeTokens {
  /// The words before the name of what is called at an index, from the first on, without the signs between
  /// them; an object that is made there is its type. Nil if it is called on the result of something else.
  func receiverChain(before index: Int) -> [String]? {
    var names: [String] = []
    var position = index
    while position - 1 > startIndex, self[position - 1].isSymbol(".") {
      position -= 2
      while position > startIndex, ["?", "!"].contains(where: self[position].isSymbol) {
        position -= 1
      }
      let made = tree.node(at: position)
      if made.kind == .call, self[position].isSymbol(")"), let type = made.callee,
        type.text.first?.isUppercase ?? false, !isMember(at: type.position)
      {
        return [type.text] + names
      }
      guard self[position].kind == .word else { return nil }
      names.insert(self[position].text, at: 0)
    }
    return names
  }

  /// The first word of the chain before an index that is followed by a question mark, other than `self`.
  func optionalLink(before index: Int) -> CodeToken? {
    guard let chain = receiverChain(before: index), !chain.isEmpty else { return nil }
    return self[..<index].suffix(chain.count * 4).indices.first { place in
      self[place].isSymbol("?") && place > startIndex && chain.contains(self[place - 1].text)
        && !self[place - 1].text.lowercased().contains("self")
    }.map { self[$0 - 1] }
  }
}
