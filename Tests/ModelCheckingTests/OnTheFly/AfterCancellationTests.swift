import ModelChecking
import Testing

/// Patterns may need a search of their own after that of the machine.
@Suite struct `What follows a search that was cancelled` {
  /// A chain that counts how often it is asked for actions.
  private struct CountedChain: StateMachine {
    let calls = Tally(1)
    let initialStates = [0]

    func actions(in state: Int) -> [Int] {
      calls.count(0)
      return state < 30_000 ? [1] : []
    }

    func successor(of state: Int, taking action: Int) -> Int { state + action }
  }

  private static let claims: [Claim<CountedChain>] = [
    .pattern(.boundedExistence(of: .init("never") { $0 > $2 }, atMost: 100)),
    .pattern(.absence(of: .init("into 2") { $2 == 2 })),
    .pattern(.existence(of: .init("into 2") { $2 == 2 })), .alwaysPossible(.at(30_000)),
  ]

  /// The number of calls after the observer has said that the search is to stop.
  private func callsAfterStop(_ claim: Claim<CountedChain>) -> Int {
    let chain = CountedChain()
    var callsAtStop = 0
    _ = chain.check([Property("id", "statement", claim)]) { progress in
      guard progress.states > 20 else { return .proceed }
      if callsAtStop == 0 { callsAtStop = chain.calls.values[0] }
      return .stop
    }
    return chain.calls.values[0] - callsAtStop
  }

  @Test(arguments: claims.indices) func `goes no further than the search itself`(index: Int) {
    #expect(callsAfterStop(Self.claims[index]) <= 512)
  }
}
