import Testing

@testable import ModelChecking

@Suite struct `The shrinker` {
  /// Too little to search for anything.
  static let noSearch = SearchLimits(states: 0)

  private func shrink(
    _ actions: [String], of graph: Graph, _ claim: Claim<Graph>, limits: SearchLimits
  ) throws -> Outcome<String>? {
    let property = Property("id", "statement", claim)
    let trace = try graph.replay(actions)
    return try property.shrink(trace, in: graph, limits: limits).map { Outcome(.violated($0)) }
  }

  static let switches = Graph([
    (0, "on", 1), (1, "work", 1), (1, "off", 0), (0, "boom", 2), (1, "jump", 3), (3, "fall", 2),
  ])

  @Test func `skips what is no longer enabled, and keeps only what was taken`() throws {
    let outcome = try shrink(
      ["on", "work", "work", "off", "boom"], of: Self.switches, .always(.notAt(2)),
      limits: Self.noSearch)
    #expect(outcome == .violatedPerhapsSooner(than: ["boom"]))
  }

  @Test func `drops what follows the violation`() throws {
    let graph = Graph([(0, "a", 1), (1, "b", 2), (2, "c", 3), (3, "d", 0)])
    let outcome = try shrink(
      ["a", "b", "c", "d", "a"], of: graph, .always(.notAt(1, 2)), limits: Self.noSearch)
    #expect(outcome == .violatedPerhapsSooner(than: ["a"]))
  }

  static let twoWays = Graph([(0, "a", 1), (1, "b", 2), (2, "c", 9), (0, "x", 3), (3, "y", 9)])

  @Test func `finds a shorter trace that dropping steps does not lead to`() throws {
    let outcome = try shrink(
      ["a", "b", "c"], of: Self.twoWays, .always(.notAt(9)), limits: .none)
    #expect(outcome == .violated(by: ["x", "y"]))
  }

  @Test func `calls its result minimal only if it could search`() throws {
    let outcome = try shrink(
      ["a", "b", "c"], of: Self.twoWays, .always(.notAt(9)), limits: Self.noSearch)
    #expect(outcome == .violatedPerhapsSooner(than: ["a", "b", "c"]))
  }

  @Test func `calls its result minimal if only shorter traces were searched`() throws {
    let tail = Graph([(0, "a", 1), (1, "b", 2), (2, "c", 3), (3, "d", 4), (4, "e", 5)])
    let outcome = try shrink(["a", "b"], of: tail, .always(.notAt(2)), limits: .none)
    #expect(outcome == .violated(by: ["a", "b"]))
  }

  @Test func `does not search an endless machine to its end`() throws {
    let graph = Fenced(depth: 3)
    let safe = Property<Fenced>("id", "statement", .always(.notAt(2)))
    let dead = Property<Fenced>("id", "statement", .noDeadlock(except: .at()))
    let limits = SearchLimits(states: 1_000)
    let unsafe = try safe.shrink(graph.replay([1, 1]), in: graph, limits: limits)
    let stuck = try dead.shrink(graph.replay([1, 0]), in: graph, limits: limits)
    #expect(Outcome(.violated(unsafe)) == .violated(by: [1, 1]))
    #expect(Outcome(.violated(stuck)) == .violated(by: [0]))
  }

  @Test func `respects a limit of depth below the length`() throws {
    let outcome = try shrink(
      ["a", "b", "c"], of: Self.twoWays, .always(.notAt(9)), limits: .depth(1))
    #expect(outcome == .violatedPerhapsSooner(than: ["a", "b", "c"]))
  }

  @Test func `gives nil for a trace that breaks nothing`() throws {
    #expect(try shrink(["a", "b"], of: Self.twoWays, .always(.notAt(9)), limits: .none) == nil)
    #expect(try shrink([], of: Self.twoWays, .always(.notAt(9)), limits: .none) == nil)
  }

  @Test func `gives nil for a trace that only stops too early`() throws {
    let claim = Claim<Graph>.pattern(.existence(of: .taking("c")))
    #expect(try shrink(["a"], of: Self.twoWays, claim, limits: .none) == nil)
  }

  @Test func `gives nil where no trace can break the property`() throws {
    #expect(try shrink(["a"], of: Self.twoWays, .reachable(.at(77)), limits: .none) == nil)
    #expect(try shrink(["a"], of: Self.twoWays, .alwaysPossible(.at(77)), limits: .none) == nil)
  }

