import ModelChecking
import Testing
import Thoroughness

@Suite struct `Reduced searches of random machines` {
  private let seeds = Thoroughness.seeds(30_000, oneOf: 300)

  @Test func `agree with searches of all states, trace lengths included`() {
    var tally = ReductionTally()
    for seed in seeds {
      let machine = RandomVariables(seed: seed)
      var generator = SeededGenerator(seed: seed, run: 1)
      // One property lets a search leave out more than several do.
      let all = machine.properties(&generator)
      for properties in [all] + all.map({ [$0] }) {
        tally.compare(machine, properties, auditing: .off, seed: seed)
      }
    }
    #expect(tally.disagreements == [])
    #expect(tally.reducedStates * 10 < tally.states * 9)
    #expect(tally.held > seeds.count / 2)
    #expect(tally.violated > seeds.count / 2)
  }

  @Test func `find no fault in a declaration that is right`() {
    for seed in Thoroughness.seeds(6_000, oneOf: 40) {
      let machine = RandomVariables(seed: seed)
      var generator = SeededGenerator(seed: seed, run: 1)
      let fault = machine.reductionFault(in: machine.properties(&generator))
      #expect(fault == nil, "seed \(seed)")
    }
  }

  @Test func `give no wrong verdict where a declaration is wrong`() {
    var tally = ReductionTally()
    for seed in seeds {
      var machine = RandomVariables(seed: seed)
      var generator = SeededGenerator(seed: seed, run: 2)
      machine.lie = .random(about: machine, &generator)
      for property in machine.properties(&generator) {
        var unaudited = ReductionTally()
        unaudited.compare(machine, [property], auditing: .off, seed: seed)
        guard !unaudited.disagreements.isEmpty else { continue }
        tally.compare(machine, [property], auditing: .everyState, seed: seed)
        #expect(machine.reductionFault(in: [property]) != nil, "seed \(seed)")
      }
    }
    #expect(tally.faulty >= seeds.count / 100)
    #expect(tally.disagreements == [])
  }

  @Test(arguments: Thoroughness.isFullForEngine ? [2, 3] : [3])
  func `are the same on several threads`(threads: Int) {
    for seed in Thoroughness.seeds(1_500, oneOf: 30) {
      let machine = RandomVariables(seed: seed)
      var generator = SeededGenerator(seed: seed, run: 1)
      let properties = machine.properties(&generator)
      let one = machine.reduced.check(properties, options: .audit(.off))
      let several = machine.reduced.check(properties, options: .audit(.off).threads(threads))
      #expect(one.states == several.states)
      #expect(one.transitions == several.transitions)
      #expect(
        one.results.map { Outcome($0.verdict) } == several.results.map { Outcome($0.verdict) })
    }
  }

  @Test func `are the same in files`() throws {
    for seed in Thoroughness.seeds(1_500, oneOf: 50) {
      var generator = SeededGenerator(seed: seed, run: 1)
      var machine = RandomVariables(seed: seed)
      let properties = machine.properties(&generator)
      if seed % 2 == 0 { machine.lie = .random(about: machine, &generator) }
      let memory = machine.reduced.check(properties)
      let files = try machine.reduced.check(properties, options: DiskFolder().options().threads(2))
      #expect(memory.fault == nil ? Counts(files) == Counts(memory) : files.fault != nil)
      #expect(memory.results.map(ReducedFinding.init) == files.results.map(ReducedFinding.init))
    }
  }

  @Test func `find as much where nothing is omitted by compaction`() {
    for seed in Thoroughness.seeds(300, oneOf: 10) {
      var generator = SeededGenerator(seed: seed, run: 1)
      let machine = RandomVariables(seed: seed)
      let properties = machine.properties(&generator).filter { $0.property.id != "pattern" }
      let exact = machine.reduced.check(properties)
      let compacted = machine.reduced.check(properties, options: .compacted(bytes: 1 << 14))
      #expect(Counts(compacted) == Counts(exact))
      for (expected, found) in zip(exact.results, compacted.results) {
        let (finding, verdict) = (ReducedFinding(found), ReducedFinding(expected).verdict)
        #expect(finding.verdict == verdict || finding.verdict == "\(Undecided.compacted)")
      }
    }
  }
}

/// What was compared, and what was different.
struct ReductionTally {
  var disagreements: [String] = []
  var states = 0
  var reducedStates = 0
  var held = 0
  var violated = 0
  var faulty = 0

  /// Compares a reduced search with one of all states. A fault is no disagreement.
  mutating func compare(
    _ machine: RandomVariables, _ properties: [ReducedProperty<RandomVariables>],
    auditing: ContractAudit,
    seed: UInt64
  ) {
    let full = machine.check(properties.map(\.property), options: .audit(.off))
    let reduced = machine.reduced.check(properties, options: .audit(auditing))
    states += full.states
    reducedStates += reduced.states
    for (index, (expected, found)) in zip(full.results, reduced.results).enumerated() {
      let finding = ReducedFinding(found)
      switch found.verdict {
      case .holds: held += 1
      case .violated: violated += 1
      case .faulty: faulty += 1
      case .undecided: break
      }
      if finding.verdict != "faulty", finding != ReducedFinding(expected) {
        disagreements.append(
          "seed \(seed), \(properties[index].property.id) of \(properties.count): \(finding)")
      }
    }
  }
}

/// What a reduced search must find as a search of all states does.
struct ReducedFinding: Hashable {
  let verdict: String
  let length: Int?
  let isMinimal: Bool?
  let witnessLength: Int?
  let vacuousClaims: [Int]
  let isTriggerUnreachable: Bool

  init<Machine: StateMachine>(_ result: PropertyResult<Machine>) {
    witnessLength = result.witness?.count
    vacuousClaims = result.vacuousClaims
    isTriggerUnreachable = result.isTriggerUnreachable
    switch result.verdict {
    case .holds(let witness): (verdict, length, isMinimal) = ("holds", witness?.count, nil)
    case .violated(let counterexample):
      (verdict, length, isMinimal) = (
        "violated", counterexample?.trace.count, counterexample?.isMinimal
      )
    case .undecided(let reason): (verdict, length, isMinimal) = ("\(reason)", nil, nil)
    case .faulty: (verdict, length, isMinimal) = ("faulty", nil, nil)
    }
  }
}
