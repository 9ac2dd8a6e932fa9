/// The types that Swift source declares, and the functions directly in them or outside of all types.
package struct Declarations: Sendable {
  /// The types in the order in which they begin.
  package private(set) var types: [SourceDeclaration] = []
  /// The functions outside of all types.
  package private(set) var functions: [SourceFunction] = []
  package private(set) var typealiases: [SourceTypealias] = []

  private let bytes: [UInt8]

  /// Reads a file.
  package init(_ bytes: [UInt8]) { self.init(SyntaxTree(reading: bytes, .swift), bytes) }

  /// Collects what a tree of Swift source declares.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package init(_ tree: SyntaxTree, _ bytes: [UInt8]) {
    self.bytes = bytes
    for node in tree.root.children { read(node, in: nil) }
  }

  /// Reads a declaration in a type, given by its position, or outside of all types.
  private mutating func read(_ node: SyntaxNode, in outer: Int?) {
    switch node.kind {
    case .type: readType(node, in: outer)
    case .function: readFunction(node, in: outer)
    case .declaration: readTypealias(node)
    default: break
    }
  }

  private mutating func readType(_ node: SyntaxNode, in outer: Int?) {
    var head = DeclarationHead(node)
    guard let kind = SourceDeclaration.Kind(rawValue: head.word) else { return }
    head.advance()
    let place = head.current?.place ?? SourcePosition(line: 0, column: 0)
    let name = head.readName()
    if head.isAt("<") { head.skipAngles() }
    let inherited = head.isAt(":") ? head.readNames() : []
    let members = node.child(.members)
    let prefix = outer.map { types[$0].name + "." } ?? ""
    types.append(
      SourceDeclaration(
        kind: kind, name: prefix + name, inherited: inherited, modifiers: head.modifiers,
        attributes: head.attributes, place: place, functions: [], members: members,
        body: members.map { bytes(of: $0) } ?? 0..<0))
    // Nobody nests types this deeply, and each name contains those of all enclosing types.
    guard let members, prefix.utf8.count < 1_000 else { return }
    let index = types.count - 1
    for member in members.children { read(member, in: index) }
  }

  private mutating func readFunction(_ node: SyntaxNode, in outer: Int?) {
    var head = DeclarationHead(node)
    guard head.word == "func", var function = head.readSignature(in: bytes) else { return }
    if let outer, head.modifiers.isDisjoint(with: Self.accessWords),
      types[outer].kind == .extension,
      !types[outer].modifiers.isDisjoint(with: ["private", "fileprivate"])
    {
      // “private” before an extension means the file.
      function.modifiers.insert("fileprivate")
    }
    if let outer { types[outer].functions.append(function) } else { functions.append(function) }
  }

  private static let accessWords: Set = [
    "private", "fileprivate", "internal", "package", "public", "open",
  ]

  private mutating func readTypealias(_ node: SyntaxNode) {
    var head = DeclarationHead(node)
    guard head.word == "typealias" else { return }
    head.advance()
    let name = head.word
    head.advance()
    if head.isAt("<") { head.skipAngles() }
    if head.isAt("=") { typealiases.append(SourceTypealias(name: name, types: head.readNames())) }
  }

  /// The bytes between the braces of a node.
  private func bytes(of node: SyntaxNode) -> Range<Int> {
    guard let open = node.tokens.first, let last = node.tokens.last else { return 0..<0 }
    let end = node.isClosed ? last.offset : bytes.count
    return open.end..<max(open.end, end)
  }
}
