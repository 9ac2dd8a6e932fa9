import LifecycleModels
import Testing

@testable import LifecycleDriving

@Suite struct `A world that is not the same each time` {
  private func check(_ world: WriterWorld, _ strategies: Strategy...) throws -> CheckReport {
    try LifeCheck(world, on: ToyModel()).run(strategies)
  }

  @Test func `because a counter outlives its lives is reported`() throws {
    let cases: [Strategy] = [
      Strategy.exhaustive(depth: 4), .walks(4, length: 20, seed: 1), .tour(steps: 50),
    ]
    for strategy in cases {
      var launches = 0
      let world = writerWorld([.didFinishLaunching: { _, _ in launches += 1 }])
        .requiring(Obligation("third", "never the third") { _ in launches == 3 ? "it is" : nil })
        .showing { _ in "launch \(launches)" }
      let report = try check(world, strategy, .walks(20, length: 20))
      #expect(report.findings.map(\.id) == ["replay"])
      #expect(
        report.findings.first?.detail
          == "“never the third” was broken once, but not when the same choices were made again"
          + LifeDifference.advice)
      #expect(report.findings.first?.secondTrace != nil)
      #expect(report.findings.first?.secondTrace != report.findings.first?.trace)
    }
  }

  @Test func `because it tosses a coin is reported, though nothing is broken`() throws {
    var tosses = 0
    let world = writerWorld([
      .didFinishLaunching: { writer, _ in
        tosses += 1
        writer.number = tosses % 2
      }
    ])
    .fingerprint(disk: { _ in 0 }, memory: \.number)
    let report = try check(world, .exhaustive(depth: 5))
    #expect(report.findings.map(\.id) == ["replay"])
    #expect(
      report.findings.map(\.detail) == [
        "the same choices led to different states: the fingerprint of the memory was 0 and then 1; "
          + "something outlives its life, such as a static property, a singleton or a file that is "
          + "not on the disk of the world: create it again in the closure that launches, or keep it "
          + "on the disk"
      ])
    #expect(report.verdict == .violated)
  }

  @Test func `because an action comes and goes is checked to the end`() throws {
    var asked = 0
    let world = writerWorld().action(
      "edit",
      when: { _ in
        asked += 1
        return asked % 3 == 0
      }
    ) { _ in }
    let report = try check(
      world, .exhaustive(depth: 5), .tour(steps: 200), .walks(10, length: 20, seed: 1))
    #expect(report.coverage.steps > 0)
  }

  @Test func `because its lives share a disk is reported, instead of what this breaks`() throws {
    let disk = Notebook()
    let world = WriterWorld(disk: disk, launch: Writer.init).writing(.didFinishLaunching)
      .requiring(Obligation("few", "few lines") { $0.disk.lines.count > 3 ? "many" : nil })
    let strategies: [Strategy] = [.exhaustive(depth: 4), .walks(9, length: 9), .tour(steps: 99)]
    for strategy in strategies {
      let report = try check(world, strategy, .walks(2, length: 5))
      #expect(report.findings.map(\.id) == ["replay"])
      #expect(
        report.findings.map(\.detail)
          == ["every life has the same disk object; make a new one in “disk:”"])
    }
  }

  @Test func `is not reported if its lives share a disk but break nothing`() throws {
    let disk = Notebook()
    let world = WriterWorld(disk: disk, launch: Writer.init).writing(.didFinishLaunching)
    #expect(try check(world, .exhaustive(depth: 4)).findings == [])
  }
}
