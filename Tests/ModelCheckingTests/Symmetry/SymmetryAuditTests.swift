@testable import ModelChecking
import Testing
import Thoroughness

@Suite struct `The audit of a symmetry` {
  /// Switches that are turned on one by one, and what may be wrong with them.
  struct Switches: SymmetricMachine {
    enum Mistake: CaseIterable {
      case initialStatesAreNotClosed, actionsAreNotClosed, actionsAreNotExchanged
      case lastSwitchTurnsAnother, exchangeIsNoBijection, exchangeNeverReturns
      case actionsNeverReturn, exchangeLeavesTheInitialStates
      case onlyLateStatesAreFavoured
    }

    let mistake: Mistake?
    var count = 4

    var initialStates: [[Int]] {
      let none = Array(repeating: 0, count: count)
      return mistake == .initialStatesAreNotClosed ? [none, [1] + none.dropFirst()] : [none]
    }

    func actions(in state: [Int]) -> [Int] {
      let all = state.indices.filter { state[$0] == 0 }
      if mistake == .actionsAreNotClosed { return all.filter { $0 != 2 } }
      if mistake == .onlyLateStatesAreFavoured, all == [0] { return [] }
      return all
    }

    func successor(of state: [Int], taking action: Int) -> [Int] {
      var next = state
      let place = mistake == .lastSwitchTurnsAnother && action == count - 1 ? 0 : action
      next[place] = 1
      return next
    }

    var exchanges: [ComponentExchange<Switches>] {
      (0..<count - 1).map { number in
        let places = Transposition(number, number + 1)
        return ComponentExchange("switches \(number) and \(number + 1)") { [mistake] state in
          var exchanged = state
          switch mistake {
          case .exchangeIsNoBijection: exchanged[places.first] = state[places.second]
          case .exchangeNeverReturns: exchanged.append(0)
          case .exchangeLeavesTheInitialStates:
            exchanged = state.map { $0 == 0 ? 2 : $0 == 2 ? 0 : $0 }
          default: exchanged.swapAt(places.first, places.second)
          }
          return exchanged
        } actions: { [mistake] action in
          switch mistake {
          case .actionsAreNotExchanged: action
          case .actionsNeverReturn: action + 1
          default: places(action)
          }
        }
      }
    }
  }

  static let goal = Property<Switches>(
    "all", "all are on", .reachable(StatePredicate("all are on") { !$0.contains(0) }))

  @Test(
    arguments: Switches.Mistake.allCases, [ContractAudit.everyState, .sample])
  func `finds a mistake`(mistake: Switches.Mistake, auditing: ContractAudit) {
    let machine = Switches(mistake: mistake)
    for threads in [1, 8] {
      let report = machine.orbits.check([Self.goal], options: .audit(auditing).threads(threads))
      #expect(report.fault != nil && !report.isComplete)
      #expect(Outcome(report.results[0].verdict) == .faulty)
    }
    #expect(machine.symmetryFault() != nil)
  }

  @Test func `finds none where there is none`() {
    for auditing in [ContractAudit.everyState, .sample, .off] {
      let report = Switches(mistake: nil).orbits.check([Self.goal], options: .audit(auditing))
      #expect(report.fault == nil && report.isComplete && report.states == 5)
      #expect(Outcome(report.results[0].verdict) == .holdsAsShown(by: [0, 1, 2, 3]))
    }
  }

  @Test func `finds no fault in exchanges of fewer than two components`() {
    #expect(Switches(mistake: nil, count: 1).orbits.check(options: .audit(.everyState)).states == 2)
    #expect(Switches(mistake: nil, count: 1).symmetryFault() == nil)
  }

