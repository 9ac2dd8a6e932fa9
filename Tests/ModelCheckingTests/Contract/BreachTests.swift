import ModelChecking
import Testing
import Thoroughness

/// Every way to search a machine that breaks its contract ends in a fault, or in a verdict that is
/// right.
@Suite struct `A machine that breaks its contract` {
  @Test func `with too few bits in its code is at fault`() {
    let machine = NarrowCounter()
    #expect(
      outcomes(machine, NarrowCounter.breaks)
        == Array(repeating: .lossyCode(of: .init(16), decoded: .init(0)), count: 4))
    #expect(compacted(machine, NarrowCounter.breaks) != nil)
  }

  @Test func `with a code that leaves out a field is at fault`() {
    let faults = outcomes(ForgetfulCode(), ForgetfulCode.breaks)
    #expect(faults.allSatisfy { if case .lossyCode? = $0 { true } else { false } })
    #expect(compacted(ForgetfulCode(), ForgetfulCode.breaks) != nil)
  }

  @Test(arguments: [1, 2, 20, 100])
  func `with an equality that leaves out a field is at fault`(depth: Int) {
    let faults = outcomes(ForgetfulEquality(depth: depth), ForgetfulEquality.breaks)
    #expect(faults.allSatisfy { if case .equalStatesDiffer? = $0 { true } else { false } })
  }

  @Test func `with an equality that a property does not know is at fault`() {
    let faults = outcomes(HiddenFlag(), HiddenFlag.breaks)
    // A walk comes upon the flag itself, and that is no mistake.
    #expect(
      faults.dropLast().allSatisfy { if case .equalStatesDiffer? = $0 { true } else { false } })
  }

  @Test func `that changes its states is at fault`() {
    let faults: [ModelFault<ChangingObjects>?] = [
      ChangingObjects().explore().fault,
      ChangingObjects().check([ChangingObjects.breaks]).fault,
      ChangingObjects().check([ChangingObjects.breaks], options: .threads(8)).fault,
      ChangingObjects().walk(
        WalkOptions(seed: 1, walks: 9, length: 20), checking: [ChangingObjects.breaks]
      ).fault,
    ]
    #expect(faults.allSatisfy { $0 != nil })
  }

  @Test func `that lists a set in no order is at fault or judged right`() {
    let machine = UnsortedSet()
    #expect(wrongOutcomes(machine, UnsortedSet.breaks).isEmpty)
  }

  @Test func `that shuffles its actions is at fault`() {
    let faults = outcomes(ShuffledActions(), ShuffledActions.breaks)
    #expect(faults.allSatisfy { if case .actionsChanged? = $0 { true } else { false } })
  }

  @Test func `that draws successors is at fault`() {
    let faults = outcomes(RandomSuccessor(), RandomSuccessor.breaks)
    #expect(faults.allSatisfy { $0 == .successorChanged(of: 0, taking: "draw") })
  }

  @Test func `that draws initial states is at fault`() {
    let faults = outcomes(RandomStart(), RandomStart.breaks)
    #expect(faults.allSatisfy { if case .notInitial? = $0 { true } else { false } })
  }

  @Test func `with endless actions is at fault`() {
    // It takes a while to list a million actions.
    let faults =
      Thoroughness.isFullForEngine
      ? outcomes(EndlessActions(), EndlessActions.breaks)
      : [EndlessActions().check([EndlessActions.breaks], options: .threads(8)).fault]
    #expect(faults.allSatisfy { $0 == .tooManyActions(in: 0, listed: 1_048_577) })
  }

  @Test func `that lists an action twice is at fault`() {
    #expect(
      outcomes(RepeatedAction(), RepeatedAction.breaks)
        == Array(repeating: .repeatedAction(1, in: 0), count: 4))
  }

  @Test func `that is judged by a condition that changes is at fault or judged right`() {
    #expect(wrongOutcomes(Ticking(), Ticking.breaks).isEmpty)
  }

  @Test func `names the state, the breach and the remedy`() {
    let fault = NarrowCounter().explore().fault
    #expect(
      fault?.words { "\($0.count)" }
        == "the code of “16” decodes to “0”: give each field enough bits in code, and read every "
        + "field in init(code:)")
  }
}

// MARK: - All ways to search

/// The faults of a stored graph, of searches on the fly with one thread and eight, and of walks.
private func outcomes<Machine: StateMachine>(
  _ machine: Machine, _ property: Property<Machine>
) -> [ModelFault<Machine>?] {
  [fault(of: machine.explore().check(property).verdict)]
    + [1, 8].map { fault(of: machine.check([property], options: .threads($0)).results[0].verdict) }
    + [machine.walk(WalkOptions(seed: 5, walks: 20, length: 300), checking: [property]).fault]
}

private func fault<Machine>(of verdict: Verdict<Machine>) -> ModelFault<Machine>? {
  if case .faulty(let fault) = verdict { fault } else { nil }
}

private func compacted<Machine: StateMachine>(
  _ machine: Machine, _ property: Property<Machine>
) -> ModelFault<Machine>? where Machine.Encoding.Key: StateCode {
  let report = machine.check([property], options: .compacted(bytes: 1 << 12))
  return fault(of: report.results[0].verdict)
}

/// The outcomes that are neither faults nor violations that can be followed again.
private func wrongOutcomes<Machine: StateMachine>(
  _ machine: Machine, _ property: Property<Machine>
) -> [String] {
  let verdicts =
    [machine.explore().check(property).verdict]
    + [1, 8].map { machine.check([property], options: .threads($0)).results[0].verdict }
  let walks = (0..<20).map { seed in
    machine.walk(WalkOptions(seed: seed, walks: 20, length: 60), checking: [property])
  }
  let traces = walks.compactMap { $0.violation?.trace }
  return verdicts.compactMap { verdict in
    switch verdict {
    case .faulty: nil
    case .violated(let found?) where isReal(found.trace, in: machine): nil
    case .holds, .violated, .undecided: "\(verdict)"
    }
  } + traces.filter { !isReal($0, in: machine) }.map { "\($0)" }
}

private func isReal<Machine: StateMachine>(_ trace: Trace<Machine>, in machine: Machine) -> Bool {
  (try? machine.replay(trace.actions, from: trace.initialState))?.finalState == trace.finalState
}
