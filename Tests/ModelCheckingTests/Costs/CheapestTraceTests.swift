import ModelChecking
import Testing

@Suite struct `Of equally short traces` {
  private let everyday = Outcome.violated(by: ["home", "purge"])

  @Test func `the one that costs the least leads to a state`() {
    #expect(PricedGraph.diamond.outcome(.always(.notAt(3))) == everyday)
  }

  @Test func `the one that costs the least decides which state is shown`() {
    #expect(PricedGraph.fork.outcome(.always(.notAt(3, 4))) == everyday)
  }

  @Test func `the one that costs the least ends with a step`() {
    let ends = StepPredicate<PricedGraph>.taking("launch", "purge")
    #expect(PricedGraph.fork.outcome(.everyStep(where: .any, is: !ends)) == everyday)
  }

  @Test func `the one that costs the least ends with a step between some states`() {
    let ends = StepPredicate<PricedGraph>("ends") { $2 > 2 }
    #expect(PricedGraph.fork.outcome(.everyStep(where: .any, is: !ends)) == everyday)
  }

  @Test func `the last step counts`() {
    let machine = PricedGraph([(0, "crash", 1), (0, "purge", 2)], costs: ["crash": 8])
    let ends = StepPredicate<PricedGraph>("ends") { $2 > 0 }
    #expect(machine.outcome(.everyStep(where: .any, is: !ends)) == .violated(by: ["purge"]))
  }

  @Test func `the one that costs the least ends in a terminal state`() {
    let machine = PricedGraph(
      [(0, "reboot", 1), (0, "home", 2), (1, "launch", 3), (2, "purge", 4)], costs: ["reboot": 8])
    #expect(machine.outcome(.noDeadlock(except: .at())) == everyday)
  }

  @Test func `the one that costs the least leads to where something is impossible`() {
    #expect(PricedGraph.diamond.outcome(.alwaysPossible(.at(1, 2))) == everyday)
  }

  @Test func `the one that costs the least breaks a pattern`() {
    let ends = StepPredicate<PricedGraph>.taking("launch", "purge")
    #expect(PricedGraph.fork.outcome(.pattern(.absence(of: ends))) == everyday)
  }

  @Test func `the one that costs the least leaves something owed at its end`() {
    #expect(
      PricedGraph.diamond.outcome(.pattern(.existence(of: .taking("answer")))) == everyday)
  }

  @Test func `a pattern does not mind which of two states it is broken in`() {
    // The rare way ends with something owed, the other one breaks the pattern.
    let machine = PricedGraph(
      [(0, "reboot", 1), (0, "home", 2), (1, "launch", 3), (2, "end", 4), (4, "again", 4)],
      costs: ["reboot": 8])
    let answered = Pattern<PricedGraph>(
      .existence(of: .taking("answer")),
      .afterUntil(.taking("reboot", "home"), until: .taking("end")))
    #expect(machine.outcome(.pattern(answered)) == .violated(by: ["home", "end"]))
  }

  @Test func `the one that costs the least is a witness`() {
    let machine = PricedGraph.diamond
    #expect(machine.outcome(.reachable(.at(3))) == .holdsAsShown(by: ["home", "purge"]))
    let comes = StepPredicate<PricedGraph>("comes") { $2 == 3 }
    let property = Property("id", "statement", trigger: comes, .always(.notAt()))
    #expect(machine.explore().check(property).witness?.actions == ["home", "purge"])
  }

  @Test func `the one that costs the least breaks one of several claims`() {
    #expect(PricedGraph.fork.outcome(.always(.notAt(3)), .always(.notAt(4))) == everyday)
  }
}

@Suite struct `The cost of a trace` {
  @Test func `is the sum over its steps`() {
    let machine = PricedGraph.diamond
    #expect(machine.cost(of: machine.explore().shortestTrace(to: 1)) == 8)
  }

  @Test func `never makes it longer`() {
    let machine = PricedGraph(
      [(0, "crash", 3), (0, "home", 1), (1, "purge", 3)], costs: ["crash": 100])
    #expect(machine.outcome(.always(.notAt(3))) == .violated(by: ["crash"]))
  }

  @Test func `decides between actions that lead to the same state`() {
    let machine = PricedGraph([(0, "crash", 1), (0, "purge", 1)], costs: ["crash": 8])
    #expect(machine.outcome(.always(.notAt(1))) == .violated(by: ["purge"]))
  }

  @Test func `decides between initial states`() {
    let machine = PricedGraph(
      from: [0, 1], [(0, "crash", 2), (1, "purge", 2)], costs: ["crash": 8])
    #expect(machine.outcome(.always(.notAt(2))) == .violated(by: ["purge"]))
  }

  @Test func `has a part that depends on the initial state`() {
    let machine = PricedGraph(
      from: [0, 1], [(0, "old", 2), (1, "new", 2), (2, "end", 2)], beginnings: [0: 8])
    let end = Pattern<PricedGraph>.Requirement.absence(of: .taking("end"))
    #expect(machine.outcome(.always(.notAt(2))) == .violated(by: ["new"]))
    #expect(machine.outcome(.pattern(end)) == .violated(by: ["new", "end"]))
    #expect(machine.cost(of: Trace(from: 0)) == 8)
  }

  @Test func `is final before the search goes on`() {
    // State 4 is found by way of state 1, before the cheaper way to state 3 is.
    let machine = PricedGraph(
      [
        (0, "dear", 1), (0, "cheap", 2), (1, "a", 3), (1, "b", 4), (2, "c", 3), (3, "d", 5),
        (4, "e", 5),
      ], costs: ["dear": 8, "d": 1])
    #expect(machine.outcome(.always(.notAt(5))) == .violated(by: ["cheap", "c", "d"]))
  }

  @Test func `leaves equals in the order in which they are listed`() {
    let machine = PricedGraph(
      [
        (0, "rare", 1), (0, "a", 2), (0, "b", 3), (1, "c", 4), (2, "d", 5), (3, "e", 4),
        (2, "f", 4),
      ],
      costs: ["rare": 1])
    #expect(machine.outcome(.always(.notAt(4))) == .violated(by: ["a", "f"]))
    #expect(machine.outcome(.always(.notAt(4, 5))) == .violated(by: ["a", "d"]))
  }

  @Test func `counts in a search that was cut short`() {
    let graph = PricedGraph.diamond.explore(limits: .depth(2))
    #expect(graph.shortestTrace(to: 3).actions == ["home", "purge"])
  }

  @Test func `counts where a limit interrupts the expansion of a state`() {
    let machine = PricedGraph(
      [(0, "a", 1), (0, "rare", 2), (1, "b", 3), (2, "c", 4), (2, "d", 5)],
      costs: ["a": 1, "rare": 8])
    let limits = SearchLimits(states: 5)
    #expect(machine.explore(limits: limits).shortestTrace(to: 4).actions == ["rare", "c"])
    #expect(machine.outcome(.always(.notAt(3, 4)), limits: limits) == .violated(by: ["a", "b"]))
  }

  @Test func `is ignored by the search on the fly`() {
    let property = Property<PricedGraph>("id", "statement", .always(.notAt(3)))
    let verdict = PricedGraph.diamond.check([property]).results[0].verdict
    #expect(Outcome(verdict) == .violated(by: ["reboot", "launch"]))
  }
}