  @Test func `names the state, the exchange and what became of it`() {
    #expect(
      fault(of: .initialStatesAreNotClosed)
        == .notInitial([1, 0, 0, 0], exchanged: [0, 1, 0, 0], by: "switches 0 and 1"))
    #expect(
      fault(of: .actionsAreNotClosed)
        == .differentActions(
          [0, 0, 0, 0], exchanged: [0, 0, 0, 0], by: "switches 1 and 2"))
    #expect(
      fault(of: .lastSwitchTurnsAnother)
        == .differentSuccessors(
          [0, 0, 0, 0], exchanged: [0, 0, 0, 0], by: "switches 0 and 1", action: "3"))
    #expect(
      fault(of: .exchangeIsNoBijection)
        == .endlessExchange("switches 0 and 1", [1, 0, 0, 0]))
    #expect(
      fault(of: .exchangeNeverReturns) == .endlessExchange("switches 0 and 1", [0, 0, 0, 0]))
    #expect(fault(of: .actionsNeverReturn) == .endlessExchange("switches 0 and 1", [0, 0, 0, 0]))
  }

  private func fault(of mistake: Switches.Mistake) -> SymmetryFault<[Int]>? {
    Switches(mistake: mistake).symmetryFault()
  }

  /// The representatives and their neighbours are as they should be.
  @Test func `looks at more of an orbit than its representative and what is next to it`() {
    #expect(Podium().orbits.check(options: .audit(.everyState)).fault != nil)
    #expect(Podium().symmetryFault() != nil)
  }

  @Test func `finds the same on any number of threads`() {
    let machine = Switches(mistake: .onlyLateStatesAreFavoured, count: 9)
    for auditing in [ContractAudit.everyState, .sample] {
      let one = machine.orbits.check(options: .audit(auditing))
      for threads in [2, 3, 8] {
        let many = machine.orbits.check(options: .audit(auditing).threads(threads))
        #expect(many.fault == one.fault && many.states == one.states)
        #expect(many.transitions == one.transitions && many.depth == one.depth)
      }
      #expect(one.fault != nil)
    }
  }

  @Test func `chooses a sample of about one in 1,024 behind the first states`() {
    let chosen = (0..<100_000).filter {
      ContractAudit.sample.choice(of: 3, forState: $0) != nil
    }
    #expect(chosen.prefix(1024) == Array(0..<1024)[...])
    #expect((75...120).contains(chosen.count - 1024))
    #expect(
      chosen.dropFirst(1024).allSatisfy {
        ContractAudit.sample.choice(of: 3, forState: $0)?.count == 1
      })
    #expect((0..<64).allSatisfy { ContractAudit.sample.choice(of: 3, forState: $0) == 0..<3 })
  }

  @Test func `of a sample ends no search where nothing is wrong`() {
    let pair = Pair().orbits.check(options: .audit(.sample))
    #expect(pair.fault == nil && pair.isComplete && pair.states == 51 * 52 / 2)
    guard Thoroughness.isFullForEngine else { return }
    let limits = SearchLimits(states: 1200)
    let report = TwoPhaseCommit(managers: 8).orbits.check(options: .limits(limits).audit(.sample))
    #expect(report.fault == nil && report.stoppedBy == .states(1200))
  }

  @Test(arguments: Switches.Mistake.allCases)
  func `says in words what is wrong`(mistake: Switches.Mistake) throws {
    let fault = try #require(self.fault(of: mistake))
    let words = ModelFault<Switches>.asymmetric(fault).description
    #expect(words.contains("[") && words.contains(":"))
  }
}

/// Two numbers that are counted up, with more orbits than the first states of a sample.
private struct Pair: SymmetricMachine {
  let initialStates = [[0, 0]]

  func actions(in state: [Int]) -> [Int] { [0, 1].filter { state[$0] < 50 } }

  func successor(of state: [Int], taking place: Int) -> [Int] {
    var next = state
    next[place] += 1
    return next
  }

  var exchanges: [ComponentExchange<Pair>] {
    ComponentExchange.neighbours(of: 2, named: "numbers") { place, places in places(place) }
  }
}

/// Four runners who finish in some order and begin again. If the first of them finishes third or
/// fourth, nothing more happens.
private struct Podium: SymmetricMachine {
  let initialStates = [[0, 0, 0, 0]]

  func actions(in state: [Int]) -> [Int] {
    if state[0] > 2 { return [] }
    return state.contains(0) ? state.indices.filter { state[$0] == 0 } : [-1]
  }

  func successor(of state: [Int], taking runner: Int) -> [Int] {
    guard runner >= 0 else { return initialStates[0] }
    var next = state
    next[runner] = state.count { $0 > 0 } + 1
    return next
  }

  var exchanges: [ComponentExchange<Podium>] {
    ComponentExchange.neighbours(of: 4, named: "runners") { runner, places in places(runner) }
  }
}
