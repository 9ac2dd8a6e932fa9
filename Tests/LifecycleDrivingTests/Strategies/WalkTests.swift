import LifecycleModels
import Testing

@testable import LifecycleDriving

@Suite struct `Random lives of a world` {
  /// The names of what happens in some walks.
  private func records(
    seed: UInt64, weights: [String: Int] = [:], world: WriterWorld = writerWorld()
  ) throws -> [[String]] {
    var records: [[String]] = []
    var lines: [String] = []
    let counted = world.action("note") { _ in lines.append("note") }
      .action("draw") { _ in lines.append("draw") }
    for walk in 0..<4 {
      lines = []
      var check = try LifeCheck(counted, on: ToyModel())
      check.weights = weights
      _ = try check.run(.walks(1, length: 40, seed: seed &+ UInt64(walk)))
      records.append(lines)
    }
    return records
  }

  @Test func `are equal for equal seeds and differ for others`() throws {
    #expect(try records(seed: 1) == records(seed: 1))
    #expect(try records(seed: 1) != records(seed: 100))
  }

  @Test func `never make a choice without weight`() throws {
    for weight in [0, -5] {
      let records = try records(seed: 1, weights: ["note": weight])
      #expect(records.allSatisfy { !$0.contains("note") }, "weight \(weight)")
      #expect(records.contains { $0.contains("draw") }, "weight \(weight)")
    }
  }

  @Test func `end where no choice has any weight`() throws {
    var check = try LifeCheck(writerWorld(), on: ToyModel())
    check.weights = ["home": 0]
    let report = try check.run(.walks(3, length: 10, seed: 1))
    #expect(report.coverage.rulesNeverUsed.first == "home")
    #expect(report.coverage.steps == 3 * 2)
  }

  @Test func `accept any weight`() throws {
    let records = try records(seed: 1, weights: ["note": .max, "draw": .max])
    #expect(records.contains { $0.count > 10 })
  }

  @Test func `reject a weight for an unknown choice`() throws {
    var check = try LifeCheck(writerWorld(), on: ToyModel())
    check.weights = ["hmoe": 2]
    #expect(throws: WorldError.unknownChoice("hmoe", nearest: "home")) {
      try check.run(.walks(1, length: 10, seed: 1))
    }
  }

  @Test func `take no step if their number or length is negative`() throws {
    let report = try LifeCheck(writerWorld(), on: ToyModel())
      .run(.walks(-1, length: 10), .walks(1, length: -10))
    #expect(report.coverage.steps == 0)
    #expect(report.verdict == .undecided)
  }
}
