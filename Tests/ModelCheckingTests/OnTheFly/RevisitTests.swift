import ModelChecking
import Testing
import Thoroughness

/// States that observers reach in new states are followed again, without being counted again.
@Suite struct `A state that is revisited` {
  static let threads = Thoroughness.threads
  /// More rooms than a round has sources, and more than a chunk of the table.
  static let house = Detour(rooms: 8_200, corridors: 4_100)
  /// A smaller house, for an ordinary run.
  static let small = Thoroughness.isFullForEngine ? house : Detour(rooms: 1_100, corridors: 600)

  static let turned = StepPredicate<Detour>.action("turns") { $0 == .turn }
  static let leaves = StepPredicate<Detour>.action("leaves") { $0 == .leave }
  static func opens(_ number: Int) -> StepPredicate<Detour> {
    .action("opens \(number)") { $0 == .open(number) }
  }

  static let properties: [Property<Detour>] = [
    Property("first", "0 stays closed", .pattern(.absence(of: opens(0)), .after(turned))),
    Property("last", "4,099 stays closed", .pattern(.absence(of: opens(4_099)), .after(turned))),
    Property("before", "leaves before", .pattern(.precedence(of: leaves, before: turned))),
    Property("once", "turns once", .pattern(.boundedExistence(of: turned, atMost: 1))),
    Property(
      "thrice", "at most three", .pattern(.boundedExistence(of: turned, atMost: 3))),
    Property("never", "holds", .pattern(.absence(of: turned), .after(leaves))),
  ]

  @Test(arguments: Thoroughness.isFullForEngine ? threads : [3])
  func `shows what it leads to`(threads: Int) {
    let report = Self.house.check(Self.properties, options: .threads(threads))
    let back: [Detour.Action] = [.turn, .comeBack]
    let expected: [Outcome<Detour.Action>] = [
      .violated(by: back + [.enter(0), .leave, .open(0)]),
      .violated(by: back + [.enter(4_099), .leave, .open(4_099)]),
      .violated(by: [.turn]), .violated(by: back + [.turn]),
      .violated(by: back + back + back + [.turn]), .holds,
    ]
    #expect(report.results.map { Outcome($0.verdict) } == expected)
  }

  @Test(arguments: threads) func `is not counted again`(threads: Int) {
    let (rooms, corridors) = (Self.small.rooms, Self.small.corridors)
    let expected = Counts(
      states: rooms + corridors + 3, transitions: 2 * rooms + corridors + 2, depth: 3)
    #expect(
      Counts(Self.small.check(Array(Self.properties.suffix(1)), options: .threads(threads)))
        == expected)
    #expect(Counts(Self.small.check(options: .threads(threads))) == expected)
  }

  @Test(arguments: [1, 3]) func `gives the findings of the stored graph`(threads: Int) {
    let house = Detour(rooms: 700, corridors: 30)
    #expect(
      house.checkedFindings(Self.properties, threads: threads)
        == house.exploredFindings(Self.properties))
  }

  @Test(arguments: threads) func `in a large graph gives the findings of the stored graph`(
    threads: Int
  ) {
    let graph = Scatter(count: Thoroughness.isFullForEngine ? 9_000 : 4_500, ways: 3)
    func into(_ remainder: Int) -> StepPredicate<Scatter> {
      StepPredicate("into \(remainder)") { $2 % 97 == remainder }
    }
    let rare = StepPredicate<Scatter>("into a few") { $2 % 4_001 == 1 }
    let properties: [Property<Scatter>] = [
      Property("1", "one", .pattern(.boundedExistence(of: rare, atMost: 3))),
      Property(
        "2", "two", .pattern(.absence(of: into(5)), .between(rare, and: into(7), ending: .weak))),
      Property("3", "three", .pattern(.precedence(of: rare, before: into(2)), .after(into(1)))),
      Property("4", "four", .pattern(.universality(of: !into(3)), .before(rare))),
      Property("5", "five", .pattern(.absence(of: .init("never") { $2 < 0 }), .after(rare))),
    ]
    #expect(
      graph.checkedFindings(properties, threads: threads) == graph.exploredFindings(properties))
  }

  /// The first turn is known when the hub was expanded; all else comes in levels that are cut.
  @Test(
    arguments: threads,
    [0, small.rooms + 1, small.rooms + 2, small.rooms + small.corridors + 2])
  func `is forgotten where a limit cuts the level`(threads: Int, limit: Int) {
    let results = Self.small.check(
      Self.properties, options: .limits(.states(limit)).threads(threads)
    ).results
    var expected = Array(
      repeating: Outcome<Detour.Action>.undecided(.stopped(by: .states(limit))), count: 6)
    if limit > Self.small.rooms + 1 { expected[2] = .violated(by: [.turn]) }
    #expect(results.map { Outcome($0.verdict) } == expected)
  }

  @Test(arguments: threads) func `stops where the search is cancelled`(threads: Int) {
    let states = Self.small.rooms + Self.small.corridors + 3
    // Once all states are expanded, only revisits are left.
    let report = Self.small.check(Self.properties, options: .threads(threads)) {
      $0.frontier > 0 ? .proceed : .stop
    }
    #expect(report.stoppedBy == .cancelled && report.states == states)
    #expect(Outcome(report.results[5].verdict) == .undecided(.stopped(by: .cancelled)))
  }
}
