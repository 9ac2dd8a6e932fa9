// Elsewhere nothing can stand before the functions of the system.
#if os(Linux)
  import DispatchCatching
  import Foundation
  import Testing

  @MainActor @Suite struct `Work for the main thread is caught` {
    private let recorder = Recorder()

    @Test func `from blocks on the main queue`() {
      recorder.run {
        DispatchQueue.main.async { [recorder] in recorder.say("plain") }
        DispatchQueue.main.async(qos: .background) { [recorder] in recorder.say("quality") }
        DispatchQueue.main.async(
          execute: DispatchWorkItem { [recorder] in recorder.say("item") })
        DispatchQueue.main.async(flags: .barrier) { [recorder] in recorder.say("barrier") }
        recorder.say("returned")
      }
      #expect(recorder.said == ["returned", "plain", "quality", "item", "barrier"])
    }

    @Test func `from cancelled items, which do nothing`() {
      recorder.run {
        let item = DispatchWorkItem { [recorder] in recorder.say("item") }
        DispatchQueue.main.async(execute: item)
        item.cancel()
      }
      #expect(recorder.said == [])
    }

    @Test func `from blocks that are due later, with the delay that was asked for`() {
      let delays = recorder.run {
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [recorder] in recorder.say("2") }
        DispatchQueue.main.asyncAfter(wallDeadline: .now() + 1.5) { [recorder] in
          recorder.say("1.5")
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(250)) { [recorder] in
          recorder.say("0.25")
        }
        DispatchQueue.main.asyncAfter(deadline: .distantFuture) { [recorder] in
          recorder.say("never")
        }
      }
      #expect(recorder.said == ["0.25", "1.5", "2"])
      #expect(delays == [0.25, 1.5, 2])
    }

    @Test func `from blocks in the order of their times, however close these are`() {
      recorder.run {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.25) { [recorder] in recorder.say("1.25")
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.2499) { [recorder] in
          recorder.say("1.2499")
        }
      }
      #expect(recorder.said == ["1.2499", "1.25"])
    }

    @Test func `from groups, when all have left`() {
      recorder.run {
        let group = DispatchGroup()
        group.enter()
        DispatchQueue.main.async(group: group) { [recorder] in recorder.say("member") }
        group.notify(queue: .main) { [recorder] in recorder.say("notified") }
        DispatchQueue.main.async { [recorder] in
          recorder.say("leaving")
          group.leave()
        }
      }
      #expect(recorder.said == ["member", "leaving", "notified"])
    }

    @Test func `from operations and the run loop`() {
      recorder.run {
        OperationQueue.main.addOperation { [recorder] in recorder.say("operation") }
        RunLoop.main.perform { [recorder] in recorder.say("run loop") }
      }
      #expect(recorder.said == ["operation", "run loop"])
    }

    @Test func `from timers, which may repeat and be invalidated`() {
      let delays = recorder.run {
        _ = Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { [recorder] _ in
          recorder.say("once")
        }
        let timer = Timer(timeInterval: 1, repeats: true) { [recorder] timer in
          recorder.say("tick")
          if recorder.said.count == 3 { timer.invalidate() }
        }
        // A timer that is added for two modes fires once.
        RunLoop.main.add(timer, forMode: .default)
        RunLoop.main.add(timer, forMode: .common)
      }
      #expect(recorder.said == ["tick", "tick", "tick", "once"])
      #expect(delays == [1, 1, 1, 3])
    }

    @Test func `from tasks, those that sleep as well`() {
      let delays = recorder.run {
        Task { [recorder] in
          recorder.say("task")
          try await Task.sleep(for: .seconds(1))
          recorder.say("slept")
          try await Task.sleep(nanoseconds: 500_000_000)
          recorder.say("slept again")
        }
        Task { @MainActor [recorder] in recorder.say("main actor") }
      }
      #expect(recorder.said == ["task", "main actor", "slept", "slept again"])
      #expect(delays == [1, 0.5])
    }

    @Test func `from actors and detached tasks that come back`() {
      recorder.run {
        Task { [recorder] in
          let counter = Counter()
          await counter.add()
          recorder.say("\(await counter.count)")
        }
        Task.detached { [recorder] in
          await MainActor.run { recorder.say("back") }
        }
      }
      #expect(recorder.said.sorted() == ["1", "back"])
    }
  }

  private actor Counter {
    private(set) var count = 0

    func add() { count += 1 }
  }
#endif
