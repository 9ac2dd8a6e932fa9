import Testing
import Thoroughness

@testable import ModelChecking

@Suite struct `A second opinion on what happens in the end` {
  /// The length of the longest runs that are tried.
  static let length = Thoroughness.isFullForEngine ? 6 : 5

  @Test func `agrees on random machines, formulas and fairness`() throws {
    var counts: [String: Int] = [:]
    let seeds = Thoroughness.seeds(24_000, oneOf: 100)
    for seed in seeds {
      let machine = RandomRuns(seed: seed)
      let property = try #require(try machine.property(seed: seed, words: 1 + Int(seed % 5)))
      let verdict = machine.explore().check(property)
      let naive = NaiveRuns(machine: machine)
      func fairRun(_ isWanted: (NaiveRuns.Run) -> Bool) -> NaiveRuns.Run? {
        naive.first(upTo: Self.length) { naive.isFair($0, to: property.fairness) && isWanted($0) }
      }
      let breach = fairRun { !naive.satisfies($0, property.formula) }
      counts[Self.name(of: verdict), default: 0] += 1
      switch verdict {
      case .holds, .vacuous: #expect(breach == nil, "seed \(seed): \(property.formula)")
      case .unfair: #expect(fairRun { _ in true } == nil, "seed \(seed)")
      case .fails(let lasso):
        let run = NaiveRuns.Run(
          initialState: lasso.stem.initialState, stem: lasso.stem.actions,
          cycle: lasso.cycle.map(\.action))
        #expect(naive.isFair(run, to: property.fairness), "seed \(seed)")
        #expect(!naive.satisfies(run, property.formula), "seed \(seed): \(property.formula)")
        if breach != nil { counts["both fail", default: 0] += 1 }
      case .undecided, .faulty: Issue.record("seed \(seed): \(verdict)")
      }
      if case .vacuous(let neverTriggered) = verdict {
        #expect(fairRun { !naive.satisfies($0, neverTriggered) } == nil, "seed \(seed)")
      }
    }
    #expect(counts["holds", default: 0] > seeds.count / 50)
    #expect(counts["fails", default: 0] > seeds.count / 50)
  }

  @Test func `agrees on the fairness that is missing`() throws {
    var found = 0
    for seed in Thoroughness.seeds(6_000, oneOf: 20) {
      let machine = RandomRuns(seed: seed)
      let drawn = try #require(try machine.property(seed: seed, words: 1 + Int(seed % 3)))
      let property = try drawn.assuming([])
      let graph = machine.explore()
      guard case .fails = graph.check(property) else { continue }
      let added = graph.missingFairness(for: property)
      #expect(graph.check(property, missing: 100).missing == added, "seed \(seed)")
      #expect(added?.count == Self.smallestCount(for: property, on: graph), "seed \(seed)")
      if let added {
        found += 1
        #expect(!Self.fails(try property.assuming(added), on: graph), "seed \(seed)")
      }
    }
    #expect(found > 0)
  }

  private static func fails(
    _ property: LivenessProperty<RandomRuns>, on graph: StateGraph<RandomRuns>
  ) -> Bool {
    if case .fails = graph.check(property) { true } else { false }
  }

  /// The size of the smallest set of strong assumptions that makes a statement hold.
  private static func smallestCount(
    for property: LivenessProperty<RandomRuns>, on graph: StateGraph<RandomRuns>
  ) -> Int? {
    (0..<8).filter { choice in
      let fairness = RandomRuns.groupNames.indices.filter { choice >> $0 & 1 == 1 }
        .map { Fairness(.strong, of: RandomRuns.groupNames[$0], reason: "") }
      return (try? property.assuming(fairness)).map { !fails($0, on: graph) } ?? false
    }.map(\.nonzeroBitCount).min()
  }

  private static func name(of verdict: LivenessVerdict<RandomRuns>) -> String {
    switch verdict {
    case .holds: "holds"
    case .fails: "fails"
    case .vacuous: "vacuous"
    case .unfair: "unfair"
    case .undecided: "undecided"
    case .faulty: "faulty"
    }
  }
}
