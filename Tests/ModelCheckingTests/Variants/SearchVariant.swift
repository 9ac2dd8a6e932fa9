import ModelChecking
import Thoroughness

/// One way to search a machine: which search, how the states are spelled, how many threads.
struct SearchVariant: Sendable, CustomStringConvertible {
  let description: String
  let counts: @Sendable (SearchLimits) -> Counts

  init(_ description: String, _ counts: @escaping @Sendable (SearchLimits) -> Counts) {
    (self.description, self.counts) = (description, counts)
  }
}

extension [SearchVariant] {
  /// What the searches count that is not as expected.
  func unexpectedVerdicts(
    limits: SearchLimits = .none, where isSurprising: (Counts) -> Bool
  ) -> [String] {
    compactMap { variant in
      let counts = variant.counts(limits)
      return isSurprising(counts) ? "\(variant): \(counts)" : nil
    }
  }

  /// What the searches count that is not exactly this.
  func unexpectedVerdicts(unless expected: Counts, limits: SearchLimits = .none) -> [String] {
    unexpectedVerdicts(limits: limits) { $0 != expected }
  }
}

extension StateMachine {
  /// The searches of this machine as it is.
  var ownVariants: [SearchVariant] {
    [storedVariant] + ownVariants(threads: Thoroughness.fewThreads)
  }

  var storedVariant: SearchVariant {
    SearchVariant("stored graph") { Counts(explore(limits: $0, auditing: .sample)) }
  }

  func ownVariants(threads: [Int]) -> [SearchVariant] { onTheFly("on the fly", threads) }

  /// The searches on the fly with the states spelled otherwise.
  func variants<State: Spelling>(
    _ name: String, as spelling: State.Type, threads: [Int] = Thoroughness.fewThreads
  ) -> [SearchVariant] where State.Base == Self.State {
    Respelled(self, as: spelling).onTheFly(name, threads)
  }

  private func onTheFly(_ name: String, _ threads: [Int]) -> [SearchVariant] {
    threads.map { threads in
      SearchVariant("\(name), \(threads) threads") { limits in
        Counts(check(options: .limits(limits).audit(.sample).threads(threads)))
      }
    }
  }
}

extension StateMachine where State: Packable {
  /// All searches of a machine whose states fit a word.
  var allVariants: [SearchVariant] {
    ownVariants
      + variants("64 bits", as: PackedSpelling<State, UInt64>.self)
      + variants("128 bits", as: PackedSpelling<State, UInt128>.self, threads: [2])
      + variants(
        "two words", as: PackedSpelling<State, PairCode<UInt64, UInt64>>.self, threads: [3])
  }
}
