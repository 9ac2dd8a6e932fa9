import ModelChecking
import Testing

@Suite struct `A bound on a step` {
  @Test func `of 0 is its absence`() {
    MarkedWord.expect(["", "o", "p!", "op!p"], .boundedExistence(of: .p, atMost: 0), .globally)
  }

  @Test func `of 1 lets it come once`() {
    MarkedWord.expect(["p", "po", "pop!"], .boundedExistence(of: .p, atMost: 1), .globally)
  }

  @Test(arguments: [1, 6, 99, 100])
  func `may be as large as 100`(bound: Int) {
    let claim = Claim<Word>.pattern(.boundedExistence(of: .p, atMost: bound))
    let most = Array(repeating: "p", count: bound)
    #expect(Word(steps: most).outcome(claim) == .holds)
    #expect(Word(steps: most + ["p", "p"]).outcome(claim) == .violated(by: most + ["p"]))
  }
}

/// No search judges such a property, and none traps.
@Suite struct `A bound that cannot be counted to` {
  static let bounds = [-1, 101, .max, .min]

  private func property<Machine>(_ bound: Int) -> Property<Machine> {
    Property(
      "id", "statement", .always(StatePredicate("never") { _ in false }),
      .pattern(.boundedExistence(of: .any, atMost: bound), .after(.any)))
  }

  private func isFault<Machine>(_ results: [PropertyResult<Machine>], bound: Int) -> Bool {
    results.count == 2
      && results.allSatisfy { result in
        guard case .faulty(.impossibleBound(bound)) = result.verdict else { return false }
        return !result.isVacuous && result.witness == nil
      }
  }

  @Test(arguments: bounds) func `is a fault in every search`(bound: Int) {
    let word = Word(steps: ["p", "p"])
    let twice: [Property<Word>] = [property(bound), property(bound)]
    #expect(isFault(twice.map(word.explore().check), bound: bound))
    #expect(isFault(twice.map(word.explore(limits: .states(1)).check), bound: bound))
    for threads in [1, 3] {
      #expect(isFault(word.check(twice, options: .threads(threads)).results, bound: bound))
    }
  }

  @Test(arguments: bounds) func `is a fault in searches by orbits and with compaction`(bound: Int) {
    let orbits = ReferenceDevice(apps: 2).orbits.check([property(bound), property(bound)])
    #expect(isFault(orbits.results, bound: bound))
    let packed = PackedDevice(apps: 2).check(
      [property(bound), property(bound)], options: .compacted(bytes: 1 << 16))
    #expect(isFault(packed.results, bound: bound))
  }

  @Test func `leaves the verdicts on other properties as they are`() {
    let word = Word(steps: ["p", "p"])
    let results = word.check(
      [property(101), Property("other", "statement", .pattern(.absence(of: .p)))]
    ).results
    #expect(Outcome(results[1].verdict) == .violated(by: ["p"]))
  }

  @Test(arguments: bounds)
  func `is a fault in walks, and ignored by shrinkers and continuations`(bound: Int) throws {
    let word = Word(steps: ["p", "p"])
    let walked = word.walk(
      WalkOptions(seed: 1, walks: 1, length: 3), checking: [property(bound)])
    #expect(walked.fault == .impossibleBound(bound) && walked.violation == nil)
    let search = ContinuationSearch<Word>([property(bound)], preparing: ["p"])
    #expect(search.firstBroken(after: Trace(from: 0), in: word, limit: 9) == nil)
    let trace = try word.replay(["p", "p"], from: 0)
    let faulty: Property<Word> = property(bound)
    #expect(try faulty.shrink(trace, in: word, limits: .none) == nil)
  }
}
