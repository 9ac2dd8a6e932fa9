import DelegateSource
import SourceCode

/// A source file, read for its types, their methods and what these do.
///
/// It is a class because each of its methods holds it, and a copy of a structure costs time for each
/// of its properties.
final class CodeFile: Sendable {
  /// The path as findings show it.
  let path: String
  let language: SourceLanguage
  /// What the reader of delegates makes of it; nil for Objective-C.
  let source: SourceFile?
  /// The syntax of what a system of today compiles and runs.
  private let tree: SyntaxTree
  private let vocabulary: Vocabulary
  private let occurrences: Occurrences
  /// Where lines of the preprocessor begin, in bytes: the branches between them are all read.
  let directives: [Int]
  private let declarations: CodeDeclarations

  /// Reads a file as it is compiled under some conditions.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  init(
    _ bytes: [UInt8], _ conditions: CompilationConditions, _ language: SourceLanguage, path: String
  ) {
    self.path = path
    self.language = language
    let compiled = ConditionalBranches.compiled(bytes, conditions, language: language)
    let text = CodeText(compiled, language)
    tree = SyntaxTree(UnsupportedSystems.removed(from: text, language), language)
    vocabulary = text.vocabulary
    occurrences = Occurrences(tree.tokens, textCount: vocabulary.count)
    directives = text.directives.map(\.lowerBound)
    source = language == .swift ? SourceFile(Declarations(tree, compiled), name: path) : nil
    declarations = source.map(CodeDeclarations.init(swift:)) ?? CodeDeclarations(objectiveC: tree)
  }
}

extension CodeFile {
  var tokens: CodeTokens { tree.tokens }

  /// The declarations of types and the extensions, in order.
  var parts: [CodePart] { declarations.parts }

  /// The functions outside of all types.
  var functions: [CodeFunction] { declarations.functions }

  /// Whether a token may have one of some texts. If not, none has.
  func mayMention(_ texts: some Sequence<String>) -> Bool {
    texts.contains(where: vocabulary.contains)
  }

  /// Whether a token may have one of some texts. If not, none has.
  func mayMention(_ texts: [Vocabulary.Wanted]) -> Bool {
    texts.contains(where: vocabulary.contains)
  }

  /// Whether a token may have a text for which a condition holds. If not, none has.
  func mayMention(where isMeant: (String) -> Bool) -> Bool {
    vocabulary.contains(where: isMeant)
  }

  /// Whether each text of a token is one of some words, by its number.
  ///
  /// - Complexity: O(*n*) for *n* different texts.
  func marks(of words: Set<String>) -> [Bool] { vocabulary.marks(of: words) }

  /// Where a text is a token, in order.
  func indices(of text: String) -> some Sequence<Int> {
    occurrences[vocabulary.number(of: text)].lazy.map(Int.init)
  }

  /// Where some texts stand in a row, in order.
  ///
  /// - Complexity: O(*n*) for *n* tokens with the rarest of the texts.
  func indices(ofRow texts: [String]) -> some Sequence<Int> {
    let numbers = texts.map(vocabulary.number)
    let rarest = numbers.indices.min {
      occurrences[numbers[$0]].count < occurrences[numbers[$1]].count
    }
    let tokens = tokens
    return occurrences[rarest.flatMap { numbers[$0] }].lazy.map { Int($0) - (rarest ?? 0) }
      .filter { start in
        start >= 0 && start + numbers.count <= tokens.count
          && numbers.indices.allSatisfy { tokens[start + $0].number == numbers[$0] }
      }
  }

  /// The innermost function whose braces hold a token, if there is one.
  func function(around token: CodeToken) -> CodeFunction? {
    declarations.function(around: tree.node(at: token.position))
  }

  /// The function whose name begins at a place, if there is one.
  func function(at place: SourcePosition) -> CodeFunction? { declarations.function(at: place) }

  /// The declaration of a type whose name begins at a place, if there is one.
  func part(at place: SourcePosition) -> CodePart? { declarations.part(at: place) }

  /// The innermost declaration of a type that holds a token, if there is one.
  func part(around token: CodeToken) -> CodePart? {
    declarations.part(around: tree.node(at: token.position))
  }

  func tokens(in range: Range<Int>) -> CodeTokens { tokens[range] }

  /// Whether conditions of the build that nothing decides may divide the paths through some tokens in a row,
  /// in a way that matters to some words.
  func hasConditions(in tokens: CodeTokens, about words: Set<String>) -> Bool {
    // The lines before the first token and after the last one belong to it.
    let before = tokens.startIndex > 0 ? self.tokens[tokens.startIndex - 1].offset : 0
    let after = tokens.endIndex < self.tokens.count ? self.tokens[tokens.endIndex].offset : .max
    let inside = directives.filter { (before...after).contains($0) }
    guard let start = inside.first, let end = inside.last else { return false }
    let divided = tokens.drop { $0.offset < start }.prefix { $0.offset < end }
    return divided.contains { words.contains($0.text) || Self.parting.contains($0.text) }
  }

  /// What begins or ends a path.
  private static let parting: Set = [
    "return", "throw", "break", "continue", "guard", "else", "case", "default", "goto",
    "fatalError",
  ]
}

/// A declaration of a type, or an extension or category of it.
struct CodePart: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case `class`, value, `extension`, `protocol` }

  let kind: Kind
  /// The name, with the names of the enclosing types.
  let name: String
  /// Superclass and protocols, without generic arguments.
  let inherited: [String]
  /// The names of its attributes, for example `main`.
  let attributes: [SourceAttribute]
  let place: SourcePosition
  let functions: [CodeFunction]
  /// Its braces; nil if it has none.
  let members: SyntaxNode?

  /// The tokens between its braces.
  var body: Range<Int> { members?.body ?? 0..<0 }
}

/// A method or a function.
struct CodeFunction: Hashable, Sendable {
  /// The full name in Swift, for example `scene(_:continue:)`, or the selector in Objective-C.
  let name: String
  /// The name without labels.
  let baseName: String
  /// The names that the body uses for the parameters, in order.
  let parameterNames: [String]
  /// Whether it overrides a method of a superclass.
  let isOverride: Bool
  /// Whether it belongs to the type.
  let isTypeMember: Bool
  /// Whether other modules may call it.
  let isPublic: Bool
  let place: SourcePosition
  /// Its braces; nil if it has none, or if it is a property.
  let block: SyntaxNode?
  /// The tokens between its braces; nil if it has none.
  let body: Range<Int>?
}

extension CodeFunction {
  /// Creates a function.
  init(
    name: String, parameterNames: [String] = [], isOverride: Bool = false,
    isTypeMember: Bool = false, isPublic: Bool = false, place: SourcePosition,
    block: SyntaxNode? = nil,
    body: Range<Int>? = nil
  ) {
    self.init(
      name: name,
      baseName: String(
        decoding: name.utf8.prefix { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: ":") },
        as: UTF8.self),
      parameterNames: parameterNames, isOverride: isOverride, isTypeMember: isTypeMember,
      isPublic: isPublic, place: place, block: block, body: body ?? block?.body)
  }

  /// What precedes its braces; empty if it has none.
  var head: CodeTokens {
    guard let block, let function = block.parent else { return CodeTokens() }
    return function.tokens[..<block.range.lowerBound]
  }

  /// The parentheses with its parameters in Swift.
  var parameters: SyntaxNode? { block?.parent?.child(.parameters) }
}

extension SyntaxNode {
  /// The positions of the tokens between its brackets.
  fileprivate var body: Range<Int> { content.startIndex..<content.endIndex }
}
