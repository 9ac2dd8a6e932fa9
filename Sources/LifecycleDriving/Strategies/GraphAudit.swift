/// Compares lives with the states that a search has found, since each choice was made there once.
///
/// A choice that now leads from the same state to another one shows that the fingerprint leaves
/// something out, or that the world is not deterministic.
final class GraphAudit<Disk, Delegate: AnyObject> {
  private let graph: LifeGraph
  /// The state that the life is in; nil if the search has not been there.
  private var here: Int?
  /// The number of the life that is followed.
  private var life = 0
  /// The first choices that led somewhere else, and the number of their life.
  private(set) var difference: (choices: [Choice], life: Int)?

  init(_ graph: LifeGraph) { self.graph = graph }

  /// Begins with a new life.
  func begin(_ life: Life<Disk, Delegate>, number: Int) {
    self.life = number
    here = self.number(of: life)
  }

  /// Follows a choice that was made.
  func follow(_ choice: Choice, in life: Life<Disk, Delegate>) {
    guard let before = here, difference == nil else { return }
    let target = graph.target(of: choice, from: before)
    here = number(of: life)
    if case .state(let expected) = target, here != expected {
      difference = (life.choices.map(\.choice), self.life)
    }
  }

  private func number(of life: Life<Disk, Delegate>) -> Int? {
    LifeKey(life).flatMap(graph.number)
  }
}
