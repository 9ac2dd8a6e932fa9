import ModelChecking
import Testing

@Suite struct `A counterexample beside a pattern that is open` {
  /// The search of the machine sees the pattern broken in the third step, and is cut by memory behind
  /// the eighth; the search for the pattern’s trace, which has twice as many states, is cut before
  /// the third. So the eight steps are not known to be minimal.
  @Test func `is not called minimal where both searches were cut by memory`() {
    let funnel = Funnel(width: 3_000)
    let gathers = StepPredicate<Funnel>.action("gathers") { $0 == .gather }
    let openly = StepPredicate<Funnel>.action("openly") { $0 == .openly }
    let results = funnel.check(
      [
        Property(
          "both", "statement", .pattern(.absence(of: gathers), .after(openly)),
          .always(.notAt(funnel.neck + 5)))
      ], options: .limits(.memory(500_000))
    ).results
    guard case .violated(let counterexample?) = results[0].verdict else { return }
    #expect(counterexample.trace.count == 3 || !counterexample.isMinimal)
  }
}
