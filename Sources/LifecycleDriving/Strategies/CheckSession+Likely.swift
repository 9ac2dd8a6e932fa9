import LifecycleModels

// The life that a maintainer recognises is not always the shortest.
extension CheckSession {
  /// By how many choices a life without rare events may be longer.
  private static var maxExtraChoices: Int { 3 }
  /// The most steps that are taken to find it.
  private static var stepsForLikelyLife: Int { 20_000 }

  /// The shortest life that breaks the same without rare events, if a shortest life needs some.
  ///
  /// - Parameters:
  ///   - breach: What the shortest life breaks.
  ///   - choices: The choices of the shortest life.
  /// - Returns: Nil if the shortest life has no rare events, or no such life is found nearby.
  /// - Throws: What making the disk throws.
  mutating func likelyLife(
    of breach: LifeBreach, insteadOf choices: [Choice]
  ) throws -> Discovery? {
    guard try rarest(of: choices) > .occasional else { return nil }
    // A finding is told without this, so it is left out when there is no time for it.
    var runner = runner
    runner.shouldContinue = { [clock] in clock.hasTimeLeft($0) }
    let search = ExhaustiveSearch(
      runner: runner, depth: choices.count + Self.maxExtraChoices,
      steps: min(check.proofSteps, Self.stepsForLikelyLife), rarest: .occasional)
    var likely: Discovery?
    _ = try search.run { found in
      likely = found.first { $0.breach.subject == breach.subject }
      return likely == nil
    }
    return likely
  }

  private func rarest(of choices: [Choice]) throws -> Rarity {
    let life = try runner.begin()
    return choices.reduce(.everyday) { rarest, choice in
      defer { _ = life.make(choice) }
      return max(rarest, life.rarity(of: choice))
    }
  }
}
