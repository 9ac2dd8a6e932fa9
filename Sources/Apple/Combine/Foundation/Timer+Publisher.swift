import Foundation

extension Timer {
  /// A publisher of the date, again and again once it is connected.
  ///
  /// - Parameters:
  ///   - interval: The time between two dates in seconds.
  ///   - tolerance: How much later a date may come.
  ///   - runLoop: The run loop of the timer.
  ///   - mode: The mode in which the timer fires.
  ///   - options: Nothing to choose.
  /// - Returns: The publisher.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// Delivers the date, again and again, by means of one timer.
  public final class TimerPublisher: ConnectablePublisher {
    /// The date at which the timer fires.
    public typealias Output = Date
    /// It cannot fail.
    public typealias Failure = Never

    /// The time between two dates in seconds.
    public let interval: TimeInterval
    /// How much later a date may come.
    public let tolerance: TimeInterval?
    /// The run loop of the timer.
    public let runLoop: RunLoop
    /// The mode in which the timer fires.
    public let mode: RunLoop.Mode
    /// Nothing to choose.
    public let options: RunLoop.SchedulerOptions?
    private let audience = Audience<Date, Never>(keeping: .nothing)
    private let lock = NSLock()
    private var timer: Timer?

    /// Makes a publisher of dates.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      (self.interval, self.tolerance) = (interval, tolerance)
      (self.runLoop, self.mode, self.options) = (runLoop, mode, options)
    }

    /// Attaches a subscriber. Dates that come while it has no demand are dropped.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      audience.add(subscriber)
    }

    /// Starts the timer, unless it runs, until the result is cancelled.
    public func connect() -> any Cancellable {
      let added: Timer? = lock.withLock {
        guard timer == nil else { return nil }
        timer = Timer(timeInterval: interval, repeats: true) { [audience] _ in
          audience.send(Date())
        }
        timer?.tolerance = tolerance ?? 0
        return timer
      }
      if let added { runLoop.add(added, forMode: mode) }
      return TimerConnection(publisher: self)
    }

    fileprivate func disconnect() {
      let timer = lock.withLock {
        defer { self.timer = nil }
        return self.timer
      }
      timer?.invalidate()
    }
  }
}

private struct TimerConnection: Cancellable {
  let publisher: Timer.TimerPublisher

  func cancel() { publisher.disconnect() }
}
