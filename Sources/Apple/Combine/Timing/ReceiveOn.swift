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
