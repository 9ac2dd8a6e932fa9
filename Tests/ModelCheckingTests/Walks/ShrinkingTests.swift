import ModelChecking
import Testing
import Thoroughness

@Suite struct `A failing walk` {
  static let seeds = Thoroughness.seeds(100, oneOf: 6)

  /// What the failing walks of many seeds shrink to, each walk having failed.
  private func shrunk<Machine: StateMachine>(
    _ machine: Machine, _ claim: Claim<Machine>, length: Int
  ) -> Set<Outcome<Machine.Action>> {
    let property = Property("id", "statement", claim)
    return Set(
      Self.seeds.map { seed in
        let report = machine.walk(
          WalkOptions(seed: seed, walks: 1_000, length: length), checking: [property])
        guard let trace = report.violation?.trace else { return .holds }
        guard let shrunk = try? property.shrink(trace, in: machine, limits: .none) else {
          return .faulty
        }
        return Outcome(.violated(shrunk))
      })
  }

  @Test func `of two jugs shrinks to the six steps, whatever its seed`() {
    let solution: [WaterJugs.Action] = [
      .fillBig, .bigToSmall, .emptySmall, .bigToSmall, .fillBig, .bigToSmall,
    ]
    let outcomes = shrunk(
      WaterJugs(), .always(.init("not four gallons") { $0.big != 4 }), length: 300)
    #expect(outcomes == [.violated(by: solution)])
  }

  @Test func `of threads without a lock shrinks to the four steps, whatever its seed`() {
    let outcomes = shrunk(
      Increment(threads: 3, usesLock: false), .always(.init("exact", \.isExact)), length: 20)
    #expect(outcomes == [.violated(by: [.read(0), .read(1), .write(0), .write(1)])])
  }

  @Test func `of a pattern shrinks to the steps that it needs, whatever its seed`() {
    let purge = StepPredicate<ReferenceDevice>.action("purge") { $0.rule == .purge }
    let outcomes = shrunk(
      ReferenceDevice(apps: 3), .pattern(.boundedExistence(of: purge, atMost: 1)), length: 200)
    let once: [ReferenceDevice.Action.Rule] = [.backgroundLaunch, .suspend, .purge]
    let expected = (once + once).map { ReferenceDevice.Action(app: 0, rule: $0) }
    #expect(outcomes == [.violated(by: expected)])
  }

  @Test func `that ends in a deadlock shrinks to the shortest trace there, with any seed`() {
    let graph = Graph([(0, "stay", 0), (0, "a", 1), (0, "b", 2), (1, "back", 0), (1, "c", 3)])
    let outcomes = shrunk(graph, .noDeadlock(except: .at(2)), length: 100)
    #expect(outcomes == [.violated(by: ["a", "c"])])
    let either = shrunk(graph, .noDeadlock(except: .at()), length: 100)
    #expect(either == [.violated(by: ["b"])])
  }

  @Test
  func `that ends while a pattern is pending shrinks to the shortest such end, whatever its seed`()
  {
    let graph = Graph([
      (0, "p", 1), (0, "o", 0), (1, "o", 1), (1, "s", 0), (1, "end", 2), (0, "p2", 3),
      (3, "end", 2),
    ])
    let owed = Claim<Graph>.pattern(.response(of: .taking("s"), to: .taking("p", "p2")))
    #expect(shrunk(graph, owed, length: 200) == [.violated(by: ["p", "end"])])
  }

  @Test func `that breaks in the initial state shrinks to no step`() {
    #expect(shrunk(Ring(size: 3), .always(.notAt(0)), length: 5) == [.violated(by: [])])
  }

  @Test func `may shrink to a trace from another initial state`() {
    let graph = Graph(from: [0, 5], [(0, "a", 1), (1, "b", 2), (5, "c", 2)])
    #expect(shrunk(graph, .always(.notAt(2)), length: 9) == [.violated(by: ["c"])])
  }
}
