/// Compares lives with the states that a search has found, since each choice was made there once.
///
/// A choice that now leads from the same state to another one shows that the fingerprint leaves
/// something out, or that the world is not deterministic.
final class GraphAudit<Disk, Delegate: AnyObject> {
  private let graph: LifeGraph
  /// The state that the life is in; nil if the search has not been there.
  private var here: Int?
  /// The first choices that led somewhere else.
  private(set) var difference: [Choice]?

  init(_ graph: LifeGraph) { self.graph = graph }

  /// Begins with a new life.
  func begin(_ life: Life<Disk, Delegate>) { here = number(of: life) }

  /// Follows a choice that was made.
  func follow(_ choice: Choice, in life: Life<Disk, Delegate>) {
    guard let before = here, difference == nil else { return }
    let target = graph.target(of: choice, from: before)
    here = number(of: life)
    if case .state(let expected) = target, here != expected {
      difference = life.choices.map(\.choice)
    }
  }

  private func number(of life: Life<Disk, Delegate>) -> Int? {
    LifeKey(life).flatMap(graph.number)
  }
}
