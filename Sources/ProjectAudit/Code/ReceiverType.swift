import SourceCode

// What a call in Swift is made on, as far as declarations tell.
extension Codebase {
  /// The type of the receiver of a call in a method, if each property on the way to it names its type or is
  /// made of one; nil if that is not so, or if the type was not read.
  func receiverType(of chain: [String], in method: CodeMethod) -> CodeType? {
    guard let first = chain.first, method.isSwift else { return nil }
    let own = method.type.flatMap(type)
    let start = ["self", "Self"].contains(first) ? own : declaredType(named: first)
    let names = start == nil ? chain[...] : chain.dropFirst()
    return names.reduce(start ?? own) { type, name in
      type.flatMap { propertyType(name, of: $0) }
    }
  }

  /// The type that the declaration of a property names, or that it is made of.
  private func propertyType(_ name: String, of type: CodeType) -> CodeType? {
    type.bodies.lazy.compactMap { body -> CodeType? in
      let tokens = body.tokens
      guard
        let start = (tokens.indices(of: ["let", name]) + tokens.indices(of: ["var", name])).first,
        start + 4 < tokens.endIndex
      else { return nil }
      if tokens[start + 2].isSymbol(":") { return declaredType(named: tokens[start + 3].text) }
      let isMade = tokens[start + 2].isSymbol("=") && tokens[start + 4].isSymbol("(")
      return isMade ? declaredType(named: tokens[start + 3].text) : nil
    }.first
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
  /// them; nil if it is called on the result of something.
  func receiverChain(before index: Int) -> [String]? {
    var names: [String] = []
    var position = index
    while position - 1 > startIndex, self[position - 1].isSymbol(".") {
      position -= 2
      while position > startIndex, ["?", "!"].contains(where: self[position].isSymbol) {
        position -= 1
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
