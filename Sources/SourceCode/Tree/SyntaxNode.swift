/// A part of a file of source code.
package struct SyntaxNode: Sendable {
  package let tree: SyntaxTree
  /// Its position among the nodes of the tree.
  package let index: Int

  private var node: SyntaxTree.Node { tree.nodes[index] }
}

extension SyntaxNode: Hashable {
  package static func == (one: SyntaxNode, other: SyntaxNode) -> Bool {
    one.index == other.index && one.tree === other.tree
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

extension SyntaxNode {
  package var kind: SyntaxKind { node.kind }

  /// The positions of its tokens.
  package var range: Range<Int> { Int(node.start)..<Int(node.end) }

  package var tokens: CodeTokens { CodeTokens(tree, range) }

  /// The node around it; nil for the file.
  package var parent: SyntaxNode? {
    index == 0 ? nil : SyntaxNode(tree: tree, index: Int(node.parent))
  }

  /// The nodes around it, the nearest first.
  package var ancestors: some Sequence<SyntaxNode> {
    sequence(state: self) { node in
      guard let parent = node.parent else { return nil }
      node = parent
      return parent
    }
  }

  /// It, or the nearest node around it, of some kinds.
  package func enclosing(_ kinds: SyntaxKind...) -> SyntaxNode? {
    kinds.contains(kind) ? self : ancestors.first { kinds.contains($0.kind) }
  }

  /// The node that follows it in the same node.
  package var next: SyntaxNode? {
    parent.flatMap {
      Int(node.next) < $0.node.next ? SyntaxNode(tree: tree, index: Int(node.next)) : nil
    }
  }

  /// The nodes directly in it, in order.
  package var children: [SyntaxNode] { Array(members) }

  private var members: some Sequence<SyntaxNode> {
    let end = Int(node.next)
    return sequence(state: index + 1) { place in
      guard place < end else { return nil }
      defer { place = Int(tree.nodes[place].next) }
      return SyntaxNode(tree: tree, index: place)
    }
  }

  /// The nodes of a kind directly in it, in order.
  package func children(_ kind: SyntaxKind) -> [SyntaxNode] { members.filter { $0.kind == kind } }

  /// The first node of a kind directly in it.
  package func child(_ kind: SyntaxKind) -> SyntaxNode? { members.first { $0.kind == kind } }

  /// The nodes of a kind in it, itself included, in the order in which they begin.
  ///
  /// - Complexity: O(*n*) for *n* nodes in it.
  package func all(_ kind: SyntaxKind) -> [SyntaxNode] {
    (index..<Int(node.next)).lazy.filter { tree.nodes[$0].kind == kind }
      .map { SyntaxNode(tree: tree, index: $0) }
  }

  /// Whether it begins with a bracket that its last token closes.
  var isClosed: Bool {
    tokens.first?.closing.map { Int($0) == range.upperBound - 1 } ?? false
  }

  /// The tokens between its brackets, if it has any.
  package var content: CodeTokens {
    let start = tokens.first?.closing == nil ? range.lowerBound : range.lowerBound + 1
    return CodeTokens(tree, start..<max(start, range.upperBound - (isClosed ? 1 : 0)))
  }
}
