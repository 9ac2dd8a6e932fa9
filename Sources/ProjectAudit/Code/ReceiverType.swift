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
      ? own : declaredType(named: first) ?? self.type(of: first, among: method.body.variables)
    let names = start == nil ? chain[...] : chain.dropFirst()
    return names.reduce(start ?? own) { type, name in
      type.flatMap { self.type(of: name, among: $0.properties) }
    }
  }

  /// The type that the declaration of a variable or a constant names, or that it is made of.
  private func type(of name: String, among variables: [VariableDeclaration]) -> CodeType? {
    guard let variable = variables.first(where: { $0.name.text == name }) else { return nil }
    if let type = variable.type.first { return declaredType(named: type.text) }
    guard let value = variable.value?.prefix(3), value.count == 3, let word = value.first else {
      return nil
    }
    let isOnlyObject =
      value[value.startIndex + 1].isSymbol(".")
      && Mention.singles.contains(value[value.startIndex + 2].text)
    return isOnlyObject || value[value.startIndex + 1].isSymbol("(")
      ? declaredType(named: word.text) : nil
  }

  /// The class or value of a name.
  private func declaredType(named name: String) -> CodeType? {
    guard name.first?.isUppercase ?? false, let type = type(named: name), type.isDeclared,
      type.parts[0].part.kind != .protocol
    else { return nil }
    return type
  }
}

extension CodeType {
  /// The properties that are declared directly between its braces.
  fileprivate var properties: [VariableDeclaration] {
    parts.flatMap { $0.part.members?.children(.variable) ?? [] }
      .compactMap(VariableDeclaration.init)
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
