import DelegateSource
import SourceCode

/// Reads a file of Swift source.
struct SwiftReader {
  private let source: SourceFile
  private let tokens: CodeTokens

  /// Reads a file; branches that are never compiled have to be blank.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func file(_ tree: SyntaxTree, _ text: CodeText, _ source: SourceFile) -> CodeFile {
    let reader = SwiftReader(source: source, tokens: tree.tokens)
    return CodeFile(
      path: source.name, tree, text, source: source,
      parts: source.declarations.map(reader.part), functions: source.functions.map(reader.function))
  }

  private func part(_ declaration: SourceDeclaration) -> CodePart {
    CodePart(
      kind: declaration.kind.codeKind, name: declaration.name, inherited: declaration.inherited,
      attributes: declaration.attributes, place: declaration.place,
      functions: declaration.functions.map(function), body: range(of: declaration.body))
  }

  private func function(_ function: SourceFunction) -> CodeFunction {
    CodeFunction(
      name: function.fullName, parameterNames: function.parameters.map(\.name),
      isOverride: function.modifiers.contains("override"),
      isTypeMember: !function.modifiers.isDisjoint(with: ["static", "class"]),
      place: function.place, body: function.body.map(range))
  }

  /// The tokens that begin in a range of bytes.
  private func range(of bytes: Range<Int>) -> Range<Int> {
    let start = firstToken(from: bytes.lowerBound)
    return start..<max(start, firstToken(from: bytes.upperBound))
  }

  /// The first token that begins at an offset or after it.
  private func firstToken(from offset: Int) -> Int {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].offset < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension SourceDeclaration.Kind {
  fileprivate var codeKind: CodePart.Kind {
    switch self {
    case .class, .actor: .class
    case .struct, .enum: .value
    case .extension: .extension
    case .protocol: .protocol
    }
  }
}
