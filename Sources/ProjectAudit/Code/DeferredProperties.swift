import DelegateSource
import SourceCode

// What runs when a property is read for the first time, or each time, and not when its object is made.
extension CodeFile {
  /// The functions, initialisers and deferred properties of a type.
  ///
  /// - Complexity: O(*n*) for *n* tokens of the type.
  func methods(of part: CodePart) -> [CodeMethod] {
    let functions = part.functions + deferredProperties(of: part) + initialisers(of: part)
    return functions.map { CodeMethod(type: part.name, file: self, function: $0) }
  }

  /// The properties of a type whose code runs when they are read: lazy, static and computed ones.
  ///
  /// - Complexity: O(*n*) for *n* tokens of the type.
  func deferredProperties(of part: CodePart) -> [CodeFunction] {
    properties(of: part).filter(\.isDeferred).map { property in
      CodeFunction(
        name: tokens[property.name].text, parameterNames: [], isOverride: false,
        isTypeMember: false, place: tokens[property.name].place, body: property.rest)
    }
  }

  /// The initialisers of a type in Swift, which are no functions.
  ///
  /// - Complexity: O(*n*) for *n* tokens of the type.
  func initialisers(of part: CodePart) -> [CodeFunction] {
    guard language == .swift else { return [] }
    return outermostDeclarations(in: part).filter { tokens[$0].isWord("init") }.compactMap {
      start in
      let rest = tokens[start..<part.body.upperBound]
      guard let open = rest.firstIndex(where: { $0.isSymbol("{") }) else { return nil }
      return CodeFunction(
        name: "init", parameterNames: [], isOverride: false, isTypeMember: false,
        place: tokens[start].place, body: (open + 1)..<max(open + 1, rest.partner(of: open)))
    }
  }

  /// The tokens of a type that belong to no function and to no deferred property, such as the values
  /// with which its properties begin.
  ///
  /// - Complexity: O(*n*) for *n* tokens of the type.
  func indicesOfInitialValues(in part: CodePart) -> [Int] {
    guard language == .swift else { return [] }
    return properties(of: part).filter { !$0.isDeferred }.flatMap { Array($0.rest) }
  }

  private struct Property {
    /// Where its name stands.
    let name: Int
    /// Everything after the name, up to the next declaration.
    let rest: Range<Int>
    let isDeferred: Bool
  }

  /// The properties that are declared directly between the braces of a type.
  private func properties(of part: CodePart) -> [Property] {
    guard language == .swift else { return [] }
    let declarations = outermostDeclarations(in: part)
    return zip(declarations, declarations.dropFirst() + [part.body.upperBound]).compactMap {
      start, next in
      guard ["var", "let"].contains(where: tokens[start].isWord), start + 2 < next else {
        return nil
      }
      return Property(
        name: start + 1, rest: (start + 2)..<next, isDeferred: isDeferred(start, next))
    }
  }

  private static let declaring: Set = [
    "var", "let", "func", "init", "deinit", "subscript", "class", "struct", "enum", "case",
    "typealias", "actor",
  ]

  /// Where declarations of variables, functions and types begin directly between the braces of a type.
  private func outermostDeclarations(in part: CodePart) -> [Int] {
    var found: [Int] = []
    var index = part.body.lowerBound
    while index < part.body.upperBound {
      if tokens[index].kind == .word, Self.declaring.contains(tokens[index].text),
        !(index > 0 && tokens[index - 1].isSymbol("."))
      {
        found.append(index)
      }
      let opens = ["(", "[", "{"].contains(where: tokens[index].isSymbol)
      index = opens ? tokens[..<part.body.upperBound].partner(of: index) + 1 : index + 1
    }
    return found
  }

  /// Whether the property that is declared at an index is lazy, static or computed.
  private func isDeferred(_ start: Int, _ next: Int) -> Bool {
    let modifiers = tokens[..<start].suffix(6).reversed().prefix {
      $0.kind == .word && $0.place.line == tokens[start].place.line
    }
    if modifiers.contains(where: { ["lazy", "static", "class"].contains($0.text) }) { return true }
    let mark = tokens[start..<next].first { $0.isSymbol("=") || $0.isSymbol("{") }
    return mark?.isSymbol("{") ?? false
  }
}
