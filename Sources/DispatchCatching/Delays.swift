#if os(Linux)
  import Glibc
  import WorkCatching

  private let handOverLater = original(
    "dispatch_after", as: (@convention(c) (UInt64, Object, UnsafeRawPointer) -> Void).self)
  private let readTime = original(
    "dispatch_time", as: (@convention(c) (UInt64, Int64) -> UInt64).self)
  private let handFunctionOverLater = original(
    "dispatch_after_f", as: (@convention(c) (UInt64, Object, Object?, Function) -> Void).self)

  /// Blocks that are due later come this way.
  @_cdecl("dispatch_after")
  public func catchLaterBlock(
    _ time: UInt64, _ queue: UnsafeMutableRawPointer, _ block: UnsafeRawPointer
  ) {
    guard let context = CatchingContext.current else { return handOverLater(time, queue, block) }
    guard let delay = Delay(until: time, in: context) else { return }
    let kept = KeptBlock(block)
    let queue = KeptObject(queue)
    context.postpone(
      DeferredWork(
        after: delay.seconds, site: site(of: block), isCancelled: { kept.isCancelled }
      ) { kept.run(on: queue) })
  }

  /// Tasks that sleep come this way.
  @_cdecl("dispatch_after_f")
  public func catchLaterFunction(
    _ time: UInt64, _ queue: UnsafeMutableRawPointer, _ argument: UnsafeMutableRawPointer?,
    _ function: @convention(c) (UnsafeMutableRawPointer?) -> Void
  ) {
    guard let context = CatchingContext.current else {
      return handFunctionOverLater(time, queue, argument, function)
    }
    guard let delay = Delay(until: time, in: context) else { return }
    let queue = KeptObject(queue)
    context.postpone(
      DeferredWork(after: delay.seconds, isTask: true) {
        if queue.object == mainQueue {
          function(argument)
        } else {
          catchFunction(queue.object, argument, function)
        }
      })
  }

  /// Remembers the time that code reads, to tell later which delay it asks for.
  @_cdecl("dispatch_time")
  public func noteTime(_ start: UInt64, _ nanoseconds: Int64) -> UInt64 {
    let time = readTime(start, nanoseconds)
    if start == 0, nanoseconds == 0 { CatchingContext.current?.lastTime = Int64(time) }
    return time
  }

  /// How far off a time of libdispatch is.
  private struct Delay {
    let seconds: Double

    /// Reads a time; nil if it never comes.
    init?(until time: UInt64, in context: CatchingContext) {
      switch time {
      case .max: return nil
      case 0: seconds = 0
      default:
        let (clock, instant) = Self.instant(time)
        if clock == CLOCK_MONOTONIC, let last = context.lastTime, instant >= last {
          seconds = Double(instant - last) / 1e9
          return
        }
        var now = timespec()
        clock_gettime(clock, &now)
        let left = instant - (Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec))
        seconds = RemainingDelay.asked(Double(left) / 1e9)
      }
    }

    /// The two highest bits tell the clock: that of the calendar, one that goes on while the machine
    /// sleeps, or one that does not. The calendar's times are negative.
    private static func instant(_ time: UInt64) -> (clock: clockid_t, nanoseconds: Int64) {
      switch time >> 62 {
      case 3: (CLOCK_REALTIME, -Int64(bitPattern: time))
      case 2: (CLOCK_BOOTTIME, Int64(time & ~(1 << 63)))
      default: (CLOCK_MONOTONIC, Int64(time))
      }
    }
  }
#endif
