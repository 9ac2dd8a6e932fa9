import ModelChecking
import Testing
import Thoroughness

@Suite struct `A search of continuations` {
  private func search(_ claims: Claim<BinaryTree>...) -> ContinuationSearch<BinaryTree> {
    ContinuationSearch(
      claims.enumerated().map { Property("\($0)", "", $1) }, preparing: BinaryTree.Action.allCases)
  }

  private func trace(to node: Int, in tree: BinaryTree) -> Trace<BinaryTree> {
    tree.explore().shortestTrace(to: node)
  }

  private let tree = BinaryTree(count: 31)
  private let isLeft = StepPredicate<BinaryTree>.action("left") { $0 == .left }
  private let isRight = StepPredicate<BinaryTree>.action("right") { $0 == .right }

  @Test func `finds what the end of the trace breaks without visiting anything`() {
    let search = search(.always(StatePredicate("not 5") { $0 != 5 }))
    #expect(search.firstBroken(after: trace(to: 5, in: tree), in: tree, limit: 0) == 0)
    #expect(search.firstBroken(after: trace(to: 6, in: tree), in: tree, limit: 1000) == nil)
  }

  @Test func `finds the nearest of several properties`() {
    let search = search(
      .always(StatePredicate("not 23") { $0 != 23 }), .always(StatePredicate("not 11") { $0 != 11 })
    )
    #expect(search.firstBroken(after: trace(to: 5, in: tree), in: tree, limit: 1000) == 1)
  }

  @Test func `sees no further than its limit`() {
    let search = search(.always(StatePredicate("not 23") { $0 != 23 }))
    let start = trace(to: 2, in: tree)
    #expect(search.firstBroken(after: start, in: tree, limit: 2) == nil)
    #expect(search.firstBroken(after: start, in: tree, limit: 10) == 0)
  }

  @Test func `lets patterns know the trace before its end`() {
    let never = isLeft && isRight
    let search = search(.pattern(.absence(of: isLeft), .afterUntil(isRight, until: never)))
    // Node 2 is reached by a step to the right, node 1 by one to the left.
    #expect(search.firstBroken(after: trace(to: 2, in: tree), in: tree, limit: 1) == 0)
    #expect(search.firstBroken(after: trace(to: 1, in: tree), in: tree, limit: 1) == nil)
  }

  /// Patterns that a trace breaks by ending are the one thing that a continuation cannot show.
  @Test func `agrees with the complete search on random graphs, from every state`() {
    let seeds = Thoroughness.seeds(900, oneOf: 40)
    #expect(seeds.first { !agrees(seed: $0) } == nil, "seed of the first difference")
  }

  private func agrees(seed: UInt64) -> Bool {
    let machine = RandomGraph(
      seed: seed, states: 7, outgoingTransitions: 3, letters: RandomClaims.letters)
    let graph = machine.explore()
    return RandomClaims.safety.allSatisfy { claim in
      let property = Property("id", "statement", claims: [claim])
      let search = ContinuationSearch([property], preparing: graph.actions)
      let isBroken = (0..<graph.initialStateCount).contains { index in
        search.firstBroken(after: graph.shortestTrace(to: index), in: machine, limit: 10_000) != nil
      }
      guard case .violated(let counterexample?) = graph.check(property).verdict else {
        return !isBroken
      }
      return isBroken || machine.actions(in: counterexample.trace.finalState).isEmpty
    }
  }
}

extension StateGraph {
  /// How many states are at depth 0.
  fileprivate var initialStateCount: Int { states.indices.count { depth(of: $0) == 0 } }
}
