import ModelChecking
import Testing

@Suite struct `The report of walks` {
  @Test func `counts walks, steps, actions and states`() {
    let report = Counter(limit: 10).walk(WalkOptions(seed: 0, walks: 3, length: 4))
    #expect(report.walks == 3 && report.steps == 12 && report.statesVisited == 5)
    #expect(report.actionCounts == ["increment": 12])
  }

  @Test func `counts a state once, however often it is visited`() {
    let report = TrafficLight(canFail: false).walk(WalkOptions(seed: 0, walks: 2, length: 7))
    #expect(report.steps == 14 && report.statesVisited == 3 && report.actionCounts == [.change: 14])
  }

  @Test func `counts a transition once, however often it is taken`() {
    let light = TrafficLight(canFail: false).walk(WalkOptions(seed: 0, walks: 2, length: 7))
    #expect(light.transitionsTaken == 3)
    let ring = Ring(size: 5).walk(WalkOptions(seed: 0, walks: 1, length: 1_000))
    #expect(ring.transitionsTaken == 10 && ring.statesVisited == 5)
  }

  @Test func `counts transitions apart that lead to one state`() {
    let graph = Graph([(0, "a", 1), (0, "b", 1), (1, "c", 0), (1, "stay", 1)])
    let report = graph.walk(WalkOptions(seed: 0, walks: 1, length: 1_000))
    #expect(report.transitionsTaken == 4 && report.statesVisited == 2)
  }

  @Test func `counts only what was taken before a terminal state`() {
    let report = Counter(limit: 3).walk(WalkOptions(seed: 0, walks: 5, length: 100))
    #expect(report.walks == 5 && report.steps == 15 && report.statesVisited == 4)
  }

  @Test func `names no action that was not taken`() {
    let graph = Graph([(0, "a", 1), (1, "b", 2)])
    let report = graph.walk(WalkOptions(seed: 0, walks: 1, length: 1))
    #expect(report.actionCounts == ["a": 1])
  }

  @Test func `of walks of length 0 has visited the initial state`() {
    let report = Ring(size: 5).walk(WalkOptions(seed: 0, walks: 2, length: 0))
    #expect(report.walks == 2 && report.steps == 0 && report.statesVisited == 1)
    #expect(report.actionCounts.isEmpty)
  }

  @Test func `of no walks is empty`() {
    let report = Ring(size: 5).walk(WalkOptions(seed: 0, walks: 0, length: 9))
    #expect(report.walks == 0 && report.steps == 0 && report.statesVisited == 0)
    #expect(!report.wasCancelled && report.violation == nil)
  }

  @Test func `of a machine without initial states is a fault`() {
    let report = Graph(from: [], []).walk(WalkOptions(seed: 0, walks: 4, length: 9))
    #expect(report.fault == .noInitialState && report.walks == 0 && report.statesVisited == 0)
  }

  @Test func `keeps its options`() {
    let options = WalkOptions(seed: 12, walks: 3, length: 4)
    #expect(Ring(size: 5).walk(options).options == options)
  }

  @Test func `is shown to the observer after each walk`() {
    var steps: [Int] = []
    let options = WalkOptions(seed: 0, walks: 3, length: 2)
    let observe = { (report: WalkReport<Counter>) in
      steps.append(report.steps)
      return SearchControl.proceed
    }
    let report = Counter(limit: 9).walk(options, observe: observe)
    #expect(steps == [2, 4, 6] && !report.wasCancelled)
  }

  @Test func `stays as it was shown`() {
    var reports: [WalkReport<Ring>] = []
    let options = WalkOptions(seed: 0, walks: 20, length: 9)
    let observe = { (report: WalkReport<Ring>) in
      reports.append(report)
      return SearchControl.proceed
    }
    _ = Ring(size: 5).walk(options, observe: observe)
    #expect(reports.map { $0.actionCounts.values.reduce(0, +) } == (1...20).map { $0 * 9 })
  }
}
