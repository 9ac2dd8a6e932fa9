import Foundation
import Testing
import Thoroughness

@testable import ModelChecking

/// SPIN on the same machines and formulas: `.ci/thorough` sets `SPIN_OPINION` after it has installed
/// SPIN and a C compiler.
///
/// The machines have one initial state and no dead ends, because SPIN lets an ended run stutter. The
/// formulas are about states and have no `next`, because SPIN knows neither steps nor that word. Each
/// group of rules is a process, since SPIN assumes weak fairness of processes.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["SPIN_OPINION"] != nil))
struct `The opinion of SPIN` {
  /// The cases of one model: SPIN and the compiler take a second for each model.
  static let batch = 100
  static let batches = Thoroughness.isFullForEngine ? 105 : 2

  @Test(arguments: [false, true])
  func `agrees on random machines and formulas`(isFair: Bool) throws {
    var counts = [SpinRun.Opinion: Int]()
    var seed: UInt64 = 0
    for _ in 0..<Self.batches {
      var cases: [SpinCase] = []
      while cases.count < Self.batch {
        if let next = try SpinCase(seed: seed) { cases.append(next) }
        seed += 1
      }
      for (asked, opinion) in zip(cases, try SpinRun().opinions(on: cases, isFair: isFair)) {
        counts[opinion, default: 0] += 1
        guard opinion != .none else { continue }
        let isBroken = try asked.isBroken(isFair: isFair)
        #expect(
          opinion == (isBroken ? .fails : .holds), "seed \(asked.seed): \(asked.property.formula)")
      }
    }
    let asked = Self.batch * Self.batches
    #expect(counts[.fails, default: 0] > asked / 6, "\(counts)")
    #expect(counts[.holds, default: 0] > asked / 6, "\(counts)")
    #expect(counts[.none, default: 0] < asked / 20, "\(counts)")
  }
}

/// A random machine with a formula that both engines can judge.
struct SpinCase {
  let seed: UInt64
  let machine: RandomRuns
  let property: LivenessProperty<RandomRuns>
  /// The formula in SPIN’s words.
  let promela: String

  /// Nil if SPIN has no words for what is drawn.
  init?(seed: UInt64) throws {
    let machine = RandomRuns(seed: seed).withOneGroupForEachStep
    guard machine.initialStates.count == 1,
      machine.stateLetters.indices.allSatisfy({ !machine.actions(in: $0).isEmpty }),
      let property = try machine.property(seed: seed, words: 2 + Int(seed % 3)),
      let promela = property.formula.promela
    else { return nil }
    (self.seed, self.machine, self.property, self.promela) = (seed, machine, property, promela)
  }

  /// Whether this engine finds a run that breaks the formula, with or without weak fairness.
  func isBroken(isFair: Bool) throws -> Bool {
    let fairness = RandomRuns.groupNames.map { Fairness(.weak, of: $0, reason: "") }
    let asked = try property.assuming(isFair ? fairness : [])
    return if case .fails = machine.explore().check(asked) { true } else { false }
  }
}

extension RandomRuns {
  /// The same machine, with each step in the first of its groups, or in the first of all.
  fileprivate var withOneGroupForEachStep: RandomRuns {
    RandomRuns(
      initialStates: initialStates, stateLetters: stateLetters,
      transitions: transitions.map { step in
        let group = Self.groupNames.first(where: step.groups.contains) ?? Self.groupNames[0]
        return Transition(
          number: step.number, source: step.source, target: step.target, letters: step.letters,
          groups: [group])
      })
  }
}

extension LTLFormula {
  /// The formula in SPIN’s words; nil if SPIN has none for it.
  fileprivate var promela: String? {
    var words: [String] = []
    for term in terms {
      switch term {
      case .constant(let value): words.append("\(value)")
      case .predicate(let name) where RandomRuns.stateNames.contains(name): words.append(name)
      case .predicate, .next, .weakNext: return nil
      case .not(let part): words.append("(! \(words[part]))")
      case .always(let part): words.append("([] \(words[part]))")
      case .eventually(let part): words.append("(<> \(words[part]))")
      case .and(let left, let right): words.append("(\(words[left]) && \(words[right]))")
      case .or(let left, let right): words.append("(\(words[left]) || \(words[right]))")
      case .implies(let left, let right): words.append("(\(words[left]) -> \(words[right]))")
      case .until(let left, let right): words.append("(\(words[left]) U \(words[right]))")
      case .releases(let left, let right): words.append("(\(words[left]) V \(words[right]))")
      }
    }
    return words.last
  }
}
