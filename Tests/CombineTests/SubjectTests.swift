import Combine
import Testing

@Suite struct `A passthrough subject` {
  private let subject = PassthroughSubject<Int, Trouble>()

  @Test func `delivers what is sent after a subscriber came`() {
    subject.send(1)
    let recorder = subject.recorder()
    subject.send(2)
    subject.send(3)
    #expect(recorder.log == ["subscription", "2", "3"])
  }

  @Test func `delivers nothing after its completion`() {
    let recorder = subject.recorder()
    subject.send(completion: .failure(.first))
    subject.send(1)
    subject.send(completion: .finished)
    #expect(recorder.log == ["subscription", "failure first"])
  }

  @Test func `gives a later subscriber its completion`() {
    subject.send(completion: .finished)
    #expect(subject.record == "finished")
  }

  @Test func `drops what comes without demand`() {
    let recorder = subject.recorder(first: .max(1))
    subject.send(1)
    subject.send(2)
    recorder.subscription?.request(.max(1))
    subject.send(3)
    #expect(recorder.log == ["subscription", "1", "3"])
  }

  @Test func `delivers in the order of subscription`() {
    var order: [String] = []
    var cancellables: Set<AnyCancellable> = []
    for name in ["a", "b", "c", "d", "e"] {
      subject.sink(receiveCompletion: { _ in }, receiveValue: { order.append("\(name)\($0)") })
        .store(in: &cancellables)
    }
    subject.send(1)
    #expect(order == ["a1", "b1", "c1", "d1", "e1"])
  }

  @Test func `delivers a value that is sent from within a delivery to everybody`() {
    let first = subject.recorder()
    let second = subject.recorder()
    first.onValue = { if $0 == 1 { subject.send(2) } }
    subject.send(1)
    #expect(first.log == ["subscription", "1", "2"])
    #expect(second.log == ["subscription", "2", "1"])
  }

  @Test func `has delivered a value that is sent from within a delivery when the call returns`() {
    let recorder = subject.recorder()
    var seen: [String] = []
    recorder.onValue = { value in
      if value == 1 {
        subject.send(2)
        seen = recorder.log
      }
    }
    subject.send(1)
    #expect(seen == ["subscription", "1", "2"])
  }

  @Test func `delivers nothing after a subscriber has cancelled in its own delivery`() {
    let recorder = subject.recorder()
    recorder.onValue = { _ in recorder.subscription?.cancel() }
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    #expect(recorder.log == ["subscription", "1"])
  }

  @Test func `skips a subscriber that another cancels during the same delivery`() {
    let first = subject.recorder()
    let second = subject.recorder()
    first.onValue = { _ in second.subscription?.cancel() }
    subject.send(1)
    #expect(second.log == ["subscription"])
  }

  @Test func `delivers a value only to those who subscribed before it was sent`() {
    let first = subject.recorder()
    var late: Recorder<Int, Trouble>?
    first.onValue = { _ in late = late ?? subject.recorder() }
    subject.send(1)
    #expect(late?.log == ["subscription"])
    subject.send(2)
    #expect(late?.log == ["subscription", "2"])
  }

  @Test func `takes values from another publisher`() {
    let recorder = subject.recorder()
    let connection = failing(after: 1, 2).subscribe(subject)
    #expect(recorder.log == ["subscription", "1", "2", "failure first"])
    connection.cancel()
  }

  @Test func `takes no value from another publisher before somebody wants one`() {
    let connection = [1, 2].publisher.setFailureType(to: Trouble.self).subscribe(subject)
    #expect(subject.record == "1 2 finished")
    connection.cancel()
  }

  @Test func `is freed while it has subscribers`() {
    var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
    weak let freed = subject
    let cancellable = subject?.map { $0 }.sink { _ in }
    subject = nil
    #expect(freed == nil)
    cancellable?.cancel()
  }
}

@Suite struct `A current value subject` {
  private let subject = CurrentValueSubject<Int, Never>(0)

  @Test func `delivers its value first`() {
    subject.send(1)
    let recorder = subject.recorder()
    subject.value = 2
    #expect(recorder.log == ["subscription", "1", "2"])
    #expect(subject.value == 2)
  }

  @Test func `has the new value while it is delivered`() {
    let recorder = subject.recorder(first: .none)
    var seen: [Int] = []
    recorder.onValue = { _ in seen.append(subject.value) }
    recorder.subscription?.request(.unlimited)
    subject.send(5)
    #expect(seen == [0, 5])
  }

  @Test func `keeps the latest of the values that come without demand`() {
    let recorder = subject.recorder(first: .max(1))
    subject.send(1)
    subject.send(2)
    #expect(recorder.log == ["subscription", "0"])
    recorder.subscription?.request(.max(2))
    #expect(recorder.log == ["subscription", "0", "2"])
    subject.send(3)
    #expect(recorder.log == ["subscription", "0", "2", "3"])
  }

  @Test func `finishes at once, also where a value waits`() {
    let recorder = subject.recorder(first: .none)
    subject.send(completion: .finished)
    #expect(recorder.log == ["subscription", "finished"])
  }

  @Test func `keeps its value after its completion`() {
    subject.send(1)
    subject.send(completion: .finished)
    subject.send(2)
    #expect(subject.value == 1)
    #expect(subject.record == "finished")
  }
}
