import Foundation

/// Delivers pairs of the values of two publishers.
final class Pairing<A: Publisher, B: Publisher>: @unchecked Sendable where A.Failure == B.Failure {
  /// Which values make a pair.
  enum Rule {
    /// Each value with the latest of the other side.
    case latest
    /// The first with the first, the second with the second.
    case inTurn
  }

  private let rule: Rule
  private let outlet: Outlet<(A.Output, B.Output), A.Failure>
  private let left = Inlet<A.Output, A.Failure>()
  private let right = Inlet<B.Output, B.Failure>()
  private let lock = NSLock()
  private var leftValues: [A.Output] = []
  private var rightValues: [B.Output] = []
  private var leftIsOver = false
  private var rightIsOver = false

  init(rule: Rule, subscriber: any Subscriber<(A.Output, B.Output), A.Failure>) {
    self.rule = rule
    outlet = Outlet(subscriber, keeping: rule == .latest ? .latest : .every)
  }

  func start(_ a: A, _ b: B) {
    left.handle {
      self.receive($0, into: \.leftValues)
    } completion: {
      self.end(\.leftIsOver, $0)
    }
    right.handle {
      self.receive($0, into: \.rightValues)
    } completion: {
      self.end(\.rightIsOver, $0)
    }
    outlet.start {
      self.left.request($0)
      self.right.request($0)
    } onCancel: {
      self.cancel()
    }
    a.subscribe(left)
    b.subscribe(right)
  }

  private func receive<Value>(
    _ value: Value, into values: ReferenceWritableKeyPath<Pairing, [Value]>
  ) -> Subscribers.Demand {
    // The pair is put in line under the lock, so that a later pair cannot overtake it.
    let (isPaired, replaced) = lock.withLock {
      let replaced = self[keyPath: values]
      self[keyPath: values] = rule == .latest ? [value] : replaced + [value]
      guard let first = leftValues.first, let second = rightValues.first else {
        return (false, replaced)
      }
      outlet.enqueue((first, second))
      if rule == .inTurn {
        leftValues.removeFirst()
        rightValues.removeFirst()
      }
      return (true, replaced)
    }
    withExtendedLifetime(replaced) {}
    outlet.drain()
    finishIfDone()
    return !isPaired && rule == .latest ? .max(1) : .none
  }

  private func end(
    _ isOver: ReferenceWritableKeyPath<Pairing, Bool>,
    _ completion: Subscribers.Completion<A.Failure>
  ) {
    lock.withLock { self[keyPath: isOver] = true }
    if case .finished = completion { return finishIfDone() }
    cancel()
    outlet.finish(completion)
  }

  private func finishIfDone() {
    let isDone = lock.withLock {
      switch rule {
      case .latest: leftIsOver && rightIsOver
      case .inTurn: leftIsOver && leftValues.isEmpty || rightIsOver && rightValues.isEmpty
      }
    }
    guard isDone else { return }
    cancel()
    outlet.finish(.finished)
  }

  private func cancel() {
    left.cancel()
    right.cancel()
  }
}
