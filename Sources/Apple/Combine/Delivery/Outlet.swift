import Foundation

/// Delivers to one subscriber: never more than it requests, and nothing after the end.
///
/// A value that is sent from within a delivery on the same thread is delivered at once, as Apple's
/// subjects do. A value that another thread sends meanwhile waits, and is delivered by the thread
/// that is busy, so that no thread is held up.
final class Outlet<Output, Failure: Error>: Subscription, @unchecked Sendable {
  /// What is kept of the values that come without demand.
  enum Keeping {
    case every, latest, nothing
  }

  private enum Delivery {
    case value(Output)
    case completion(Subscribers.Completion<Failure>)
  }

  /// What refers to other objects. It is always freed outside the lock: a deinitialiser may cancel.
  private struct Ties {
    var downstream: (any Subscriber<Output, Failure>)?
    var onRequest: ((Subscribers.Demand) -> Void)?
    var onCancel: (() -> Void)?
    var waiting: [Output] = []
  }

  private let keeping: Keeping
  private let lock = NSLock()
  private var ties: Ties
  private var demand = Subscribers.Demand.none
  private var ending: Subscribers.Completion<Failure>?
  private var isStarted = false
  private var thread: pthread_t?
  private var depth = 0

  init(_ subscriber: any Subscriber<Output, Failure>, keeping: Keeping = .every) {
    ties = Ties(downstream: subscriber)
    self.keeping = keeping
  }

  /// Hands over the subscription. Nothing is delivered before this.
  func start(
    onRequest: ((Subscribers.Demand) -> Void)? = nil, onCancel: (() -> Void)? = nil
  ) {
    let downstream = lock.withLock {
      guard ties.downstream != nil else { return nil as (any Subscriber<Output, Failure>)? }
      (ties.onRequest, ties.onCancel) = (onRequest, onCancel)
      (isStarted, thread, depth) = (true, pthread_self(), 1)
      return ties.downstream
    }
    guard let downstream else { return }
    downstream.receive(subscription: self)
    deliver()
  }

  /// Whether more values are wanted than are waiting.
  var wantsMore: Bool {
    lock.withLock { ties.downstream != nil && demand > .max(ties.waiting.count) }
  }

  /// What is requested and not delivered yet.
  var outstandingDemand: Subscribers.Demand { lock.withLock { demand } }

  func send(_ value: Output) {
    enqueue(value)
    drain()
  }

  /// Takes a value without delivering it: a caller that holds a lock of its own drains later.
  func enqueue(_ value: Output) {
    let replaced: Output? = lock.withLock {
      guard ties.downstream != nil, ending == nil else { return nil }
      if keeping == .every || demand > .max(ties.waiting.count) {
        ties.waiting.append(value)
      } else if keeping == .latest {
        if demand < .max(ties.waiting.count) { return exchangeLast(for: value) }
        ties.waiting.append(value)
      }
      return nil
    }
    withExtendedLifetime(replaced) {}
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let dropped: [Output] = lock.withLock {
      guard ending == nil else { return [] }
      ending = completion
      guard keeping != .every, let wanted = demand.max else { return [] }
      defer { ties.waiting = Array(ties.waiting.prefix(wanted)) }
      return ties.waiting
    }
    withExtendedLifetime(dropped) {}
    drain()
  }

  /// Delivers what may be delivered, unless another thread is doing so.
  func drain() {
    let mayEnter = lock.withLock {
      guard isStarted, thread == nil || thread == pthread_self() else { return false }
      thread = pthread_self()
      depth += 1
      return true
    }
    if mayEnter { deliver() }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let (isDelivering, onRequest) = lock.withLock {
      self.demand += demand
      return (thread == pthread_self(), ties.onRequest)
    }
    // A delivery under way on this thread goes on by itself; entering it again for each value
    // would let the stack grow with the number of values.
    if !isDelivering { drain() }
    onRequest?(demand)
  }

  func cancel() {
    let ties = lock.withLock { releaseTies() }
    ties.onCancel?()
  }

  private func deliver() {
    while let (delivery, ties) = lock.withLock({ nextDelivery() }) {
      switch delivery {
      case .value(let value):
        request(ties.downstream?.receive(value) ?? .none)
      case .completion(let completion):
        ties.downstream?.receive(completion: completion)
      }
    }
  }

  private func nextDelivery() -> (Delivery, Ties)? {
    if ties.downstream != nil, !ties.waiting.isEmpty, demand > 0 {
      demand -= 1
      let value = ties.waiting.removeFirst()
      return (.value(value), Ties(downstream: ties.downstream))
    }
    if ties.downstream != nil, ties.waiting.isEmpty, let ending {
      return (.completion(ending), releaseTies())
    }
    depth -= 1
    if depth == 0 { thread = nil }
    return nil
  }

  private func exchangeLast(for value: Output) -> Output? {
    let last = ties.waiting.popLast()
    ties.waiting.append(value)
    return last
  }

  private func releaseTies() -> Ties {
    defer { ties = Ties() }
    return ties
  }
}

extension Outlet: CustomStringConvertible {
  var description: String { "Subscription" }
}
