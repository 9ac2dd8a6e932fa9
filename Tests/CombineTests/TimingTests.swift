import Combine
import Testing

@Suite struct `Operators with a scheduler` {
  private let subject = PassthroughSubject<Int, Trouble>()
  private let scheduler = TestScheduler()

  @Test func `receive hands over only the subscription at once`() {
    let recorder = [1, 2].publisher.receive(on: scheduler).recorder()
    #expect(recorder.log == ["subscription"])
    scheduler.pass(0)
    #expect(recorder.log == ["subscription", "1", "2", "finished"])
  }

  @Test func `receive delivers nothing after it is cancelled`() {
    let recorder = [1, 2].publisher.receive(on: scheduler).recorder()
    recorder.subscription?.cancel()
    scheduler.pass(0)
    #expect(recorder.log == ["subscription"])
  }

  @Test func `receive requests no more than is wanted`() {
    let recorder = [1, 2, 3].publisher.receive(on: scheduler).recorder(first: .max(1))
    scheduler.pass(0)
    #expect(recorder.log == ["subscription", "1"])
    recorder.subscription?.request(.max(1))
    scheduler.pass(0)
    #expect(recorder.log == ["subscription", "1", "2"])
  }

  @Test func `subscribe subscribes later`() {
    let recorder = Just(1).subscribe(on: scheduler).recorder()
    #expect(recorder.log == [])
    scheduler.pass(0)
    #expect(recorder.log == ["subscription", "1", "finished"])
  }

  @Test func `delay delivers later, the completion, too`() {
    let recorder = subject.delay(for: .milliseconds(100), scheduler: scheduler).recorder()
    subject.send(1)
    scheduler.pass(50)
    subject.send(completion: .finished)
    scheduler.pass(49)
    #expect(recorder.log == ["subscription"])
    scheduler.pass(1)
    #expect(recorder.log == ["subscription", "1"])
    scheduler.pass(50)
    #expect(recorder.log == ["subscription", "1", "finished"])
  }

  @Test func `debounce delivers the last value after quiet time only`() {
    let recorder = subject.debounce(for: .milliseconds(300), scheduler: scheduler).recorder()
    subject.send(1)
    scheduler.pass(200)
    subject.send(2)
    scheduler.pass(299)
    #expect(recorder.log == ["subscription"])
    scheduler.pass(1)
    #expect(recorder.log == ["subscription", "2"])
    subject.send(3)
    scheduler.pass(300)
    #expect(recorder.log == ["subscription", "2", "3"])
  }

  @Test func `debounce drops the value that waits at the end`() {
    let recorder = subject.debounce(for: 1, scheduler: scheduler).recorder()
    subject.send(1)
    subject.send(completion: .finished)
    #expect(recorder.log == ["subscription"])
    scheduler.pass(2_000)
    #expect(recorder.log == ["subscription", "finished"])
  }

  @Test func `debounce leaves nothing behind that waits for a value that was replaced`() {
    let recorder = subject.debounce(for: .milliseconds(300), scheduler: scheduler).recorder()
    for value in 1...5 { subject.send(value) }
    #expect(scheduler.waiting == 1)
    scheduler.pass(300)
    #expect(scheduler.waiting == 0)
    #expect(recorder.log.last == "5")
  }

  @Test func `debounce delivers nothing after it is cancelled`() {
    let recorder = subject.debounce(for: 0.5, scheduler: scheduler).recorder()
    subject.send(1)
    recorder.subscription?.cancel()
    scheduler.pass(2_000)
    #expect(recorder.log == ["subscription"])
  }

  @Test func `throttle delivers the first value at once and the latest of each interval`() {
    let recorder = subject.throttle(for: 1, scheduler: scheduler, latest: true).recorder()
    subject.send(1)
    scheduler.pass(0)
    #expect(recorder.log == ["subscription", "1"])
    scheduler.pass(300)
    subject.send(2)
    subject.send(3)
    scheduler.pass(699)
    #expect(recorder.log == ["subscription", "1"])
    scheduler.pass(1)
    #expect(recorder.log == ["subscription", "1", "3"])
    scheduler.pass(5_000)
    subject.send(4)
    scheduler.pass(0)
    #expect(recorder.log == ["subscription", "1", "3", "4"])
  }

  @Test func `throttle may deliver the first of each interval`() {
    let recorder = subject.throttle(for: 1, scheduler: scheduler, latest: false).recorder()
    for value in 1...3 {
      subject.send(value)
      scheduler.pass(0)
    }
    scheduler.pass(1_000)
    #expect(recorder.log == ["subscription", "1", "2"])
  }

  @Test func `throttle completes after the value that it holds`() {
    let recorder = subject.throttle(for: 1, scheduler: scheduler, latest: true).recorder()
    subject.send(1)
    scheduler.pass(10)
    subject.send(2)
    subject.send(completion: .finished)
    #expect(recorder.log == ["subscription", "1"])
    scheduler.pass(990)
    #expect(recorder.log == ["subscription", "1", "2", "finished"])
  }

  @Test func `timeout finishes when no value comes in time`() {
    let recorder = subject.timeout(.seconds(1), scheduler: scheduler).recorder()
    scheduler.pass(900)
    subject.send(1)
    scheduler.pass(900)
    #expect(recorder.log == ["subscription", "1"])
    scheduler.pass(100)
    subject.send(2)
    scheduler.pass(0)
    #expect(recorder.log == ["subscription", "1", "finished"])
  }

  @Test func `timeout may fail`() {
    let recorder = subject.timeout(1, scheduler: scheduler, customError: { .second }).recorder()
    scheduler.pass(1_000)
    #expect(recorder.log == ["subscription", "failure second"])
  }

  @Test func `timeout does not end what has completed`() {
    let recorder = subject.timeout(1, scheduler: scheduler, customError: { .second }).recorder()
    subject.send(completion: .finished)
    scheduler.pass(5_000)
    #expect(recorder.log == ["subscription", "finished"])
  }

  @Test func `an immediate scheduler delivers at once`() {
    let shared = ImmediateScheduler.shared
    #expect(Just(1).receive(on: shared).delay(for: 9, scheduler: shared).record == "1 finished")
  }
}
