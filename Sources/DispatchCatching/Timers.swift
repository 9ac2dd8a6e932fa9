#if os(Linux)
  import Foundation
  import Synchronization
  import WorkCatching

  private let addTimer = original(
    "CFRunLoopAddTimer", as: (@convention(c) (Object, Object, Object) -> Void).self)
  private let performBlock = original(
    "CFRunLoopPerformBlock", as: (@convention(c) (Object, Object, UnsafeRawPointer) -> Void).self)
  private let readContext = original(
    "CFRunLoopTimerGetContext", as: (@convention(c) (Object, Object) -> Void).self)

  private let mainLoop = original(
    "CFRunLoopGetMain", as: (@convention(c) () -> Object).self)

  /// Whether a run loop is that of the main thread, for the code of an app.
  private func isMain(_ loop: Object, in context: CatchingContext) -> Bool {
    // The thread of a check need not be the first one of the program.
    context.isMainThread || loop == mainLoop()
  }

  /// Blocks that the run loop performs come this way.
  @_cdecl("CFRunLoopPerformBlock")
  public func catchRunLoopBlock(
    _ loop: UnsafeMutableRawPointer, _ mode: UnsafeMutableRawPointer, _ block: UnsafeRawPointer
  ) {
    guard let context = CatchingContext.current, isMain(loop, in: context) else {
      return performBlock(loop, mode, block)
    }
    let kept = KeptBlock(block)
    context.postpone(DeferredWork(site: site(of: block)) { kept() })
  }

  /// Timers of Foundation come this way.
  @_cdecl("CFRunLoopAddTimer")
  public func catchTimer(
    _ loop: UnsafeMutableRawPointer, _ timer: UnsafeMutableRawPointer,
    _ mode: UnsafeMutableRawPointer
  ) {
    guard let context = CatchingContext.current, isMain(loop, in: context) else {
      return addTimer(loop, timer, mode)
    }
    // A timer of Foundation on Linux is never released, nor is what its block refers to.
    context.noteKept()
    CaughtTimer.catching(timer)?.postpone(in: context, isFirst: true)
  }

  /// A timer of Foundation that was added to the run loop of the main thread.
  private final class CaughtTimer {
    /// The addresses of the timers that wait: one may be added for several modes, and fires once.
    private static let waiting = Mutex<Set<UInt>>([])

    private let timer: Timer

    private init(_ timer: Timer) { self.timer = timer }

    /// Catches a timer; nil if it waits already.
    static func catching(_ timer: Object) -> CaughtTimer? {
      // A version, then the object of Foundation, then three functions.
      var context: (Int, Object?, Object?, Object?, Object?) = (0, nil, nil, nil, nil)
      readContext(timer, &context)
      guard let object = context.1 else { fatalError("A timer is not one of Foundation.") }
      let caught = Unmanaged<Timer>.fromOpaque(object).takeUnretainedValue()
      let address = address(of: caught)
      let isNew = waiting.withLock { $0.insert(address).inserted }
      return isNew ? CaughtTimer(caught) : nil
    }

    deinit {
      let address = Self.address(of: timer)
      Self.waiting.withLock { _ = $0.remove(address) }
    }

    func postpone(in context: CatchingContext, isFirst: Bool) {
      let left = isFirst ? RemainingDelay.asked(timer.fireDate.timeIntervalSinceNow) : 0
      // A timer that was made without a date is due at once in Foundation on Linux. On Apple
      // platforms its interval has to pass first, which is known of timers that repeat.
      let delay = left > 0 ? left : timer.timeInterval
      if delay == 0 { context.noteUndriven("a timer whose interval Foundation on Linux forgets") }
      let date = timer.fireDate
      context.postpone(
        DeferredWork(after: delay, isCancelled: { !self.timer.isValid }) { self.fire(date) })
    }

    /// Fires the timer, unless its date was changed.
    private func fire(_ date: Date) {
      guard timer.isValid, let context = CatchingContext.current else { return }
      if timer.fireDate != date { return postpone(in: context, isFirst: true) }
      let repeats = timer.timeInterval > 0
      timer.fire()
      if repeats, timer.isValid { postpone(in: context, isFirst: false) }
    }

    private static func address(of timer: Timer) -> UInt {
      UInt(bitPattern: Unmanaged.passUnretained(timer).toOpaque())
    }
  }
#endif
