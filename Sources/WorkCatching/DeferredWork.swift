/// Work that code has put off: a block on the main queue, a job of the main actor, a timer.
///
/// It runs once, on the thread that runs the check.
package struct DeferredWork {
  /// In how many seconds it is due, by the clock of the check; nil if it is due as soon as the main
  /// thread is free.
  package let delay: Double?
  /// What code it runs, as far as that can be told; the numbers are those of one run of a program.
  package let site: UInt
  /// Whether what it refers to stays in memory if it is never run, because it is a job of a task.
  package let isTask: Bool
  /// What is to be done if the process ends before it has run; nil for nothing.
  package let abandon: (() -> Void)?
  /// Whether it was cancelled, so that nothing happens if it runs.
  package let isCancelled: () -> Bool
  /// Runs it.
  package let run: () -> Void

  /// Describes work.
  ///
  /// - Parameters:
  ///   - delay: In how many seconds it is due; at once if it is nil, or not above 0.
  ///   - site: The address of the code that it runs; 0 if that is not known.
  ///   - isTask: Whether it is a job of a task.
  ///   - abandon: What is to be done if the process ends before it has run.
  ///   - isCancelled: Whether nothing would happen if it ran.
  ///   - run: Runs it.
  package init(
    after delay: Double? = nil, site: UInt = 0, isTask: Bool = false, abandon: (() -> Void)? = nil,
    isCancelled: @escaping () -> Bool = { false }, run: @escaping () -> Void
  ) {
    self.delay = delay.flatMap { $0 > 0 ? $0 : nil }
    self.site = site
    self.isTask = isTask
    self.abandon = abandon
    self.isCancelled = isCancelled
    self.run = run
  }
}

/// What is left of a delay when the code that asks for it has read the real clock.
package enum RemainingDelay {
  /// The delay that was asked for: a little has passed since the code has read the clock, so what
  /// is left is rounded up: to 10 milliseconds below a second, 50 below ten, 100 below a hundred, and
  /// to seconds above that.
  ///
  /// - Parameter seconds: What is left by the real clock.
  /// - Returns: A number that is the same in each run, unless the machine has stood still for long.
  package static func asked(_ seconds: Double) -> Double {
    guard seconds > 0, seconds.isFinite else { return 0 }
    let unit = seconds <= 1 ? 0.01 : seconds <= 10 ? 0.05 : seconds <= 100 ? 0.1 : 1
    // A hair less, for a delay that is a multiple already and was not shortened.
    return ((seconds / unit) - 1e-6).rounded(.up) * unit
  }
}
