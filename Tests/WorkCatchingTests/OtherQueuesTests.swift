#if os(Linux)
  import DispatchCatching
  import Foundation
  import Synchronization
  import Testing

  @testable import WorkCatching

  @MainActor @Suite struct `Work for other queues runs there` {
    private let recorder = Recorder()

    @Test func `and is waited for`() {
      recorder.run {
        DispatchQueue.global().async { [recorder] in
          usleep(2_000)
          recorder.say("done")
        }
      }
      #expect(recorder.said == ["done"])
    }

    @Test func `and comes back to the main thread`() {
      recorder.run {
        DispatchQueue.global().async { [recorder] in
          DispatchQueue.main.async { recorder.say("back") }
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) { [recorder] in
          DispatchQueue.main.async { recorder.say("later") }
        }
      }
      #expect(recorder.said == ["back", "later"])
    }

    @Test(arguments: 1...50) func `in an order that does not depend on threads`(_ number: Int) {
      recorder.run {
        for block in 1...4 {
          DispatchQueue.global().async { [recorder] in
            usleep(UInt32((block * 7 + number) % 5) * 100)
            DispatchQueue.main.async { recorder.say("\(block)") }
            DispatchQueue.global().async {
              DispatchQueue.main.async { recorder.say("\(block)b") }
            }
          }
        }
        DispatchQueue.main.async { [recorder] in recorder.say("5") }
      }
      #expect(recorder.said == ["1", "1b", "2", "2b", "3", "3b", "4", "4b", "5"])
    }

    @Test func `while code waits for it`() {
      recorder.run {
        let semaphore = DispatchSemaphore(value: 0)
        DispatchQueue.global().async { semaphore.signal() }
        semaphore.wait()
        recorder.say("waited")
        let queue = DispatchQueue(label: "writer")
        queue.async { [recorder] in recorder.say("written") }
        queue.sync { recorder.say("read") }
      }
      #expect(recorder.said == ["waited", "written", "read"])
    }

    @Test func `even if it waits for the main thread`() {
      recorder.run {
        DispatchQueue.global().async { [recorder] in
          let word = DispatchQueue.main.sync { "answer" }
          recorder.say(word)
        }
      }
      #expect(recorder.said == ["answer"])
    }

    @Test func `even if it waits for what comes back to the main thread`() {
      recorder.run {
        DispatchQueue.global().async { [recorder] in
          let semaphore = DispatchSemaphore(value: 0)
          DispatchQueue.main.async {
            recorder.say("main")
            semaphore.signal()
          }
          semaphore.wait()
          recorder.say("done")
        }
      }
      #expect(recorder.said == ["main", "done"])
      #expect(recorder.catcher.undriven == [])
    }

    @Test func `later, on a queue that nobody else keeps`() {
      recorder.run {
        DispatchQueue(label: "lost").asyncAfter(deadline: .now() + 1) { [recorder] in
          recorder.say("later")
        }
        DispatchGroup().notify(queue: DispatchQueue(label: "lost too")) { [recorder] in
          recorder.say("notified")
        }
      }
      #expect(recorder.said == ["notified", "later"])
    }

    @Test func `one repetition after the other`() {
      recorder.run {
        DispatchQueue.concurrentPerform(iterations: 3) { [recorder] number in
          DispatchQueue.main.async { recorder.say("\(number)") }
        }
      }
      #expect(recorder.said == ["0", "1", "2"])
    }

    @Test func `unless it goes on too long, which is noted`() {
      let semaphore = DispatchSemaphore(value: 0)
      // As in a life after one with such a block, which is not waited for as long.
      recorder.catcher.usesShortTimeout = true
      recorder.run { DispatchQueue.global().async { semaphore.wait() } }
      #expect(
        recorder.catcher.undriven == [
          "a block on another queue that goes on for more than 5 seconds"
        ])
      semaphore.signal()
    }
  }

  @MainActor @Suite struct `What is not caught` {
    @Test func `is what code of nobody's process puts off`() async {
      let recorder = Recorder()
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
      #expect(recorder.catcher.collect().isEmpty)
    }

    @Test func `known gap: is not a task of nobody's process if code of one resumes it`() async {
      let (values, continuation) = AsyncStream<Int>.makeStream()
      var received: [Int] = []
      let reader = Task { for await value in values { received.append(value) } }
      await Task.yield()
      let recorder = Recorder()
      recorder.catcher.catching { continuation.yield(1) }
      continuation.finish()
      let caught = recorder.catcher.collect()
      #expect(caught.map(\.isTask) == [true])
      #expect(received == [])
      // The end of the process would give it up, and the reader would be awaited for ever.
      for work in caught { work.run() }
      await reader.value
      #expect(received == [1])
    }

    @Test func `is noted where it is known`() {
      let recorder = Recorder()
      recorder.run {
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.resume()
        source.cancel()
        let item = DispatchWorkItem {}
        item.notify(queue: .global()) {}
        item.perform()
        Thread.detachNewThread {}
      }
      #expect(
        recorder.catcher.undriven == [
          "a dispatch source", "a thread of its own", "the notice of a work item",
        ])
    }

    @Test func `is what comes after the end of the process`() {
      let recorder = Recorder()
      let group = DispatchGroup()
      recorder.catcher.catching {
        DispatchQueue.main.async(group: group) { recorder.say("dead") }
        DispatchQueue.main.async { recorder.say("dead") }
      }
      #expect(!recorder.catcher.end())
      #expect(recorder.catcher.collect().isEmpty)
      // What is never run has left its group, which may be released then.
      #expect(group.wait(timeout: .now()) == .success)
    }

    @Test(arguments: Holder.allCases) func `is released with its process`(_ holder: Holder) {
      let recorder = Recorder()
      weak var lost: Recorder?
      do {
        let object = Recorder()
        lost = object
        recorder.catcher.catching { holder.hold(object) }
      }
      #expect(lost != nil)
      #expect(!recorder.catcher.end())
      #expect(lost == nil)
    }

    @Test func `does not block the queue of operations, which belongs to no process`() {
      let dead = Recorder()
      dead.catcher.catching {
        OperationQueue.main.addOperation { dead.say("dead") }
        OperationQueue.main.addOperation { dead.say("dead, too") }
      }
      _ = dead.catcher.end()
      let recorder = Recorder()
      recorder.run { OperationQueue.main.addOperation { recorder.say("alive") } }
      #expect(dead.said == [])
      #expect(recorder.said == ["alive"])
    }

    @Test func `may stay in memory if it is a task or a timer, which is said`() {
      let tasks = Recorder()
      tasks.catcher.catching { _ = Task {} }
      #expect(tasks.catcher.end())
      let timers = Recorder()
      timers.run { _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in } }
      #expect(timers.catcher.end())
    }
  }

  /// What holds an object until it has run.
  enum Holder: CaseIterable {
    case block, laterBlock, notice

    @MainActor func hold(_ object: Recorder) {
      switch self {
      case .block: DispatchQueue.main.async { object.say("") }
      case .laterBlock: DispatchQueue.main.asyncAfter(deadline: .now() + 1) { object.say("") }
      case .notice: DispatchGroup().notify(queue: .main) { object.say("") }
      }
    }
  }

  @Suite struct `A delay` {
    @Test(arguments: [
      (0.2999, 0.3), (0.3, 0.3), (1.9999, 2), (2, 2), (59.98, 60), (0.0001, 0.01), (3598.99, 3599),
      (1.2499, 1.25), (29.42, 29.5),
      (-1, 0),
    ])
    func `is what was asked for a little earlier`(_ left: Double, _ asked: Double) {
      #expect(abs(RemainingDelay.asked(left) - asked) < 1e-9)
    }
  }
#endif
