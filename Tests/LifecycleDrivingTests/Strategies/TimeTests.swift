import Foundation
import LifecycleModels
import Testing
import Thoroughness

@testable import LifecycleDriving

/// An app with a number that grows, and something to remember.
private final class Grower {
  struct State: Hashable {
    var count = 0
    var isOpen = false
  }

  var state = State()
  var started = 0.0
  let application: Application

  init(_ application: Application) {
    self.application = application
    started = application.now
  }
}

private var growingWorld: World<Int, Grower> {
  World(disk: 0) { _, application in Grower(application) }
    .on(.didEnterBackground) { _, _ in }
    .fingerprint(disk: { _ in 0 }, memory: \.state)
}

@Suite struct `A check that does not end` {
  @Test func `names the counter that grew`() throws {
    let world = growingWorld.action("tap") { $0.delegate.state.count += 1 }
    let report = try LifeCheck(world).run(.exhaustive(steps: 20_000))
    #expect(report.verdict == .undecided)
    let words = try #require(report.remarks.first)
    #expect(
      words.hasPrefix(
        "the limit is 20,000 steps; what grew: the fingerprint of the memory.count has "))
    #expect(words.contains(" values, from 0 to "))
  }

  @Test func `asks for a fingerprint if there is none`() throws {
    let world = World(disk: 0) { _, application in Grower(application) }
      .on(.didEnterBackground) { _, _ in }
    let report = try LifeCheck(world).run(.exhaustive(steps: 2_000))
    #expect(
      report.remarks == [
        "the limit is 2,000 steps; the world has no fingerprint, so every life leads to a different "
          + "state; add .fingerprint(disk:memory:)"
      ])
    #expect(try LifeCheck(world).run(.exhaustive(depth: 2)).remarks == [])
  }

  @Test func `names open tasks and work on the main queue`() throws {
    let tasks = growingWorld.action("begin") { moment in
      moment.application.beginBackgroundTask("t") {}
    }
    let first = try LifeCheck(tasks).run(.exhaustive(depth: 60, steps: 20_000))
    #expect(
      first.remarks.contains { $0.contains("the number of open background tasks has ") }
        || first.verdict == .violated)
    let work = growingWorld.action("schedule") { $0.application.schedule("w") {} }
    let second = try LifeCheck(work).run(.exhaustive(steps: 20_000))
    #expect(
      second.remarks.contains { $0.contains("the number of pieces of work on the main queue has ") }
    )
  }

  @Test func `stops when its time is over, and says so`() throws {
    let world = growingWorld.on(.didBecomeActive) { _, _ in Thread.sleep(forTimeInterval: 0.02) }
      .action("tap") { $0.delegate.state.count += 1 }
    for strategy in [Strategy.exhaustive(), .walks(10_000), .tour()] {
      var check = try LifeCheck(world)
      check.timeLimit = .milliseconds(100)
      let time = try ContinuousClock().measure {
        let report = try check.run(strategy)
        #expect(report.verdict == .undecided, "\(strategy.name)")
        #expect(report.remarks.contains("stopped after 0.1 seconds, before every life was run"))
      }
      #expect(time < .seconds(20), "\(strategy.name)")
    }
  }

  @Test func `keeps what it has found when its time is over`() throws {
    let world = growingWorld.on(.didBecomeActive) { _, _ in Thread.sleep(forTimeInterval: 0.002) }
      .action("tap") { $0.delegate.state.count += 1 }
      .invariant("few taps") { $0.delegate.state.count < 2 }
    for strategy in [Strategy.exhaustive(), .walks(10_000)] {
      var check = try LifeCheck(world)
      check.timeLimit = .milliseconds(400)
      #expect(try check.run(strategy).findings.map(\.id) == ["few taps"], "\(strategy.name)")
    }
  }
}

@Suite struct `The clock of a check` {
  @Test func `stands still unless the world lets time pass`() throws {
    let world = growingWorld.invariant("no time passes") { $0.application.now == 0 }
    #expect(try LifeCheck(world).run(.exhaustive()).verdict == .holds)
  }

  @Test func `goes on between prewarming and the launch`() throws {
    let world =
      worldWithHours
      .invariant("a launch takes seconds") { moment in
        moment.state != .active || moment.history.entrances > 1
          || moment.application.now - moment.delegate.started < 60
      }
    let finding = try #require(LifeCheck(world).run(.exhaustive(depth: 4)).findings.first)
    #expect(finding.trace.choices == ["prewarm.runsLaunch", "hourPasses", "launch"])
  }

  @Test func `outlives the process`() throws {
    let world = growingWorld.lettingTimePass(3_600, named: "hourPasses")
      .invariant("the first process starts at once") { $0.delegate.started == 0 }
    let finding = try #require(LifeCheck(world).run(.exhaustive(depth: 3)).findings.first)
    #expect(finding.trace.choices == ["hourPasses", "launch"])
  }

  @Test func `runs down the time in the background`() throws {
    let world = growingWorld.lettingTimePass(20, named: "timePasses", in: [.background])
      .action("begin", when: { !$0.delegate.state.isOpen }) { moment in
        let grower = moment.delegate
        grower.state.isOpen = true
        moment.application.beginBackgroundTask("t") { [unowned grower] in
          grower.state.isOpen = false
        }
      }
      .showing { "\($0.application.backgroundTimeRemaining)" }
    let report = try LifeCheck(world).run(
      .replay(["launch", "begin", "task.granted", "home", "timePasses", "task.expiration"]))
    let shown = try #require(report.findings.first).trace.steps.compactMap(\.remark)
    #expect(shown.suffix(3) == ["30.0", "10.0", "1.0"])
  }
}

private var worldWithHours: World<Int, Grower> {
  growingWorld.on(.didFinishLaunching) { _, _ in }.lettingTimePass(3_600, named: "hourPasses")
}

@Suite struct `A slow callback` {
  @Test func `is one that took more than five seconds`() {
    let runner = LifeRunner(growingWorld, on: ToyModel(), deaths: .whileSuspended)
    runner.coverage.note(.milliseconds(5_100), of: .didFinishLaunching)
    runner.coverage.note(.milliseconds(4_900), of: .didBecomeActive)
    #expect(
      runner.report.slowCallbacks == [
        "app.didFinishLaunching took 5.1 seconds; Apple allows about five (F104, F105)"
      ])
  }

  @Test(.enabled(if: Thoroughness.isFull, "it waits for five seconds"))
  func `is a warning with its time`() throws {
    let world = growingWorld.on(.didFinishLaunching) { _, _ in Thread.sleep(forTimeInterval: 5.1) }
    let report = try LifeCheck(world).run(.replay(["launch"]))
    let warning = try #require(report.warnings.first { $0.contains("took") })
    #expect(warning.hasPrefix("app.didFinishLaunching took 5."))
    #expect(report.warnings(of: [.replay(["launch"])]).contains(warning))
    #expect(warning.hasSuffix(" seconds; Apple allows about five (F104, F105)"))
  }
}
