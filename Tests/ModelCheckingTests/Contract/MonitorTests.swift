import Synchronization
import Testing

@testable import ModelChecking

/// The monitor trusts no search: a trace that is not what it is said to be is a fault.
@Suite struct `A trace that is followed again` {
  static let graph = Graph([(0, "a", 1), (1, "b", 2), (2, "c", 0), (1, "d", 3)])

  private func fault(
    _ claim: Claim<Graph>, _ steps: [(String, Int)], from start: Int = 0
  ) -> ModelFault<Graph>? {
    var trace = Trace<Graph>(from: start)
    for (action, target) in steps { trace.take(action, to: target) }
    return TraceMonitor(Self.graph).fault(of: trace, answering: claim.question)
  }

  @Test func `is accepted if it shows what it was found for`() {
    #expect(fault(.always(.notAt(2)), [("a", 1), ("b", 2)]) == nil)
    #expect(fault(.reachableStep(.taking("c")), [("a", 1), ("b", 2), ("c", 0)]) == nil)
    #expect(fault(.noDeadlock(except: .at()), [("a", 1), ("d", 3)]) == nil)
    #expect(fault(.alwaysPossible(.at(0)), [("a", 1), ("d", 3)]) == nil)
    #expect(fault(.pattern(.absence(of: .taking("b"))), [("a", 1), ("b", 2)]) == nil)
    #expect(fault(.pattern(.existence(of: .taking("b"))), [("a", 1), ("d", 3)]) == nil)
  }

  @Test func `must begin in an initial state`() {
    #expect(fault(.always(.notAt(2)), [("b", 2)], from: 1) == .notInitial(1))
  }

  @Test func `must take enabled actions`() {
    #expect(fault(.always(.notAt(2)), [("b", 2)]) == .actionsChanged(in: 0))
  }

  @Test func `must lead where the machine leads`() {
    #expect(fault(.always(.notAt(2)), [("a", 2)]) == .successorChanged(of: 0, taking: "a"))
  }

  @Test(
    arguments: [
      Claim<Graph>.always(.notAt(3)), .reachable(.at(3)), .noDeadlock(except: .at()),
      .alwaysPossible(.at(2)), .everyStep(where: .any, is: .taking("b")),
      .pattern(.absence(of: .taking("c"))), .pattern(.existence(of: .taking("b"))),
      .pattern(.boundedExistence(of: .taking("b"), atMost: 1)),
    ])
  func `must end with what breaks the claim`(claim: Claim<Graph>) {
    let found = fault(claim, [("a", 1), ("b", 2)])
    guard case .notReproduced? = found else {
      Issue.record("expected a trace that shows nothing, not \(String(describing: found))")
      return
    }
  }

  @Test func `is not taken again from its beginning if another one began like it`() {
    let machine = CountedGraph(Self.graph)
    let monitor = TraceMonitor(machine, remembering: ConfirmedSteps())
    func listings(_ steps: [(String, Int)]) -> Int {
      let before = machine.listings
      var trace = Trace<CountedGraph>(from: 0)
      for (action, target) in steps { trace.take(action, to: target) }
      #expect(monitor.fault(of: trace, answering: .step(.any, unless: nil)) == nil)
      return machine.listings - before
    }
    let ofOneStep = listings([("a", 1)])
    #expect(ofOneStep > 0)
    #expect(listings([("a", 1)]) == 0)
    #expect(listings([("a", 1), ("b", 2)]) == ofOneStep)
    #expect(listings([("a", 1), ("b", 2), ("c", 0)]) == ofOneStep)
    #expect(listings([("a", 1), ("d", 3)]) == ofOneStep)
  }

  @Test func `is not right because another one began like it`() {
    let monitor = TraceMonitor(Self.graph, remembering: ConfirmedSteps())
    func fault(_ steps: [(String, Int)]) -> ModelFault<Graph>? {
      var trace = Trace<Graph>(from: 0)
      for (action, target) in steps { trace.take(action, to: target) }
      return monitor.fault(of: trace, answering: .step(.any, unless: nil))
    }
    #expect(fault([("a", 1), ("b", 2), ("c", 0), ("a", 1)]) == nil)
    #expect(fault([("a", 2)]) == .successorChanged(of: 0, taking: "a"))
    #expect(fault([("a", 1), ("b", 3)]) == .successorChanged(of: 1, taking: "b"))
    #expect(fault([("a", 1), ("c", 0)]) == .actionsChanged(in: 1))
    #expect(fault([("b", 2)]) == .actionsChanged(in: 0))
  }

  @Test func `must not break the pattern before its end`() {
    let late = fault(.pattern(.absence(of: .taking("a"))), [("a", 1), ("b", 2)])
    #expect(late != nil)
  }
}

/// Counts how often its actions are listed.
private struct CountedGraph: StateMachine {
  let graph: Graph
  private let listed = Counter()

  init(_ graph: Graph) { self.graph = graph }

  private final class Counter: Sendable {
    let count = Mutex(0)
  }

  var listings: Int { listed.count.withLock { $0 } }
  var initialStates: [Int] { graph.initialStates }

  func actions(in state: Int) -> [String] {
    listed.count.withLock { $0 += 1 }
    return graph.actions(in: state)
  }

  func successor(of state: Int, taking action: String) -> Int {
    graph.successor(of: state, taking: action)
  }
}
