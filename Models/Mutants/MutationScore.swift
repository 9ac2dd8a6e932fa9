/// How many mutants of a model its properties catch.
public struct MutationScore: Hashable, Sendable {
  /// What became of one mutant.
  public struct Fate: Hashable, Sendable {
    /// The broken rule and how it is broken.
    public let mutant: String
    /// The property that came out differently, nil for a survivor.
    public let caughtBy: String?
  }

  /// The mutants that differ from the model in some reachable state, in order.
  public let fates: [Fate]
  /// Mutants that behave like the model wherever it can get.
  public let equivalent: Int

  /// The mutants caught.
  public var caught: Int { fates.count { $0.caughtBy != nil } }

  /// The mutants that no property catches.
  public var survivors: [String] { fates.filter { $0.caughtBy == nil }.map(\.mutant) }
}
