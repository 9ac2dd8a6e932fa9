extension SourceScanner {
  /// Reads the head of a type, and opens it.
  mutating func readType(_ kind: SourceDeclaration.Kind) {
    advance()
    let place = SourcePosition(line: current?.line ?? 0, column: current?.column ?? 0)
    let name = readName()
    if isAt("<") { skipAngles() }
    let inherited = isAt(":") ? readNames() : []
    while current != nil, !isAt("{"), !isAt("}") { advance() }
    let outer = openTypes.last.map { declarations[$0.index].name + "." } ?? ""
    declarations.append(
      SourceDeclaration(
        kind: kind, name: outer + name, inherited: inherited, modifiers: modifiers,
        attributes: attributes, place: place))
    (modifiers, attributes) = ([], [])
    guard let token = current, isAt("{") else { return }
    pass(token)
    // No one nests types this deeply, and each name contains those of all enclosing types.
    guard openTypes.count < 50 else { return }
    openTypes.append((declarations.count - 1, brackets.count))
    let end = token.range.upperBound
    declarations[declarations.count - 1].body = end..<end
  }

  /// Reads a type alias.
  mutating func readTypealias() {
    advance()
    let name = word
    advance()
    (modifiers, attributes) = ([], [])
    if isAt("<") { skipAngles() }
    if isAt("=") { typealiases.append(SourceTypealias(name: name, types: readNames())) }
  }

  /// A name with the names that qualify it.
  private mutating func readName() -> String {
    var name = word
    advance()
    while isAt("."), following?.kind == .word || following?.kind == .quotedWord {
      advance()
      name += "." + word
      advance()
    }
    return name
  }

  /// The names after a “:” or “=”, separated by commas and ampersands, without generic arguments.
  private mutating func readNames() -> [String] {
    var names: [String] = []
    repeat {
      advance()
      while isAt("@") {
        advance()
        advance()
      }
      guard current?.kind == .word || current?.kind == .quotedWord else { break }
      names.append(readName())
      if isAt("<") { skipAngles() }
    } while isAt(",") || isAt("&")
    return names
  }

  /// Reads a function and adds it to the open type.
  mutating func readFunction() {
    let access = extensionAccess
    let before = (modifiers: modifiers, attributes: attributes)
    (modifiers, attributes) = ([], [])
    guard var function = readSignature(attributes: before.attributes) else { return }
    function.modifiers = before.modifiers
    if before.modifiers.isDisjoint(with: Self.accessWords) { function.modifiers.formUnion(access) }
    if let token = current, isAt("{") {
      function.body = token.range.upperBound..<token.range.upperBound
      openBody = brackets.count
    }
    if let type = openTypes.last {
      declarations[type.index].functions.append(function)
    } else {
      functions.append(function)
    }
  }

  /// Notes where the body of the last function ends.
  mutating func closeBody(at end: Int) {
    openBody = nil
    if let type = openTypes.last {
      let last = declarations[type.index].functions.count - 1
      declarations[type.index].functions[last].endBody(at: end)
    } else {
      functions[functions.count - 1].endBody(at: end)
    }
  }

  /// The access that an extension gives to its members; “private” there means the file.
  private var extensionAccess: [String] {
    guard let type = openTypes.last, declarations[type.index].kind == .extension else { return [] }
    let modifiers = declarations[type.index].modifiers
    return modifiers.isDisjoint(with: ["private", "fileprivate"]) ? [] : ["fileprivate"]
  }

  private static let accessWords: Set = [
    "private", "fileprivate", "internal", "package", "public", "open",
  ]
}

extension SourceFunction {
  fileprivate mutating func endBody(at end: Int) {
    body = body.map { $0.lowerBound..<max($0.lowerBound, end) }
  }
}
