import DelegateSource
import SourceCode

/// What a file declares, in the same terms for both languages.
struct CodeDeclarations: Sendable {
  /// The declarations of types and the extensions, in order.
  private(set) var parts: [CodePart] = []
  /// The functions outside of all types.
  private(set) var functions: [CodeFunction] = []
  /// All functions, those of the types first.
  private let all: [CodeFunction]
  /// The positions of the parts and functions by their braces.
  private let partIndices: [SyntaxNode: Int]
  private let functionIndices: [SyntaxNode: Int]
  /// The positions of the parts and functions by the places of their names.
  private let partPlaces: [SourcePosition: Int]
  private let functionPlaces: [SourcePosition: Int]

  /// Takes what the source of delegates is read for in Swift.
  init(swift source: SourceFile) {
    self.init(
      source.declarations.map(CodePart.init), functions: source.functions.map(CodeFunction.init))
  }

  /// Reads interfaces, class extensions, implementations and C functions.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  init(objectiveC tree: SyntaxTree) {
    let nodes = tree.root.children
    self.init(
      nodes.compactMap(CodePart.init(objectiveC:)),
      functions: nodes.compactMap(CodeFunction.init(function:)))
  }

  private init(_ parts: [CodePart], functions: [CodeFunction]) {
    self.parts = parts
    self.functions = functions
    all = parts.flatMap(\.functions) + functions
    partIndices = Self.indices(parts.map(\.members))
    functionIndices = Self.indices(all.map(\.block))
    partPlaces = Dictionary(zip(parts.map(\.place), parts.indices)) { first, _ in first }
    functionPlaces = Dictionary(zip(all.map(\.place), all.indices)) { first, _ in first }
  }

  private static func indices(_ nodes: [SyntaxNode?]) -> [SyntaxNode: Int] {
    let pairs = nodes.enumerated().compactMap { index, node in node.map { ($0, index) } }
    return Dictionary(pairs) { first, _ in first }
  }

  /// The innermost function whose braces hold a node.
  func function(around node: SyntaxNode) -> CodeFunction? {
    Self.index(around: node, in: functionIndices).map { all[$0] }
  }

  /// The function whose name begins at a place.
  func function(at place: SourcePosition) -> CodeFunction? {
    functionPlaces[place].map { all[$0] }
  }

  /// The declaration of a type whose name begins at a place.
  func part(at place: SourcePosition) -> CodePart? { partPlaces[place].map { parts[$0] } }

  /// The innermost declaration of a type that holds a node.
  func part(around node: SyntaxNode) -> CodePart? {
    Self.index(around: node, in: partIndices).map { parts[$0] }
  }

  private static func index(around node: SyntaxNode, in indices: [SyntaxNode: Int]) -> Int? {
    indices[node] ?? node.ancestors.lazy.compactMap { indices[$0] }.first
  }
}

extension CodePart {
  fileprivate init(_ declaration: SourceDeclaration) {
    let kind: Kind =
      switch declaration.kind {
      case .class, .actor: .class
      case .struct, .enum: .value
      case .extension: .extension
      case .protocol: .protocol
      }
    self.init(
      kind: kind, name: declaration.name, inherited: declaration.inherited,
      attributes: declaration.attributes, place: declaration.place,
      functions: declaration.functions.map(CodeFunction.init), members: declaration.members)
  }

  /// Reads an interface, a category or an implementation; nil for anything else.
  fileprivate init?(objectiveC node: SyntaxNode) {
    guard node.kind == .type, let members = node.child(.members) else { return nil }
    let head = node.tokens[..<members.range.lowerBound].dropFirst()
    guard let keyword = head.first, keyword.text != "protocol",
      let name = head.dropFirst().first, name.kind == .word
    else { return nil }
    let rest = head.dropFirst(2)
    let inherited = rest.firstIndex { $0.isSymbol(":") || $0.isSymbol("<") }
    let functions = members.children(.function).compactMap(CodeFunction.init(method:))
    self.init(
      kind: rest.first?.isSymbol("(") ?? false ? .extension : .class, name: name.text,
      inherited: inherited.map { rest[$0...].filter { $0.kind == .word }.map(\.text) } ?? [],
      attributes: [], place: name.place,
      functions: keyword.text == "implementation" ? functions : [], members: members)
  }
}

extension CodeFunction {
  fileprivate init(_ function: SourceFunction) {
    self.init(
      name: function.fullName, parameterNames: function.parameters.map(\.name),
      isOverride: function.modifiers.contains("override"),
      isTypeMember: !function.modifiers.isDisjoint(with: ["static", "class"]),
      isPublic: !function.modifiers.isDisjoint(with: ["public", "open"]),
      place: function.place, block: function.block)
  }

  /// Reads a C function; nil for anything else.
  fileprivate init?(function node: SyntaxNode) {
    guard node.kind == .function, let block = node.child(.block),
      let open = node.tokens.firstIndex(where: { $0.isSymbol("(") }), open > node.tokens.startIndex
    else { return nil }
    let name = node.tokens[open - 1]
    self.init(name: name.text, place: name.place, block: block)
  }

  /// Reads `- (void)first:(Type)name second:(Type)name { … }`; nil for anything else.
  fileprivate init?(method node: SyntaxNode) {
    let block = node.child(.block)
    var head = node.tokens[..<(block?.range.lowerBound ?? node.range.upperBound)]
    guard let sign = head.popFirst(), sign.isSymbol("-") || sign.isSymbol("+") else { return nil }
    if head.first?.isSymbol("(") ?? false {
      head = head[Swift.min(head.partner(of: head.startIndex) + 1, head.endIndex)...]
    }
    guard let first = head.first, first.kind == .word else { return nil }
    var (selector, names) = ("", [String]())
    while let token = head.popFirst() {
      if token.kind == .word, head.first?.isSymbol(":") ?? false { selector += token.text + ":" }
      guard token.isSymbol(":") else { continue }
      if head.first?.isSymbol("(") ?? false {
        head = head[Swift.min(head.partner(of: head.startIndex) + 1, head.endIndex)...]
      }
      if let name = head.popFirst(), name.kind == .word { names.append(name.text) }
    }
    self.init(
      name: selector.isEmpty ? first.text : selector, parameterNames: names,
      isTypeMember: sign.isSymbol("+"), isPublic: true, place: first.place, block: block)
  }
}
