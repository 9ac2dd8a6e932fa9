import SourceCode

// What a function does before it returns, and what it leaves to closures.
extension CodeTokens {
  /// The indices outside of all closures and blocks that begin here.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  var outsideClosures: [Int] {
    var outside: [Int] = []
    var index = startIndex
    for closure in nodes(.closure) where closure.range.lowerBound >= index {
      outside += index..<closure.range.lowerBound
      index = Swift.min(closure.range.upperBound, endIndex)
    }
    return outside + Array(index..<endIndex)
  }

  /// Whether what stands at an index can run after what stands at an earlier one, on the way through
  /// the branches of the statements around both.
  ///
  /// - Complexity: O(*n*) for *n* nodes in the innermost statement around both.
  func canFollow(_ target: Int, after start: Int) -> Bool {
    guard start <= target else { return false }
    var (node, branch) = (tree.node(at: start), SyntaxNode?.none)
    while true {
      let leaves = node.children.contains { child in
        let range = child.range
        return range.lowerBound > start && range.upperBound <= target && child.leavesBranch
      }
      if leaves { return false }
      guard !node.range.contains(target), let parent = node.parent else { break }
      (branch, node) = (node, parent)
    }
    // Whoever ran one branch of a statement runs none of the others.
    guard let branch, branch.kind == .block || branch.kind == .case else { return true }
    let other = node.children.first { $0.range.contains(target) }
    return !(branch.kind == .case && other?.kind == .case)
      && !(node.kind == .conditional && other != branch)
  }
}

extension SyntaxNode {
  /// Whether it is a statement that leaves the branch it stands in.
  fileprivate var leavesBranch: Bool {
    kind == .jump || kind == .expression && tokens.first?.isWord("fatalError") ?? false
  }
}
