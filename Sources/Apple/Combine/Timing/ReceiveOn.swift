extension Publishers {
  /// Delivers everything by way of a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values of the publisher.
    public typealias Output = Upstream.Output
    /// The error of the publisher.
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// What runs the delivery.
    public let scheduler: Context
    /// How the delivery is run.
    public let options: Context.SchedulerOptions?

    /// Attaches a subscriber; only its subscription is handed over at once.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.handOver(to: subscriber) { scheduler.schedule(options: options, $0) }
    }
  }
}

extension Publisher {
  /// Delivers everything by way of a scheduler, even where it is the one that runs already.
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
