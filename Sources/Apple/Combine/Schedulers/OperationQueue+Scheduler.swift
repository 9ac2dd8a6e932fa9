import Foundation

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = DateSchedulerTime

  public struct SchedulerOptions: Sendable {}

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }

  /// The tolerance is ignored.
  public func schedule(
    after date: DateSchedulerTime, tolerance: DateSchedulerTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    clock.asyncAfter(deadline: deadline(date)) { [action = Transfer(action)] in
      self.schedule(options: options, action.value)
    }
  }

  /// The tolerance is ignored.
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
        // The clock of a check goes on without the real one, so the next date counts from now.
        let next = self.now.advanced(by: interval)
        self.schedule(repetition, after: next, interval: interval)
      })
    clock.asyncAfter(deadline: deadline(date), execute: item)
  }

  private var clock: DispatchQueue { self === OperationQueue.main ? .main : Self.serialClock }

  /// It hands over in the order of the dates. On a concurrent queue, a completion could overtake its value.
  private static let serialClock = DispatchQueue(label: "OperationQueue.clock")

  /// The clock is read twice, here and where the date was made; rounding up to a hundredth of a
  /// second makes the delay the same each time.
  private func deadline(_ date: DateSchedulerTime) -> DispatchTime {
    .now() + (max(0, date.date.timeIntervalSinceNow) * 100 - 0.001).rounded(.up) / 100
  }
}
