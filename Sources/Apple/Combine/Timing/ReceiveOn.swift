extension Publishers {
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    /// Only the subscription is handed over at once.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.handOver(to: subscriber) { scheduler.schedule(options: options, $0) }
    }
  }
}

extension Publisher {
  /// Delivers through the scheduler even when already on it.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Attaches a subscriber whose values and completion are delivered by closures that are run later.
  ///
  /// - Parameters:
  ///   - subscriber: The subscriber.
  ///   - schedule: Runs a closure later.
  func handOver(
    to subscriber: any Subscriber<Output, Failure>,
    by schedule: @escaping (@escaping () -> Void) -> Void
  ) {
    let outlet = Outlet(subscriber)
    let inlet = Inlet<Output, Failure>()
    inlet.handle { _ in
      outlet.start(onRequest: inlet.request, onCancel: inlet.cancel)
    } value: { value in
      schedule { outlet.send(value) }
      return .none
    } completion: { completion in
      schedule { outlet.finish(completion) }
    }
    subscribe(inlet)
  }
}

extension Publishers {
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let tolerance: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    /// Only the subscription is handed over at once.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.handOver(to: subscriber) { action in
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options,
          action)
      }
    }
  }
}

extension Publisher {
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler, options: options)
  }
}

extension Publishers {
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      let inlet = Inlet<Output, Failure>()
      inlet.handle { _ in
        outlet.start { demand in
          scheduler.schedule(options: options) { inlet.request(demand) }
        } onCancel: {
          scheduler.schedule(options: options, inlet.cancel)
        }
      } value: { value in
        outlet.send(value)
        return .none
      } completion: {
        outlet.finish($0)
      }
      scheduler.schedule(options: options) { upstream.subscribe(inlet) }
    }
  }
}

extension Publisher {
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}
