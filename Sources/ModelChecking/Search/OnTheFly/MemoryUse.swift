/// What a search holds in memory, in bytes; without what states keep on the heap.
public struct MemoryUse: Hashable, Sendable {
  /// The set of visited states.
  public let visited: Int
  /// The order in which states were found.
  public let order: Int
  /// The links from which counterexamples are rebuilt.
  public let parents: Int

  /// All of it.
  public var total: Int { visited + order + parents }

  @usableFromInline init(visited: Int, order: Int, parents: Int) {
    self.visited = visited
    self.order = order
    self.parents = parents
  }
}
