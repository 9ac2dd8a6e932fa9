// Elsewhere such work is not caught.
#if os(Linux)
  import Foundation
  import LifecycleModels
  import Testing

  @testable import LifecycleDriving

  @Suite struct `Work that code puts off` {
    @Test func `runs before the next event`() throws {
      let driver = try LifeDriver(
        writerWorld([
          .didBecomeActive: { writer, _ in
            onMainQueue {
              writer.write("first")
              onMainQueue { writer.write("of the first") }
            }
            onMainQueue { writer.write("second") }
            writer.write("returned")
          }
        ]))
      try driver.make("launch")
      #expect(driver.lines == ["returned", "first", "second", "of the first"])
      #expect(!driver.possible.contains("mainQueue"))
    }

    @Test func `is a step of the trace, and no choice`() throws {
      let driver = try LifeDriver(
        writerWorld([.didBecomeActive: { writer, _ in onMainQueue { writer.write("work") } }]))
      try driver.make("launch")
      let trace = try driver.runner.trace(of: driver.life.choices.map(\.choice))
      #expect(trace.choices == ["launch"])
      #expect(trace.steps.last?.action.name == "mainQueue")
      #expect(trace.steps.last?.isChoice == false)
    }

    @Test func `can be run at any time, if every order is tried`() throws {
      let world = writerWorld([
        .didEnterBackground: { writer, _ in onMainQueue { writer.write("saved") } }
      ]).runningDeferredWork(.everyOrder)
      let prompt = try LifeDriver(world)
      try prompt.make("launch", "home", "mainQueue", "suspend")
      #expect(prompt.lines == ["saved"])

      let frozen = try LifeDriver(world)
      try frozen.make("launch", "home", "suspend")
      #expect(!frozen.possible.contains("mainQueue"))
      try frozen.make("resume", "mainQueue")
      #expect(frozen.lines == ["saved"])

      let dead = try LifeDriver(world)
      try dead.make("launch", "home", "suspend", "purge", "launch")
      #expect(!dead.possible.contains("mainQueue"))
    }

    @Test func `may call a completion handler that is owed`() throws {
      let driver = try LifeDriver(
        writerWorld([
          .performFetch: { _, delivery in
            nonisolated(unsafe) let delivery = delivery
            DispatchQueue.global().async {
              DispatchQueue.main.async { delivery.complete() }
            }
          }
        ]))
      try driver.make("launchInBackground.fetch", "suspend")
      #expect(driver.breaches == [])
    }

    @Test func `that goes on without end is noted`() throws {
      func again() { onMainQueue { again() } }
      let driver = try LifeDriver(writerWorld([.didBecomeActive: { _, _ in again() }]))
      try driver.make("launch")
      #expect(
        driver.runner.report.undrivenWork == [
          "the code uses work on the main queue that goes on without end, put off by "
            + "app.didBecomeActive, which is not driven"
        ])
    }
  }

  @Suite struct `A timer` {
    private func world(after seconds: Double) -> WriterWorld {
      writerWorld([
        .didBecomeActive: { writer, _ in
          onMainQueue(after: seconds) { writer.write("\(writer.application.now)") }
        },
        .performFetch: { writer, delivery in
          nonisolated(unsafe) let delivery = delivery
          onMainQueue(after: seconds) { delivery.complete() }
        },
      ])
    }

    @Test func `fires by a choice, which lets the time pass`() throws {
      let driver = try LifeDriver(world(after: 2.5))
      try driver.make("launch")
      #expect(driver.lines == [])
      try driver.make("timer")
      #expect(driver.lines == ["2.5"])
      #expect(!driver.possible.contains("timer"))
    }

    @Test func `does not fire if it was cancelled`() throws {
      let driver = try LifeDriver(
        writerWorld([
          .didBecomeActive: { writer, _ in
            let item = DispatchWorkItem {}
            DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
            writer.complete = item.cancel
          },
          .willResignActive: { writer, _ in writer.complete?() },
        ]))
      try driver.make("launch")
      #expect(driver.possible.contains("timer"))
      try driver.make("home")
      #expect(!driver.possible.contains("timer"))
    }

    @Test func `of one task is told from that of another`() throws {
      func state(_ delays: [Double]) throws -> LifeKey {
        let world = writerWorld([
          .didBecomeActive: { _, _ in
            for delay in delays { onMainQueue(after: delay) {} }
          }
        ]).fingerprint(disk: { _ in 0 }, memory: { _ in 0 })
        let driver = try LifeDriver(world)
        try driver.make("launch", "timer")
        return try #require(LifeKey(driver.life))
      }
      #expect(try state([1, 2]) == state([1, 2]))
      #expect(try state([1, 3]) != state([1, 2]))
      // The second of the two waits in one life, and the first in the other.
      #expect(try state([1, 2]) != state([2, 1]))
    }

    @Test func `does not fire while the process is suspended`() throws {
      let driver = try LifeDriver(world(after: 1))
      try driver.make("launch", "home", "suspend")
      #expect(!driver.possible.contains("timer"))
    }

    @Test func `fires late if its time has passed meanwhile`() throws {
      let driver = try LifeDriver(world(after: 60).lettingTimePass(3_600))
      try driver.make("launch", "home", "suspend", "timePasses", "resume")
      #expect(driver.lines == ["3600.0"])
    }

    @Test func `may call a completion handler in time`() throws {
      let driver = try LifeDriver(world(after: 10))
      try driver.make("launchInBackground.fetch")
      #expect(!driver.possible.contains("suspend"))
      try driver.make("timer", "suspend")
      #expect(driver.breaches == [])
    }

    @Test func `calls it too late after 30 seconds`() throws {
      let driver = try LifeDriver(world(after: 31))
      try driver.make("launchInBackground.fetch")
      #expect(!driver.possible.contains("timer"))
      #expect(driver.breaches == ["F69: nothing is left that could call it"])
    }
  }

  @Suite struct `What no check drives` {
    private let driver: LifeDriver<Notebook, Writer>

    init() throws {
      driver = try LifeDriver(
        writerWorld([
          .performFetch: { _, _ in
            let source = DispatchSource.makeTimerSource(queue: .main)
            source.resume()
            source.cancel()
          }
        ]))
      try driver.make("launchInBackground.fetch")
    }

    @Test func `makes a finding uncertain, which the finding says`() {
      #expect(
        driver.breaches == [
          "F69: nothing is left that could call it; this is not certain, because the code uses "
            + "a dispatch source, which the check does not drive"
        ])
    }

    @Test func `makes an obligation of the world uncertain as well`() throws {
      let world = writerWorld([
        .didBecomeActive: { _, _ in Thread.detachNewThread {} }
      ]).requiring(Obligation("late", "it is done") { _ in "it is not" }.self)
      let driver = try LifeDriver(world)
      try driver.make("launch")
      #expect(driver.breaches == ["late: it is not"])
      let late = try LifeDriver(
        writerWorld([.didBecomeActive: { _, _ in Thread.detachNewThread {} }])
          .invariant("not in the background") { $0.state != .background })
      try late.make("launch", "home")
      #expect(
        late.breaches == [
          "not in the background: this is not certain, because the code uses a thread of its own, "
            + "which the check does not drive"
        ])
    }

    @Test func `is a warning of the report`() {
      #expect(
        driver.runner.report.warnings.contains(
          "the code uses a dispatch source, which is not driven"))
    }
  }

  /// Puts work off that touches what only the thread of the check may touch.
  private func onMainQueue(after seconds: Double = 0, _ body: @escaping () -> Void) {
    nonisolated(unsafe) let body = body
    if seconds > 0 {
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { body() }
    } else {
      DispatchQueue.main.async { body() }
    }
  }
#endif
