import Combine
import Foundation
import Testing

/// Collects what closures of other threads report.
private final class Log: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []

  var all: [String] { lock.withLock { lines } }

  func add(_ line: String) { lock.withLock { lines.append(line) } }
}

@Suite struct `Schedulers of the system` {
  @MainActor @Test func `the main queue runs a closure later, also from the main thread`() async {
    var log: [String] = []
    await withCheckedContinuation { done in
      DispatchQueue.main.schedule {
        MainActor.assumeIsolated { log.append("closure") }
        done.resume()
      }
      log.append("caller")
    }
    #expect(log == ["caller", "closure"])
  }

  @MainActor @Test func `the main queue delivers asynchronously, also to the main thread`() async {
    var log: [String] = []
    var cancellable: AnyCancellable?
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      cancellable = [1, 2].publisher.receive(on: DispatchQueue.main).sink { _ in
        done.resume()
      } receiveValue: { value in
        log.append("\(value)")
      }
      log.append("caller")
    }
    #expect(log == ["caller", "1", "2"])
    cancellable?.cancel()
  }

  @Test func `a queue debounces and delays`() async {
    let log = Log()
    let queue = DispatchQueue(label: "test")
    for await value in [1, 2].publisher.delay(for: .milliseconds(1), scheduler: queue).values {
      log.add("\(value)")
    }
    // A sequence may ask for the value after it was due, and it is dropped then. A sink has asked already.
    var cancellable: AnyCancellable?
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      cancellable = CurrentValueSubject<Int, Never>(7).debounce(for: 0.001, scheduler: queue)
        .sink { value in
          log.add("\(value)")
          done.resume()
        }
    }
    #expect(log.all == ["1", "2", "7"])
    cancellable?.cancel()
  }

  @Test func `a queue repeats a closure until it is cancelled`() async {
    let log = Log()
    let queue = DispatchQueue(label: "test")
    let ticks = PassthroughSubject<Int, Never>()
    let stride = DispatchQueue.SchedulerTimeType.Stride.milliseconds(1)
    let repetition = queue.schedule(after: queue.now, interval: stride) {
      log.add("tick")
      if log.all.count == 3 { ticks.send(completion: .finished) }
    }
    for await _ in ticks.values {}
    repetition.cancel()
    #expect(log.all.count >= 3)
  }

  @Test func `an operation queue runs closures, now and later`() async {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    #expect(await Just(1).receive(on: queue).values.first { _ in true } == 1)
    #expect(
      await Just(2).delay(for: .milliseconds(1), scheduler: queue).values.first { _ in true } == 2)
  }

  @Test func `a run loop runs closures when it runs`() {
    var log: [String] = []
    let loop = RunLoop.current
    let first = Just(1).receive(on: loop).sink { log.append("receive \($0)") }
    let second = Just(2).delay(for: 0.001, scheduler: loop).sink { log.append("delay \($0)") }
    #expect(log == [])
    while log.count < 2, loop.run(mode: .default, before: .distantFuture) {}
    #expect(log == ["receive 1", "delay 2"])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `lengths of time are written in units or in seconds`() {
    let half: DispatchQueue.SchedulerTimeType.Stride = 0.5
    #expect(half == .milliseconds(500))
    #expect(half.timeInterval == .nanoseconds(500_000_000))
    #expect(DispatchQueue.SchedulerTimeType.Stride(.seconds(2)) == 2)
    #expect(RunLoop.SchedulerTimeType.Stride(0.25).timeInterval == 0.25)
    let time = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000))
    #expect(time.advanced(by: .seconds(1)).distance(to: time) == .seconds(-1))
    #expect(RunLoop.SchedulerTimeType(.distantPast).distance(to: .init(.distantFuture)) > 0)
  }
}
