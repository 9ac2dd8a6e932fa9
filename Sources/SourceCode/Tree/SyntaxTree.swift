/// What a part of a file of source code is.
package enum SyntaxKind: UInt8, Sendable {
  /// Everything.
  case file
  /// A class, structure, enumeration, actor, protocol or extension; an interface, a category or an
  /// implementation of Objective-C. It begins with its attributes.
  case type
  /// A function, a method, an initialiser, a deinitialiser or a subscript.
  case function
  /// Constants or variables that are declared together, with their values and accessors.
  case variable
  /// Any other declaration, such as an import.
  case declaration
  /// The parentheses after the name of a function in Swift.
  case parameters
  /// The braces of a type. In Objective-C, everything up to `@end`.
  case members
  /// The braces of a property that hold accessors.
  case accessors
  /// An accessor or an observer of a property, such as `didSet { … }`.
  case accessor
  /// The braces of a function, an accessor or a statement.
  case block
  /// `if`, with all its branches.
  case conditional
  case `guard`
  /// `for`, `while`, `repeat`, or `do` of Objective-C.
  case loop
  case `switch`
  /// A label of a `switch`, with its statements.
  case `case`
  /// `do` of Swift, or `@try`, with what handles errors.
  case attempt
  /// `catch`, `@catch` or `@finally`.
  case handler
  case `defer`
  /// What leaves a path: `return`, `throw`, `break`, `continue`, `fallthrough`, `goto`.
  case jump
  /// A statement that is an expression.
  case expression
  /// A statement that gives something a value.
  case assignment
  /// What a branch or a loop depends on; Swift separates several by commas.
  case condition
  /// A value with the members, calls and subscripts after it, such as `a.b(c)[d]`.
  case access
  /// What a value is called with: parentheses, closures, or both.
  case call
  /// A message of Objective-C.
  case message
  /// An element of a call, a message, a subscript or a list, with its label.
  case argument
  /// The brackets after a value.
  case `subscript`
  /// A value in parentheses, a tuple, a list or a dictionary.
  case group
  /// A closure, or a block of Objective-C.
  case closure
  /// What precedes `in` in a closure: what it captures, and its parameters.
  case signature
}

/// The syntax of a file of Swift or Objective-C.
///
/// Any bytes have a tree. It follows keywords and brackets instead of the whole grammar, so that code which
/// does not compile has one too. Nodes lie in each other or apart, and each token belongs to one innermost
/// node. What is nested more deeply than anybody writes has no nodes.
///
/// - Complexity: It is made in O(*n*) for *n* tokens.
package final class SyntaxTree: Sendable {
  /// A node. Its descendants follow it in the list of all nodes.
  struct Node: Sendable {
    var kind: SyntaxKind
    /// The tokens from its first to the one after its last.
    let start: Int32
    var end: Int32
    let parent: Int32
    /// The first node after its descendants.
    var next: Int32
  }

  package let language: SourceLanguage
  /// The tokens, with their brackets paired.
  @usableFromInline let list: [CodeToken]
  /// The nodes in the order in which they begin, outer ones first; the first is the file.
  let nodes: [Node]
  /// For each token, the innermost node that holds it.
  private let innermost: [Int32]

  /// Reads tokens whose brackets are paired.
  package init(_ tokens: [CodeToken], _ language: SourceLanguage) {
    self.language = language
    list = tokens
    nodes = SyntaxParser.nodes(of: tokens, language)
    innermost = Self.innermost(nodes, count: tokens.count)
  }

  /// Reads a file; branches that are never compiled have to be blank.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package convenience init(reading bytes: [UInt8], _ language: SourceLanguage) {
    self.init(CodeText(bytes, language).tokens, language)
  }

  private static func innermost(_ nodes: [Node], count: Int) -> [Int32] {
    var innermost = [Int32](repeating: 0, count: count)
    var (node, token) = (0, 0)
    for next in nodes.indices.dropFirst() {
      // What was begun and is not around the next node has ended before it.
      fill(&innermost, &token, to: Int(nodes[next].start), &node, nodes)
      while node != Int(nodes[next].parent) { node = Int(nodes[node].parent) }
      node = next
    }
    fill(&innermost, &token, to: count, &node, nodes)
    return innermost
  }

  /// Assigns tokens up to a place to the node that is open, or to those around it once it has ended.
  private static func fill(
    _ innermost: inout [Int32], _ token: inout Int, to end: Int, _ node: inout Int, _ nodes: [Node]
  ) {
    while token < end {
      while token >= Int(nodes[node].end), node > 0 { node = Int(nodes[node].parent) }
      innermost[token] = Int32(node)
      token += 1
    }
  }

  /// All tokens.
  @inlinable package var tokens: CodeTokens { CodeTokens(self, list.indices) }

  /// The whole file.
  package var root: SyntaxNode { SyntaxNode(tree: self, index: 0) }

  /// The innermost node that holds a token.
  package func node(at token: Int) -> SyntaxNode {
    SyntaxNode(tree: self, index: Int(innermost[token]))
  }
}
