import ModelChecking
import Testing

@Suite struct `The machine that the documentation shows` {
  struct Counter: StateMachine {
    let initialStates = [0]
    func actions(in state: Int) -> [String] { state < 2 ? ["increment"] : [] }
    func successor(of state: Int, taking action: String) -> Int { state + 1 }
  }

  @Test func `counts to two`() {
    let graph = Counter().explore()
    #expect(graph.states == [0, 1, 2] && graph.transitionCount == 2 && graph.isComplete)
  }
}
