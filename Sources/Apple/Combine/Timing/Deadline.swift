import Foundation

/// Runs a closure after some time, unless it is put off or called off before.
final class Deadline<Context: Scheduler>: @unchecked Sendable {
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let lock = NSLock()
  private var number = 0
  private var action: (() -> Void)?
  /// What waits; it asks for runs again and again, and is cancelled by the first.
  private var waiting: (any Cancellable)?

  init(
    after interval: Context.SchedulerTimeType.Stride, on scheduler: Context,
    options: Context.SchedulerOptions?
  ) {
    (self.interval, self.scheduler, self.options) = (interval, scheduler, options)
  }

  /// Replaces what is to be run, and begins to wait again.
  func set(_ action: @escaping () -> Void) {
    let number = replace(with: action)
    let waiting = scheduler.schedule(
      after: scheduler.now.advanced(by: interval), interval: interval,
      tolerance: scheduler.minimumTolerance, options: options
    ) { [weak self] in
      self?.take(number)?()
    }
    lock.withLock { if number == self.number, self.action != nil { self.waiting = waiting } }
  }

  func callOff() { _ = replace(with: nil) }

  private func replace(with action: (() -> Void)?) -> Int {
    let (replaced, waiting, number) = lock.withLock {
      defer { (self.action, self.waiting) = (action, nil) }
      self.number += 1
      return (self.action, self.waiting, self.number)
    }
    waiting?.cancel()
    withExtendedLifetime(replaced) {}
    return number
  }

  private func take(_ number: Int) -> (() -> Void)? {
    let (action, waiting) = lock.withLock {
      guard number == self.number else { return (nil, nil) as ((() -> Void)?, (any Cancellable)?) }
      defer { (self.action, self.waiting) = (nil, nil) }
      return (self.action, self.waiting)
    }
    waiting?.cancel()
    return action
  }
}
