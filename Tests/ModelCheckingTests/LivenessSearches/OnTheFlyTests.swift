import ModelChecking
import Testing

@Suite struct `A search for runs that stores no transitions` {
  private static let line = `A search for what happens in the end`.line

  @Test func `that is cut short decides nothing`() throws {
    let property = try Self.line.property("eventually q")
    for limits in [SearchLimits(states: 2), SearchLimits(memory: 1), SearchLimits(time: .zero)] {
      guard case .undecided(.stopped) = Self.line.check(property, limits: limits) else {
        Issue.record("\(limits) stops nothing")
        continue
      }
    }
  }

  @Test func `ends when its task is cancelled`() async throws {
    let property = try Self.line.property("eventually q")
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return Self.line.check(property)
    }
    task.cancel()
    guard case .undecided(.stopped(by: .cancelled)) = await task.value else {
      Issue.record("the search went on")
      return
    }
  }

  @Test func `finds a loop before it has seen all states`() throws {
    // Without an end, so only a search that stops at the loop comes back.
    struct Counter: StateMachine {
      let initialStates = [0]
      func actions(in state: Int) -> [Int] { state == 3 ? [0, 1] : [1] }
      func successor(of state: Int, taking step: Int) -> Int { state + step }
    }
    let vocabulary = try LivenessVocabulary<Counter>(predicates: [.state("ten") { $0 == 10 }])
    let property = try LivenessProperty("ten", "eventually ten", in: vocabulary)
    guard case .fails(let lasso) = Counter().check(property) else {
      Issue.record("nothing was found")
      return
    }
    #expect(lasso.stem.finalState == 3 && lasso.stem.count == 3)
    #expect(lasso.cycle.map(\.action) == [0])
  }

  @Test func `leaves strong fairness to the stored graph, and says so`() throws {
    let vocabulary = try LivenessVocabulary<Graph>(
      predicates: [.action("q") { $0 == "q" }], rules: [RuleGroup("q", .action("q") { $0 == "q" })])
    let property = try LivenessProperty(
      "q", "eventually q", in: vocabulary, assuming: [Fairness(.strong, of: "q", reason: "")])
    guard case .undecided(let doubt) = Self.line.check(property) else {
      Issue.record("strong fairness was judged")
      return
    }
    #expect("\(doubt)".contains("explore().check"))
  }
}
