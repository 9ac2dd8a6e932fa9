import Combine
import Testing

@Suite struct `A publisher that is shared` {
  private let subject = PassthroughSubject<Int, Never>()

  @Test func `is subscribed to once, and let go of with the last subscriber`() {
    var log: [String] = []
    let shared = subject.handleEvents(
      receiveSubscription: { _ in log.append("subscribe") },
      receiveCancel: { log.append("cancel") }
    ).share()
    let first = shared.sink { log.append("a\($0)") }
    let second = shared.sink { log.append("b\($0)") }
    subject.send(1)
    first.cancel()
    subject.send(2)
    second.cancel()
    #expect(log == ["subscribe", "a1", "b1", "b2", "cancel"])
  }

  @Test func `is subscribed to again by a new subscriber`() {
    let shared = subject.share()
    shared.sink { _ in }.cancel()
    let recorder = shared.recorder()
    subject.send(1)
    #expect(recorder.log == ["subscription", "1"])
  }

  @Test func `delivers to the first subscriber only what comes at once`() {
    let shared = [1, 2].publisher.share()
    #expect(shared.record == "1 2 finished")
    #expect(shared.record == "finished")
  }

  @Test func `is let go of when the only subscriber cancels at once`() {
    var cancelled = false
    let shared = subject.prepend(0).handleEvents(receiveCancel: { cancelled = true }).share()
    #expect(shared.first().record == "0 finished")
    #expect(cancelled)
  }

  @Test func `delivers nothing before it is connected`() {
    let connectable = [1, 2].publisher.makeConnectable()
    let first = connectable.recorder()
    let second = connectable.recorder()
    #expect(first.log == ["subscription"])
    let connection = connectable.connect()
    #expect(first.log == ["subscription", "1", "2", "finished"])
    #expect(second.log == first.log)
    connection.cancel()
  }

  @Test func `may be delivered by way of a subject with a value`() {
    let shared = subject.multicast(subject: CurrentValueSubject(0)).autoconnect()
    let first = shared.recorder()
    subject.send(1)
    let second = shared.recorder()
    subject.send(2)
    #expect(first.log == ["subscription", "0", "1", "2"])
    #expect(second.log == ["subscription", "1", "2"])
  }

  @Test func `delivers no more after its connection is cancelled`() {
    let connectable = subject.multicast { PassthroughSubject() }
    let recorder = connectable.recorder()
    let connection = connectable.connect()
    subject.send(1)
    connection.cancel()
    subject.send(2)
    #expect(recorder.log == ["subscription", "1"])
  }
}
