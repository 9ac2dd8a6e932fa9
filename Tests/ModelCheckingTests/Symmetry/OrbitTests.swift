import ModelChecking
import Testing
import Thoroughness

@Suite struct `The orbits of a symmetric machine` {
  /// Stateright's documentation and the TLA+ community: true orbits, not those of a function that
  /// sorts only a part of the state.
  @Test(arguments: [(3, 80), (5, 314)] + (Thoroughness.isFullForEngine ? [(7, 920)] : []))
  func `of two-phase commit are as many as published`(managers: Int, orbits: Int) {
    let report = TwoPhaseCommit(managers: managers).orbits.check()
    #expect(report.states == orbits)
    #expect(report.isComplete)
  }

  /// Multisets of apps in 3 states, and those with one app in one of 2 states more.
  @Test(arguments: 1...(Thoroughness.isFullForEngine ? 9 : 5))
  func `of the device are the multisets of its apps`(apps: Int) {
    let report = ReferenceDevice(apps: apps).orbits.check()
    #expect(report.states == (apps + 1) * (apps + 2) / 2 + apps * (apps + 1))
    #expect(report.depth == 2 * apps)
  }

  @Test(arguments: Thoroughness.isFullForEngine ? [1, 2, 3, 5] : [2, 5])
  func `are the same on any number of threads`(threads: Int) {
    let machine = TwoPhaseCommit(managers: Thoroughness.isFullForEngine ? 4 : 3)
    let one = machine.orbits.check()
    let many = machine.orbits.check(options: .threads(threads))
    #expect(one.states == many.states && one.transitions == many.transitions)
    #expect(one.depth == many.depth)
  }

  @Test func `count an initial state once, however often it is exchanged`() {
    struct Pair: SymmetricMachine {
      let initialStates = [[0, 1], [1, 0]]
      func actions(in state: [Int]) -> [String] { [] }
      func successor(of state: [Int], taking action: String) -> [Int] { state }
      var exchanges: [ComponentExchange<Pair>] {
        ComponentExchange.neighbours(of: 2) { action, _ in action }
      }
    }
    #expect(Pair().orbits.check().states == 1)
  }
}

@Suite struct `A declared symmetry` {
  @Test func `is confirmed where it is one`() {
    #expect(ReferenceDevice(apps: 4).symmetryFault() == nil)
    #expect(TwoPhaseCommit(managers: 3).symmetryFault() == nil)
  }

  @Test func `is refuted by a state that tells the components apart`() {
    let machine = FavouringDevice(device: ReferenceDevice(apps: 2))
    #expect(
      machine.symmetryFault()
        == .differentActions(
          [.notRunning, .notRunning], exchanged: [.notRunning, .notRunning], by: "apps 1 and 2"))
  }

  @Test func `is confirmed for conditions that treat all components alike`() {
    let properties = `A property checked by orbits`.claims.enumerated().map { number, claim in
      Property<ReferenceDevice>("\(number)", "statement", claims: [claim])
    }
    #expect(ReferenceDevice(apps: 3).symmetryFault(in: properties) == nil)
  }

  @Test func `is refuted by conditions that single one out`() {
    let unfair: [Claim<ReferenceDevice>] = [
      .always(StatePredicate("the first app is not active") { $0[0] != .active }),
      .reachableStep(.action("launches the second app") { $0.app == 1 && $0.rule == .launch }),
      .pattern(.absence(of: StepPredicate("ends the last app") { $2.last == .notRunning })),
    ]
    for claim in unfair {
      let property = Property<ReferenceDevice>("unfair", "statement", claims: [claim])
      guard
        case .unfairProperty(id: "unfair", _, _, _)? =
          ReferenceDevice(apps: 2).symmetryFault(in: [property])
      else {
        Issue.record("\(claim) is taken for fair")
        continue
      }
    }
  }

  @Test func `is refuted by a representative that has another`() {
    struct Turning: SymmetricMachine {
      let initialStates = [0]
      func actions(in state: Int) -> [String] { [] }
      func successor(of state: Int, taking action: String) -> Int { state }
      let exchanges: [ComponentExchange<Turning>] = []
      func representative(of state: Int) -> Int { (state + 1) % 2 }
    }
    #expect(Turning().symmetryFault() == .unstableRepresentative(of: 0, 1))
  }
}
