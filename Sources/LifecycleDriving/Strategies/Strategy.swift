/// How lives are chosen.
public enum Strategy: Hashable, Sendable {
  /// Every life, the shortest first, until all states are known or a limit is reached.
  ///
  /// With a fingerprint lives that meet in the same state go on as one. Without it every life is
  /// different, and their number grows with every choice.
  /// - Parameters:
  ///   - depth: The most choices of a life; nil for no limit.
  ///   - steps: The most steps of all lives together.
  case exhaustive(depth: Int? = nil, steps: Int = 1_000_000)
  /// One long life that takes every step of the model that it can, each at least once.
  /// - Parameter steps: After so many steps no further choice is made.
  case tour(steps: Int = 100_000)
  /// Random lives; equal seeds give equal lives.
  case walks(Int = 200, length: Int = 60, seed: UInt64 = 1)
  /// One life, by the names of its choices.
  case replay([String])

  /// The strategy in words.
  public var name: String {
    switch self {
    case .exhaustive(let depth, _):
      "every life" + (depth.map { " of up to \($0) choices" } ?? "")
    case .tour: "transition tour"
    case .walks(let count, let length, let seed):
      "\(count) walks of \(length) choices, seed \(seed)"
    case .replay: "replay"
    }
  }
}
