import LifecycleModels
import Testing

@testable import LifecycleDriving

@Suite struct `A hostile world` {
  private func check(_ world: WriterWorld, _ strategies: Strategy...) throws -> CheckReport {
    try LifeCheck(world, on: ToyModel()).run(strategies)
  }

  @Test func `whose delegate outlives its process is reported, and the check continues`() throws {
    var kept: [Writer] = []
    let world = writerWorld([.didFinishLaunching: { writer, _ in kept.append(writer) }])
    let report = try check(world, .walks(2, length: 40, seed: 1))
    #expect(report.findings.map(\.id) == ["leak"])
    #expect(report.findings.first?.trace.choices == ["launch", "home", "suspend", "purge"])
    #expect(try check(world.allowingLeaks(), .exhaustive(depth: 6)).findings == [])
  }

  @Test func `whose callback throws is reported`() throws {
    struct DiskFull: Error {}
    let world = writerWorld([.didEnterBackground: { _, _ in throw DiskFull() }])
    let report = try check(world, .exhaustive(depth: 3))
    #expect(report.findings.map(\.detail) == ["it throws: DiskFull()"])
    #expect(report.findings.first?.trace.choices == ["launch", "home"])
  }

  @Test func `whose disk cannot be made is an error`() {
    struct NoFolder: Error {}
    func make() throws -> Notebook { throw NoFolder() }
    let world = WriterWorld(disk: try make(), launch: Writer.init)
    #expect(throws: WorldError.noDisk("NoFolder()")) { try check(world, .tour()) }
  }

  @Test func `without callbacks and actions is checked`() throws {
    let report = try check(
      writerWorld(), .exhaustive(depth: 4), .tour(), .walks(2, length: 5), .replay([]))
    #expect(report.verdict == .undecided)
    #expect(report.findings == [])
  }

  @Test func `with an action named like something else is an error`() {
    for name in ["home", "mainQueue", "willBe"] {
      let world = writerWorld().action("willBe") { _ in }.action(name) { _ in }
      #expect(throws: WorldError.ambiguousAction(name)) { try LifeCheck(world, on: ToyModel()) }
    }
  }

  @Test func `with things that never happen has them in the coverage`() throws {
    let world = writerWorld().writing(.didFinishLaunching, .willTerminate, .sceneDidDisconnect)
      .action("edit", when: { _ in false }) { _ in }
      .action("dream", in: [.suspended]) { _ in }
    let coverage = try check(world, .exhaustive(depth: 6)).coverage
    #expect(coverage.actionsNeverPerformed == ["edit", "dream"])
    #expect(coverage.callbacksUnknown == [.willTerminate, .sceneDidDisconnect])
    #expect(coverage.callbacksNeverReceived == [])
    #expect(coverage.rulesNeverUsed == [])
  }

  @Test func `that was not run has the callbacks that it did not receive in the coverage`() throws {
    let coverage = try check(writerWorld().writing(.didFinishLaunching)).coverage
    #expect(coverage.callbacksNeverReceived == [.didFinishLaunching])
    #expect(coverage.rulesNeverUsed.contains("launch"))
  }
}
