import Combine
import Foundation
import Testing

@Suite struct `Subjects on several threads` {
  @Test func `let a value of another thread wait for the end of a delivery, not its sender`() {
    nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.recorder()
    var during: [String] = []
    recorder.onValue = { value in
      guard value == 1 else { return }
      let isSent = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        subject.send(2)
        isSent.signal()
      }
      isSent.wait()
      during = recorder.log
    }
    subject.send(1)
    #expect(during == ["subscription", "1"])
    #expect(recorder.log == ["subscription", "1", "2"])
  }

  @Test func `deliver every value, one at a time`() {
    final class Counter: @unchecked Sendable {
      var values = 0
      var inside = 0
      var overlaps = 0
    }
    let counter = Counter()
    nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
    let cancellable = subject.merge(with: subject.map { $0 }).scan(0, +).sink { _ in
      counter.inside += 1
      if counter.inside > 1 { counter.overlaps += 1 }
      counter.values += 1
      counter.inside -= 1
    }
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for value in 0..<1_000 { subject.send(value) }
    }
    #expect(counter.values == 8_000)
    #expect(counter.overlaps == 0)
    cancellable.cancel()
  }

  @Test func `end with the latest pair`() {
    nonisolated(unsafe) let a = CurrentValueSubject<Int, Never>(0)
    nonisolated(unsafe) let b = CurrentValueSubject<Int, Never>(0)
    var last = (0, 0)
    let cancellable = a.combineLatest(b).sink { last = $0 }
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      for value in 1...1_000 { (index == 0 ? a : b).send(value) }
    }
    #expect(last == (1_000, 1_000))
    cancellable.cancel()
  }

  @Test func `may lose and gain subscribers meanwhile`() {
    nonisolated(unsafe) let subject = CurrentValueSubject<Int, Never>(0)
    DispatchQueue.concurrentPerform(iterations: 4) { index in
      for value in 0..<500 {
        if index % 2 == 0 { subject.send(value) } else { subject.share().sink { _ in }.cancel() }
      }
    }
    #expect(subject.recorder().log.count == 2)
  }
}
