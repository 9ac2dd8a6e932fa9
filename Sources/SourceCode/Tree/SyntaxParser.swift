/// Finds the nodes of a file.
///
/// Brackets are read by recursion, to a depth that nobody writes; everything else in a loop.
struct SyntaxParser {
  /// What statements stand in.
  enum Place {
    /// The file, or a body.
    case statements
    /// The braces of a type.
    case members
    /// The label of a switch.
    case cases
  }

  /// What ends an expression, besides what ends any.
  struct Ends: OptionSet {
    let rawValue: UInt8
    static let comma = Ends(rawValue: 1)
    static let colon = Ends(rawValue: 2)
    /// A brace, which begins the branch of a statement.
    static let brace = Ends(rawValue: 4)
    /// A label of a message in Objective-C.
    static let label = Ends(rawValue: 8)
    /// A line that begins something else; set where the language has no semicolons.
    static let line = Ends(rawValue: 16)
  }

  let tokens: [CodeToken]
  let language: SourceLanguage
  private(set) var nodes: [SyntaxTree.Node] = []
  /// The next token.
  var index = 0
  private var open: Int32 = -1
  private var depth = 0

  /// Nobody nests brackets and statements more deeply, and each costs some of the stack.
  private static let maxDepth = 100

  static func nodes(of tokens: [CodeToken], _ language: SourceLanguage) -> [SyntaxTree.Node] {
    var parser = SyntaxParser(tokens: tokens, language: language)
    parser.node(.file) { parser in parser.statements(.statements, to: tokens.count) }
    return parser.nodes
  }

  private init(tokens: [CodeToken], language: SourceLanguage) {
    self.tokens = tokens
    self.language = language
    nodes.reserveCapacity(tokens.count * 3 / 4)
  }

  var isSwift: Bool { language == .swift }
}

extension SyntaxParser {
  /// Reads a node that begins with the next token, or with an earlier one that no node holds yet.
  mutating func node(
    _ kind: SyntaxKind, from start: Int? = nil, _ content: (inout SyntaxParser) -> Void
  ) {
    let node = begin(kind, at: start ?? index)
    content(&self)
    end(node)
  }

  /// Begins a node, whose kind may be changed as long as it is open.
  mutating func begin(_ kind: SyntaxKind, at start: Int) -> Int {
    let node = nodes.count
    nodes.append(
      .init(kind: kind, start: Int32(start), end: 0, parent: max(open, 0), next: 0))
    open = Int32(node)
    return node
  }

  mutating func end(_ node: Int) {
    nodes[node].end = Int32(index)
    nodes[node].next = Int32(nodes.count)
    open = nodes[node].parent
  }

  mutating func change(_ node: Int, to kind: SyntaxKind) { nodes[node].kind = kind }

  /// Reads a bracket and everything in it.
  ///
  /// - Parameters:
  ///   - kind: What it is; nil for nothing but brackets.
  ///   - limit: Where what is around it ends.
  ///   - content: Reads what is in it, up to a place; what it leaves is skipped.
  mutating func bracket(
    _ kind: SyntaxKind?, to limit: Int, _ content: (inout SyntaxParser, Int) -> Void
  ) {
    let node = kind.map { begin($0, at: index) }
    let close = min(tokens[index].closing.map(Int.init) ?? limit, limit)
    index += 1
    if depth < Self.maxDepth {
      depth += 1
      content(&self, close)
      depth -= 1
    }
    index = min(close + 1, limit)
    if let node { end(node) }
  }

  /// Skips a bracket and everything in it.
  mutating func skipBracket(to limit: Int) { bracket(nil, to: limit) { _, _ in } }

  /// Reads something that can hold itself without brackets, as branches without braces do.
  mutating func nested(_ content: (inout SyntaxParser) -> Void) {
    guard depth < Self.maxDepth else { return index += 1 }
    depth += 1
    content(&self)
    depth -= 1
  }

  /// Reads statements up to a place, or up to the next label of a switch.
  mutating func statements(_ place: Place, to limit: Int) {
    while index < limit, place != .cases || !isAtLabel {
      let start = index
      if isSwift { swiftStatement(place, to: limit) } else { objectiveCStatement(place, to: limit) }
      if index == start { index += 1 }
    }
  }

  /// Reads the braces of a statement.
  mutating func block(to limit: Int) {
    guard isAt("{", before: limit) else { return }
    bracket(.block, to: limit) { $0.statements(.statements, to: $1) }
  }

  /// Reads the braces of a switch.
  mutating func cases(to limit: Int) {
    guard isAt("{", before: limit) else { return }
    bracket(.block, to: limit) { parser, close in
      while parser.index < close {
        let start = parser.index
        if parser.isAtLabel {
          parser.node(.case) { parser in
            parser.label(to: close)
            parser.statements(.cases, to: close)
          }
        } else {
          parser.statements(.cases, to: close)
        }
        if parser.index == start { parser.index += 1 }
      }
    }
  }

  /// Reads a label of a switch with its colon.
  private mutating func label(to limit: Int) {
    if isAt("@", before: limit) { index += 2 }
    index += 1
    expression(to: limit, [.colon])
    if isAt(":", before: limit) { index += 1 }
  }

  /// Whether a label of a switch begins here.
  private var isAtLabel: Bool {
    isAtWord("case") || isAtWord("default") && isSymbol(":", at: index + 1)
      || isSymbol("@", at: index) && isWord("unknown", at: index + 1)
  }
}

extension SyntaxParser {
  func isSymbol(_ byte: Unicode.Scalar, at index: Int) -> Bool {
    index < tokens.count && tokens[index].symbol == UInt8(ascii: byte)
  }

  func isWord(_ word: String, at index: Int) -> Bool {
    index < tokens.count && tokens[index].isWord(word)
  }

  func isAt(_ byte: Unicode.Scalar, before limit: Int) -> Bool {
    index < limit && isSymbol(byte, at: index)
  }

  func isAtWord(_ word: String) -> Bool { isWord(word, at: index) }

  /// Whether a token follows the one before it without a gap.
  func isAttached(_ index: Int) -> Bool {
    index > 0 && index < tokens.count && tokens[index - 1].end == tokens[index].offset
  }

  /// Whether a token is the first of its line.
  func startsLine(_ index: Int) -> Bool {
    index == 0 || index < tokens.count && tokens[index].place.line > tokens[index - 1].lastLine
  }
}
