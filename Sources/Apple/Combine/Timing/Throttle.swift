import Foundation

extension Publishers {
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let latest: Bool

    /// A value that comes due while the subscriber has no demand is dropped.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber, keeping: .nothing)
      let inlet = Inlet<Output, Failure>()
      let valve = Valve(self, outlet: outlet)
      inlet.handle { _ in
        outlet.start(onCancel: inlet.cancel)
        inlet.request(.unlimited)
      } value: { value in
        valve.take(value)
        return .none
      } completion: {
        valve.take($0)
      }
      upstream.subscribe(inlet)
    }
  }
}

extension Publisher {
  /// The first value and the completion are delivered as soon as possible.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

/// Holds back the value of the present interval.
private final class Valve<Upstream: Publisher, Context: Scheduler>: @unchecked Sendable {
  private let throttle: Publishers.Throttle<Upstream, Context>
  private let outlet: Outlet<Upstream.Output, Upstream.Failure>
  private let lock = NSLock()
  private var held: Upstream.Output?
  private var completion: Subscribers.Completion<Upstream.Failure>?
  private var lastRelease: Context.SchedulerTimeType?

  init(
    _ throttle: Publishers.Throttle<Upstream, Context>,
    outlet: Outlet<Upstream.Output, Upstream.Failure>
  ) {
    self.throttle = throttle
    self.outlet = outlet
  }

  func take(_ value: Upstream.Output) {
    let now = throttle.scheduler.now
    let (isFirst, lastRelease) = lock.withLock {
      let isFirst = held == nil
      if isFirst || throttle.latest { held = value }
      return (isFirst, self.lastRelease)
    }
    guard isFirst else { return }
    if let due = lastRelease?.advanced(by: throttle.interval), due > now {
      throttle.scheduler.schedule(after: due) { self.release() }
    } else {
      throttle.scheduler.schedule { self.release() }
    }
  }

  /// Ends delivery, after the value that is held.
  func take(_ completion: Subscribers.Completion<Upstream.Failure>) {
    let isHolding = lock.withLock {
      self.completion = completion
      return held != nil
    }
    if !isHolding { throttle.scheduler.schedule { self.release() } }
  }

  private func release() {
    let now = throttle.scheduler.now
    let (value, completion) = lock.withLock {
      defer { held = nil }
      if held != nil { lastRelease = now }
      return (held, self.completion)
    }
    if let value { outlet.send(value) }
    if let completion { outlet.finish(completion) }
  }
}

extension Publishers {
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    /// A value that comes due while the subscriber has no demand is dropped.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber, keeping: .nothing)
      let inlet = Inlet<Output, Failure>()
      let deadline = Deadline(after: dueTime, on: scheduler, options: options)
      inlet.handle { _ in
        outlet.start(onCancel: {
          inlet.cancel()
          deadline.callOff()
        })
        inlet.request(.unlimited)
      } value: { value in
        deadline.set { outlet.send(value) }
        return .none
      } completion: { completion in
        deadline.callOff()
        scheduler.schedule(options: options) { outlet.finish(completion) }
      }
      upstream.subscribe(inlet)
    }
  }
}

extension Publisher {
  /// A value that is waiting when the publisher completes is dropped, as Apple's does.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(
      upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}
