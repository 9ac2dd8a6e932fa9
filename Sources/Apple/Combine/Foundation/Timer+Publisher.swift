import Foundation

extension Timer {
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    public let options: RunLoop.SchedulerOptions?
    private let audience = Audience<Date, Never>(keeping: .nothing)
    private let lock = NSLock()
    private var timer: Timer?

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      (self.interval, self.tolerance) = (interval, tolerance)
      (self.runLoop, self.mode, self.options) = (runLoop, mode, options)
    }

    /// Dates that come while the subscriber has no demand are dropped.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      audience.add(subscriber)
    }

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
