import ModelChecking
import Testing
import Thoroughness

/// Graphs that take several rounds, and make the visited table grow many times.
@Suite struct `A search of a large graph` {
  static let graph = Scatter(count: 30_000, ways: 4)
  static let ordered = OrderedSearch(graph)

  static let properties: [Property<Scatter>] = [
    Property("state", "some states are never met", .always(.notAt(77, 4_711, 29_000))),
    Property("witness", "a state is met", .reachable(.at(ordered.states[20_000]))),
    Property("nowhere", "a state is met", .reachable(.at(30_001))),
    Property("dead end", "few dead ends", .noDeadlock(except: .init("small") { $0 < 29_900 })),
    Property("loop", "no loop", .everyStep(where: .any, is: .init("moves on") { $0 != $2 })),
    Property(
      "last", "a step", .reachableStep(.init("into the last") { $2 == ordered.states.last })),
  ]

  static let expected = graph.exploredFindings(properties)

  /// The numbers of states that are known where a level or a round ends.
  static let borders: [Int] = {
    let depths = ordered.depths
    let levels = depths.indices.filter { $0 == 0 || depths[$0] != depths[$0 - 1] }
    let sources = levels.suffix(6).flatMap { [$0, $0 + 8_192] }
    return Set(
      sources.filter { (1..<depths.count).contains($0) }.map { ordered.knownCounts[$0 - 1] }
    )
    .filter { $0 + 2 < depths.count }.sorted()
  }()

  @Test func `has a level of more than a round`() {
    let sizes = Dictionary(grouping: Self.ordered.depths) { $0 }.mapValues(\.count)
    #expect(sizes.values.contains { $0 > 8_192 } && Self.ordered.states.count > 20_000)
  }

  @Test func `is what an ordered search finds`() throws {
    #expect(Self.expected.counts == Self.ordered.counts)
    let trace = try #require(Self.ordered.trace { $0 == Self.ordered.states[20_000] })
    #expect(Self.expected.results[1].verdict == .holds(witness: trace))
    let loop = Self.ordered.trace(of: Self.graph) { $0.source == $0.target }
    #expect(Self.expected.results[4].verdict == .violated(loop, isMinimal: true))
  }

  static let spellings: [(Int, SpellingChoice)] =
    Thoroughness.isFullForEngine
    ? [(1, .plain), (2, .word), (3, .pair), (7, .plain)] : [(1, .plain), (3, .pair)]

  @Test(arguments: spellings)
  func `finds the same on any threads`(threads: Int, spelling: SpellingChoice) {
    let found = Self.graph.checkedFindings(Self.properties, threads: threads, in: spelling)
    #expect(found == Self.expected)
  }

  @Test(arguments: Thoroughness.isFullForEngine ? [SpellingChoice.wide, .boxed, .text] : [.boxed])
  func `finds the same in any spelling`(spelling: SpellingChoice) {
    let found = Self.graph.checkedFindings(Self.properties, threads: 2, in: spelling)
    #expect(found == Self.expected)
  }

  @Test(arguments: Thoroughness.isFullForEngine ? borders : Array(borders.suffix(1)))
  func `is cut where a level or a round ends, or next to it`(border: Int) {
    for (limit, threads) in zip(border - 1...border + 2, [3, 1, 2, 7]) {
      let spelling: SpellingChoice = (limit + threads).isMultiple(of: 2) ? .word : .plain
      let found = Self.graph.checkedFindings(
        [], limits: .states(limit), threads: threads, in: spelling)
      #expect(found.counts == Self.ordered.counts(keeping: limit))
    }
  }

  @Test(
    arguments: Thoroughness.isFullForEngine
      ? [(9_000, 3), (20_000, 1), (27_000, 2)] : [(20_000, 3)])
  func `still finds the same as the stored graph when it is cut`(limit: Int, threads: Int) {
    let limits = SearchLimits(states: limit)
    let expected = Self.graph.exploredFindings(Self.properties, limits: limits)
    for spelling in [SpellingChoice.plain, .word] {
      let found = Self.graph.checkedFindings(
        Self.properties, limits: limits, threads: threads, in: spelling)
      #expect(found == expected)
    }
  }

  @Test(
    arguments: Thoroughness.isFullForEngine
      ? [(0, 1), (1, 2), (4, 3), (7, 7), (8, 2), (9, 3)] : [(7, 3)])
  func `is cut by depth between two levels`(depth: Int, threads: Int) {
    let limits = SearchLimits(depth: depth)
    let found = Self.graph.checkedFindings(
      Self.properties, limits: limits, threads: threads, in: .word)
    #expect(found == Self.graph.exploredFindings(Self.properties, limits: limits))
  }

  @Test func `is not cut by a depth that it does not need`() {
    let depth = Self.ordered.counts.depth
    let found = [depth - 1, depth, depth + 1].map { limit in
      Counts(
        Self.graph.check(options: .limits(.depth(limit)).audit(.off).threads(2))
      ).stoppedBy
    }
    #expect(found == [.depth(depth - 1), nil, nil])
  }
}
