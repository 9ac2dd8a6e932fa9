#if os(Linux)
  import Glibc

  /// Says where a delegate has trapped that is tried out before a check begins, because nothing else
  /// would: the process ends with a backtrace.
  enum TrialHint {
    /// The signals with which traps and wrong accesses to memory end a process.
    private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS]
    nonisolated(unsafe) private static var former: [sigaction] = []

    /// Runs the trial; a signal during it writes the hint, and then has its usual effect.
    @MainActor static func hinting<Result>(_ trial: () throws -> Result) rethrows -> Result {
      former = signals.map { signal in
        var (action, former) = (sigaction(), sigaction())
        // The instruction is run once more after the handler, and meets the former one.
        action.__sigaction_handler.sa_handler = { _ in TrialHint.tell() }
        action.sa_flags = SA_ONSTACK
        sigaction(signal, &action, &former)
        return former
      }
      defer { restore() }
      return try trial()
    }

    private static func restore() {
      for (signal, action) in zip(signals, former) {
        var action = action
        sigaction(signal, &action, nil)
      }
    }

    /// Only what a handler of signals may do: writing to a descriptor.
    private static func tell() {
      write(2, text.utf8Start, text.utf8CodeUnitCount)
      restore()
    }

    private static let text: StaticString = """

      The delegate has trapped while World.uiKit tried it out, before any check: UIKitOptions gives it \
      what it needs, for example a window with a view controller, and with UIKitOptions.callbacks it \
      is not tried out.

      """
  }
#else
  enum TrialHint {
    @MainActor static func hinting<Result>(_ trial: () throws -> Result) rethrows -> Result {
      try trial()
    }
  }
#endif
