import ModelChecking
import Testing

@Suite struct `The phases of a search on several threads` {
  /// SEVERE, seen once in some thousand searches as “Object of class _ContiguousArrayStorage
  /// deallocated with non-zero retain count 2” (abort on a helper thread):
  /// `takeObservation(of:from:)` takes `all[owner]` by value. The copy retains the owner’s `steps`,
  /// `deadEnds`, `states`, `reader.numbers`, `reader.open` and so on, while the owner’s own thread
  /// changes them in the same phase (`meet`, `learn`). Only `all[owner].observations` (a pointer) and
  /// `all[owner].table` may be read there, through the pointer, as in 663ff1d.
  @Test func `known gap: a worker is copied while its own thread changes it`() {
    withKnownIssue { Issue.record("data race in SearchWorker.takeObservation(of:from:)") }
  }
}

@Suite struct `A counterexample beside a pattern that is open` {
  /// The search of the machine sees the pattern broken in the third step, and is cut by memory behind
  /// the eighth; the search for the pattern’s trace, which has twice as many states, is cut before
  /// the third. So the eight steps are not known to be minimal (`SearchExtent.conjunction` asks only
  /// where `isComplete`).
  @Test func `known gap: is called minimal where both searches were cut by memory`() {
    let funnel = Funnel(width: 3_000)
    let gathers = StepPredicate<Funnel>.action("gathers") { $0 == .gather }
    let openly = StepPredicate<Funnel>.action("openly") { $0 == .openly }
    let results = funnel.check(
      [
        Property(
          "both", "statement", .pattern(.absence(of: gathers), .after(openly)),
          .always(.notAt(funnel.neck + 5)))
      ], limits: SearchLimits(memory: 500_000)
    ).results
    guard case .violated(let counterexample?) = results[0].verdict else { return }
    withKnownIssue(isIntermittent: true) {
      #expect(counterexample.trace.count == 3 || !counterexample.isMinimal)
    }
  }
}
