extension ScriptValueReader {
  /// A value with those that `+` adds to it, as one list; nil if one of them is no literal.
  mutating func sum(_ first: SettingsValue.Content) -> SettingsValue.Content? {
    guard script.language == .starlark, script.isSymbol("+", at: index) else { return first }
    var items = Self.items(of: first, line: line)
    while script.isSymbol("+", at: index) {
      index += 1
      let line = line
      guard let next = literal() else { return nil }
      items += Self.items(of: next, line: line)
    }
    return .array(items)
  }

  private static func items(of content: SettingsValue.Content, line: Int?) -> [SettingsValue] {
    if case .array(let items) = content { items } else { [SettingsValue(content, line: line)] }
  }

  /// The arguments of a call of `glob`; the first one, which may have no name, is `include`.
  mutating func glob() -> SettingsValue.Content? {
    guard script.name(at: index) == "glob", script.isSymbol("(", at: index + 1) else { return nil }
    index += 1
    return parts { $0.argument(unnamed: "include") }.map { .dictionary($0) }
  }

  /// An argument of a call, with or without a name.
  mutating func argument(unnamed name: String) -> SettingsEntry {
    let line = line
    guard script.isSymbol("=", at: index + 1), let key = script.name(at: index) else {
      return SettingsEntry(key: name, line: line, value: value())
    }
    index += 2
    return SettingsEntry(key: key, line: line, value: value())
  }
}

extension ScriptLiterals {
  /// A call of a function in Starlark.
  package struct Call {
    /// The name of the function.
    package let name: String
    package let line: Int?
    /// The arguments as a dictionary. A call of `glob` in a value is a dictionary, too, with the keys `include`
    /// and `exclude`.
    package let arguments: SettingsValue
  }

  /// The calls in a script in Starlark outside of all others, also those that a list is computed of.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package var calls: [Call] {
    var calls: [Call] = []
    var index = 0
    while index < tokens.count {
      guard tokens[index].kind == .word, isSymbol("(", at: index + 1), let name = name(at: index)
      else {
        index += 1
        continue
      }
      var reader = ScriptValueReader(self, at: index + 1, endsWithLine: false)
      let arguments = reader.parts { $0.argument(unnamed: "") } ?? []
      let line = tokens[index].line
      calls.append(
        Call(
          name: name, line: line, arguments: SettingsValue(.dictionary(arguments), line: line)))
      index = max(index + 1, partners[index + 1])
    }
    return calls
  }
}

extension ScriptLiterals {
  /// A function that a script in Starlark defines.
  package struct Function {
    /// The name.
    package let name: String
    /// The names of the functions that it calls.
    package fileprivate(set) var callees: Set<String> = []
  }

  /// The functions that a script in Starlark defines.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package var functions: [Function] {
    var functions: [Function] = []
    var isInFunction = false
    for (index, token) in tokens.enumerated() where token.kind == .word {
      let place = token.range.lowerBound
      // A word at the beginning of a line ends the body before it.
      if place == 0 || text[place - 1].isLineEnd { isInFunction = false }
      if isWord("def", at: index), let name = name(at: index + 1) {
        functions.append(Function(name: name))
        isInFunction = true
      } else if isInFunction, !isWord("def", at: index - 1), isSymbol("(", at: index + 1),
        let name = name(at: index)
      {
        functions[functions.count - 1].callees.insert(name)
      }
    }
    return functions
  }
}
