import ModelChecking
import Testing
import Thoroughness

/// Patterns that are watched beside the search on the fly.
@Suite struct `Many patterns at once` {
  static let threads = [1, 2, 3, 7]

  /// Every pattern that is never pending at the end of a trace: some 150 observer states, in several words.
  static let patterns = RandomClaims.patterns.enumerated().map { number, pattern in
    Property<RandomGraph>("\(number)", "statement", .pattern(pattern))
  }

  /// The same between claims of other kinds.
  static let mixture = zip(patterns, (0...).lazy.map { RandomClaims.single[$0 % 11] })
    .enumerated().map { number, both in
      Property<RandomGraph>("\(number)", "statement", claims: both.0.claims + [both.1])
    }

  @Test func `are judged as on the stored graph`() {
    let first = Thoroughness.seeds(50).first { seed in
      let graph = RandomGraph.wild(seed: seed)
      let threads = Self.threads[Int(seed % 4)]
      return graph.checkedFindings(Self.patterns, threads: threads)
        != graph.exploredFindings(Self.patterns)
    }
    #expect(first == nil, "seed of the first difference")
  }

  @Test func `are judged as on the stored graph, together with other claims`() {
    let first = Thoroughness.seeds(40).map { 100 + $0 }.first { seed in
      let graph = RandomGraph.wild(seed: seed)
      let threads = Self.threads[Int(seed % 4)]
      return graph.checkedFindings(Self.mixture, threads: threads, in: .word)
        != graph.exploredFindings(Self.mixture)
    }
    #expect(first == nil, "seed of the first difference")
  }

  /// Absence needs two observer states, so that these take seven words, or four.
  @Test(arguments: Thoroughness.threads) func `are broken each at its own depth`(threads: Int) {
    let length = Thoroughness.isFullForEngine ? 200 : 90
    let chain = Counter(limit: length)
    let properties = (1...length + 20).map { number in
      Property<Counter>(
        "\(number)", "never \(number)",
        .pattern(.absence(of: .init("into \(number)") { $2 == number })))
    }
    let outcomes = chain.check(properties, options: .threads(threads)).results.map {
      Outcome($0.verdict)
    }
    let expected: [Outcome<String>] = (1...length + 20).map { number in
      number > length ? .holds : .violated(by: Array(repeating: "increment", count: number))
    }
    #expect(outcomes == expected)
  }

  /// An observer of a bound has two states more than the bound; 64 fit a word.
  @Test(
    arguments: Thoroughness.isFullForEngine ? [1, 30, 61, 62, 63, 64, 100] : [1, 61, 62, 63, 100])
  func `may count as far as 100`(bound: Int) {
    let properties = [bound, 30, bound, 100 - bound].enumerated().map { number, bound in
      Property<Counter>(
        "\(number)", "at most \(bound)", .pattern(.boundedExistence(of: .any, atMost: bound)))
    }
    for length in [bound - 1, bound, bound + 1, 101] {
      let chain = Counter(limit: length)
      #expect(
        chain.checkedFindings(properties, threads: 2) == chain.exploredFindings(properties))
    }
  }

  /// A bound in a scope needs a state more.
  @Test(arguments: Thoroughness.isFullForEngine ? [61, 62, 63, 100] : [61, 62, 100], [1, 3])
  func `may count inside a scope`(bound: Int, threads: Int) {
    let word = Word(steps: ["q"] + Array(repeating: "p", count: bound + 1) + ["r", "o"])
    let properties = [Pattern<Word>.Scope.beforeR, .afterQ, .fromQToR, .afterQUntilR].map { scope in
      Property<Word>(
        "\(scope)", "at most \(bound)", .pattern(.boundedExistence(of: .p, atMost: bound), scope))
    }
    #expect(
      word.checkedFindings(properties, threads: threads) == word.exploredFindings(properties))
  }
}