  @Test func `drops whole rounds of a cycle`() throws {
    let rounds = Array(repeating: ["on", "work", "off"], count: 50).flatMap(\.self)
    let outcome = try shrink(
      rounds + ["on", "jump", "fall"], of: Self.switches,
      .everyStep(where: .any, is: !.taking("fall")), limits: Self.noSearch)
    #expect(outcome == .violatedPerhapsSooner(than: ["on", "jump", "fall"]))
  }

  /// Once “lock” is gone, “key” can go as well.
  @Test func `drops what another step made necessary`() throws {
    let graph = Graph([
      (0, "key", 1), (0, "lock", 2), (0, "boom", 9), (1, "lock", 3), (1, "boom", 9),
      (2, "boom", 8), (3, "boom", 9),
    ])
    let outcome = try shrink(
      ["key", "lock", "boom"], of: graph, .always(.notAt(9)), limits: Self.noSearch)
    #expect(outcome == .violatedPerhapsSooner(than: ["boom"]))
  }

  @Test func `keeps to its result where shorter traces could not be exhausted`() throws {
    let graph = Graph([(0, "p", 0), (0, "go", 1), (1, "pp", 2), (2, "pp", 3), (3, "pp", 4)])
    let outcome = try shrink(
      ["go", "pp", "pp", "pp"], of: graph,
      .pattern(.boundedExistence(of: .taking("p", "pp"), atMost: 2)),
      limits: .depth(1))
    #expect(outcome == .violatedPerhapsSooner(than: ["go", "pp", "pp", "pp"]))
  }

  @Test func `passes over claims that no single trace can break`() throws {
    for claim in [Claim<Graph>.reachable(.at(77)), .alwaysPossible(.at(0))] {
      let property = Property("id", "statement", claim, .always(.notAt(9)))
      let trace = try Self.twoWays.replay(["a", "b", "c"])
      let shrunk = try property.shrink(trace, in: Self.twoWays, limits: .none)
      #expect(Outcome(.violated(shrunk)) == .violated(by: ["x", "y"]))
    }
  }
}

/// An endless counter with a dead end beside each number; it says so if it is searched too deep.
private struct Fenced: StateMachine {
  let depth: Int
  let initialStates = [0]

  func actions(in state: Int) -> [Int] {
    if state > depth { Issue.record("the search went \(state) steps deep") }
    return state < 0 ? [] : [1, 0]
  }

  func successor(of state: Int, taking action: Int) -> Int { action == 1 ? state + 1 : -1 - state }
}

@Suite struct `Dropping chunks of a list` {
  /// What is tried, and what is left, where 3 and 7 are needed.
  private func drop(
    from side: ChunkSide, needing needed: Set<Int> = [3, 7], of count: Int = 8
  ) -> (left: [Int], tried: [[Int]]) {
    var tried: [[Int]] = []
    let left = Array(1...count).droppingChunks(from: side) { candidate in
      tried.append(candidate)
      return needed.isSubset(of: candidate) ? candidate : nil
    }
    return (left, tried)
  }

  @Test(arguments: [ChunkSide.start, .end]) func `leaves what is needed, in order`(side: ChunkSide)
  {
    for count in 7...20 { #expect(drop(from: side, of: count).left == [3, 7]) }
  }

  @Test func `begins with halves, from either side`() {
    #expect(drop(from: .start).tried.first == [5, 6, 7, 8])
    #expect(drop(from: .end).tried.first == [1, 2, 3, 4])
  }

  @Test func `goes on behind a chunk that is needed, and at the place of one that is not`() {
    let fromStart = drop(from: .start, needing: [1], of: 4).tried
    #expect(fromStart == [[3, 4], [1, 2], [2], [1], []])
    let fromEnd = drop(from: .end, needing: [4], of: 4).tried
    #expect(fromEnd == [[1, 2], [3, 4], [3], [4], []])
  }

  @Test func `takes what replaces a candidate only if it is shorter`() {
    #expect([1, 2, 3].droppingChunks(from: .start) { _ in [4, 5, 6] } == [1, 2, 3])
    #expect([1, 2, 3].droppingChunks(from: .end) { _ in [9] } == [9])
  }
}
