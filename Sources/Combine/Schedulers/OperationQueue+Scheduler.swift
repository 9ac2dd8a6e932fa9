import Foundation

extension OperationQueue: Scheduler {
  /// A date.
  public typealias SchedulerTimeType = DateSchedulerTime

  /// There is nothing to choose.
  public struct SchedulerOptions: Sendable {}

  /// The present date.
  public var now: DateSchedulerTime { DateSchedulerTime(Date()) }

  /// No tolerance.
  public var minimumTolerance: DateSchedulerTime.Stride { .seconds(0) }

  /// Runs a closure with `addOperation`.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }

  /// Adds an operation when it is time, with `asyncAfter`; the tolerance is ignored.
  public func schedule(
    after date: DateSchedulerTime, tolerance: DateSchedulerTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    clock.asyncAfter(deadline: deadline(date)) { [action = Transfer(action)] in
      self.schedule(options: options, action.value)
    }
  }

  /// Adds an operation after each interval, with `asyncAfter`; the tolerance is ignored.
  public func schedule(
    after date: DateSchedulerTime, interval: DateSchedulerTime.Stride,
    tolerance: DateSchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = Repetition(action)
    schedule(repetition, after: date, interval: interval)
    return AnyCancellable(repetition)
  }

  private func schedule(
    _ repetition: Repetition, after date: DateSchedulerTime, interval: DateSchedulerTime.Stride
  ) {
    let item = repetition.item(
      handOver: { self.addOperation($0) },
      then: { [weak repetition] in
        guard let repetition else { return }
        self.schedule(repetition, after: date.advanced(by: interval), interval: interval)
      })
    clock.asyncAfter(deadline: deadline(date), execute: item)
  }

  private var clock: DispatchQueue { self === OperationQueue.main ? .main : .global() }

  private func deadline(_ date: DateSchedulerTime) -> DispatchTime {
    .now() + max(0, date.date.timeIntervalSinceNow)
  }
}
