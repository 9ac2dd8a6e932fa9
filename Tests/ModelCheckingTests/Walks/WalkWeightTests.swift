import ModelChecking
import Testing

@Suite struct `A weight` {
  @Test(arguments: [0, -1, .min])
  func `below 1 means never`(weight: Int) {
    let report = TrafficLight(canFail: true).walk(
      WalkOptions(seed: 1, walks: 5, length: 200), weight: { $0 == .fail ? weight : 1 })
    #expect(report.actionCounts == [.change: 1_000])
  }

  @Test func `is a share of the draws`() {
    let report = Ring(size: 5).walk(
      WalkOptions(seed: 7, walks: 1, length: 1_000), weight: { $0 == .left ? 9 : 1 })
    #expect(report.actionCounts == [.left: 905, .right: 95])
  }

  @Test func `counts against what is enabled only`() {
    let graph = Graph([(0, "rare", 1), (1, "common", 0)])
    let report = graph.walk(
      WalkOptions(seed: 1, walks: 1, length: 10), weight: { $0 == "rare" ? 1 : 1_000 })
    #expect(report.actionCounts == ["rare": 5, "common": 5])
  }

  @Test func `of 0 everywhere ends the walk`() {
    let report = Ring(size: 5).walk(WalkOptions(seed: 1, walks: 3, length: 9), weight: { _ in 0 })
    #expect(report.walks == 3 && report.steps == 0 && report.statesVisited == 1)
  }

  @Test func `of 0 makes no state terminal`() {
    let property = Property<Ring>(
      "live", "never stops and moves", .noDeadlock(except: .at()),
      .pattern(.existence(of: .any)))
    let report = Ring(size: 5).walk(
      WalkOptions(seed: 1, walks: 3, length: 9), checking: [property], weight: { _ in 0 })
    #expect(report.violation == nil)
  }

  @Test func `is 1 where none is given`() {
    let options = WalkOptions(seed: 4, walks: 2, length: 100)
    let plain = Ring(size: 5).walk(options)
    let weighted = Ring(size: 5).walk(options, weight: { _ in 1 })
    #expect(plain.actionCounts == weighted.actionCounts)
  }
}
