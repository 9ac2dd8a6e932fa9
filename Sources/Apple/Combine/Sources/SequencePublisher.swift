import Foundation

extension Publishers {
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let feed = SequenceFeed(sequence, into: Outlet(subscriber))
      feed.outlet.start(onRequest: { _ in feed.pull() })
      feed.pull()
    }
  }
}

extension Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Takes elements from a sequence while they are wanted.
private final class SequenceFeed<Elements: Sequence, Failure: Error> {
  let outlet: Outlet<Elements.Element, Failure>
  private let lock = NSLock()
  private var calls = 0
  private var iterator: Elements.Iterator
  private var next: Elements.Element?

  init(_ sequence: Elements, into outlet: Outlet<Elements.Element, Failure>) {
    self.outlet = outlet
    iterator = sequence.makeIterator()
    next = iterator.next()
  }

  /// Takes what is wanted. A call from within a delivery, or from another thread, is only counted:
  /// the first caller looks again before it leaves.
  func pull() {
    guard lock.withLock({ addCall() }) == 1 else { return }
    var answered = 0
    while let calls = lock.withLock({ unansweredCalls(since: answered) }) {
      answered = calls
      while outlet.wantsMore, let element = next {
        next = iterator.next()
        outlet.send(element)
      }
      if next == nil { outlet.finish(.finished) }
    }
  }

  private func addCall() -> Int {
    calls += 1
    return calls
  }

  private func unansweredCalls(since answered: Int) -> Int? {
    if calls > answered { return calls }
    calls = 0
    return nil
  }
}
