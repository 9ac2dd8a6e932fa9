import SourceCode

/// A function that a manifest in Swift calls, such as a helper for Tuist.
struct HelperFunction {
  /// A parameter with the value that it has if a call gives none.
  private struct Parameter {
    let label: String
    let name: String
    let standard: CodeTokens?
  }

  let name: String
  /// The last name of the type that has it; nil outside of all types.
  let type: String?
  /// Where it is declared, which tells it from others of its name.
  let place: FindingPlace
  private let parameters: [Parameter]
  /// What it does; nil if it does more than return a value.
  let body: (constants: [(name: String, value: CodeTokens)], result: CodeTokens)?

  /// Reads a function; nil if a call cannot give its parameters values in the usual way.
  private init?(_ function: SourceFunction, of type: String?, in file: ProjectPath) {
    guard let block = function.block, let list = block.parent?.child(.parameters) else {
      return nil
    }
    let parts = list.content.separated
    guard parts.count == function.parameters.count else { return nil }
    name = function.name
    self.type = type
    place = FindingPlace(
      file: file.description, line: function.place.line, column: function.place.column)
    parameters = zip(function.parameters, parts).map { parameter, tokens in
      Parameter(label: parameter.label, name: parameter.name, standard: tokens.standardValue)
    }
    body = Self.body(of: block)
  }

  /// The functions that a file declares.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func all(in bytes: [UInt8], _ file: ProjectPath) -> [HelperFunction] {
    let declarations = Declarations(bytes)
    return declarations.types.flatMap { type in
      type.functions.compactMap { Self($0, of: type.name.lastName, in: file) }
    } + declarations.functions.compactMap { Self($0, of: nil, in: file) }
  }

  private static func body(
    of block: SyntaxNode
  ) -> (constants: [(name: String, value: CodeTokens)], result: CodeTokens)? {
    guard let last = block.children.last?.tokens else { return nil }
    let constants = block.children.dropLast().map(\.tokens.constant)
    let isReturn = last.first?.isWord("return") ?? false
    guard isReturn || block.children.last?.kind == .expression, !last.isEmpty,
      constants.allSatisfy({ $0 != nil }), !block.tokens.contains(where: \.hasSeveralLines)
    else { return nil }
    return (constants.compactMap(\.self), isReturn ? last.dropFirst() : last)
  }

  /// The values of its parameters in a call, some of which may be those of the declaration; nil if the call is
  /// one of another function.
  func values(in call: CodeTokens) -> [(name: String, value: CodeTokens, isStandard: Bool)]? {
    var arguments = call.separated[...]
    var values: [(name: String, value: CodeTokens, isStandard: Bool)] = []
    for parameter in parameters {
      if let argument = arguments.first, argument.label == parameter.label {
        values.append((parameter.name, argument.argumentValue, false))
        arguments.removeFirst()
      } else if let standard = parameter.standard {
        values.append((parameter.name, standard, true))
      } else {
        return nil
      }
    }
    return arguments.isEmpty ? values : nil
  }
}

extension CodeTokens {
  /// The parts between commas that stand in no brackets. What is before a value may have generic arguments.
  fileprivate var separated: [CodeTokens] {
    var parts: [CodeTokens] = []
    var (start, index, angles) = (startIndex, startIndex, 0)
    while index < endIndex {
      switch self[index].text {
      case "(", "[", "{": index = Swift.min(partner(of: index), endIndex - 1)
      case "<" where isBesideWord(index): angles += 1
      case ">" where angles > 0: angles -= 1
      case "," where angles == 0:
        parts.append(self[start..<index])
        start = index + 1
      default: break
      }
      index += 1
    }
    return start < endIndex ? parts + [self[start...]] : parts
  }

  /// Whether a sign follows a word directly, as in `Array<Int>`.
  private func isBesideWord(_ index: Int) -> Bool {
    index > startIndex && self[index - 1].kind == .word && self[index - 1].end == self[index].offset
  }

  /// What follows the equals sign of a parameter.
  fileprivate var standardValue: CodeTokens? {
    firstIndex { $0.isSymbol("=") }.map { self[($0 + 1)...] }
  }

  /// The label of an argument, or “_”.
  fileprivate var label: String {
    count > 2 && self[startIndex].kind == .word && self[startIndex + 1].isSymbol(":")
      ? self[startIndex].text : "_"
  }

  fileprivate var argumentValue: CodeTokens { label == "_" ? self : dropFirst(2) }

  /// The name and the value of `let name: Type = value`; nil for anything else.
  var constant: (name: String, value: CodeTokens)? {
    guard count > 3, first?.isWord("let") ?? false, separated.count == 1,
      let equals = firstIndex(where: { $0.isSymbol("=") }), equals + 1 < endIndex,
      [":", "="].contains(self[startIndex + 2].text)
    else { return nil }
    return (self[startIndex + 1].text, self[(equals + 1)...])
  }
}

extension CodeToken {
  /// Whether it is a literal of several lines.
  var hasSeveralLines: Bool { kind == .literal && text.utf8.contains(UInt8(ascii: "\n")) }
}
