import LifecycleModels
import Testing

@testable import LifecycleDriving

@Suite struct `Random lives of a world` {
  /// The names of what happens in some walks.
  private func courses(
    seed: UInt64, weights: [String: Int] = [:], world: WriterWorld = writerWorld()
  ) throws -> [[String]] {
    var courses: [[String]] = []
    var lines: [String] = []
    let counted = world.action("note") { _ in lines.append("note") }
      .action("draw") { _ in lines.append("draw") }
    for walk in 0..<4 {
      lines = []
      var check = try LifeCheck(counted, on: ToyModel())
      check.weights = weights
      _ = try check.run(.walks(1, length: 40, seed: seed &+ UInt64(walk)))
      courses.append(lines)
    }
    return courses
  }

  @Test func `are equal for equal seeds and differ for others`() throws {
    #expect(try courses(seed: 1) == courses(seed: 1))
    #expect(try courses(seed: 1) != courses(seed: 100))
  }

  @Test(arguments: [0, -5])
  func `never choose what weighs nothing`(weight: Int) throws {
    let courses = try courses(seed: 1, weights: ["note": weight])
    #expect(courses.allSatisfy { !$0.contains("note") })
    #expect(courses.contains { $0.contains("draw") })
  }

  @Test func `end where nothing weighs anything`() throws {
    var check = try LifeCheck(writerWorld(), on: ToyModel())
    check.weights = ["home": 0]
    let report = try check.run(.walks(3, length: 10, seed: 1))
    #expect(report.coverage.rulesNeverUsed.first == "home")
    #expect(report.coverage.steps == 3 * 2)
  }

  @Test func `bear any weight`() throws {
    let courses = try courses(seed: 1, weights: ["note": .max, "draw": .max])
    #expect(courses.contains { $0.count > 10 })
  }

  @Test func `know what is weighed`() throws {
    var check = try LifeCheck(writerWorld(), on: ToyModel())
    check.weights = ["hmoe": 2]
    #expect(throws: WorldError.unknownChoice("hmoe", nearest: "home")) {
      try check.run(.walks(1, length: 10, seed: 1))
    }
  }

  @Test func `can be none`() throws {
    let report = try LifeCheck(writerWorld(), on: ToyModel())
      .run(.walks(-1, length: 10), .walks(1, length: -10))
    #expect(report.coverage.steps == 0)
    #expect(report.verdict == .undecided)
  }
}
