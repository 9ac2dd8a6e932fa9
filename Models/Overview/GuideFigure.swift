/// The figure of the guide, “State changes in an iOS app”, with the callbacks that the guide names
/// beside it: what the overview of the app model must show.
public enum GuideFigure {
  /// An arrow of the figure: its ends, and the callbacks that the delegate receives.
  public typealias Arrow = (source: ExecutionState, target: ExecutionState, callbacks: [Callback])

  /// The arrows (F1, F17, F25 to F28, F32, F33, F36, F60, F79, F80).
  public static let arrows: [Arrow] = [
    (.notRunning, .inactive, [.willFinishLaunching, .didFinishLaunching]),
    (.notRunning, .background, [.willFinishLaunching, .didFinishLaunching]),
    (.inactive, .active, [.didBecomeActive]),
    (.active, .inactive, [.willResignActive]),
    (.inactive, .background, [.didEnterBackground]),
    (.background, .inactive, [.willEnterForeground]),
    (.background, .suspended, []),
    (.suspended, .background, []),
    (.suspended, .notRunning, []),
    (.background, .notRunning, [.willTerminate]),
    (.inactive, .notRunning, [.willTerminate]),
  ]

  /// The arrows that an overview lacks, or shows with other callbacks, in words.
  public static func missing(from overview: Overview) -> [String] {
    arrows.filter { arrow in
      !overview.arrows.contains { drawn in
        drawn.source == arrow.source.stage && drawn.target == arrow.target.stage
          && drawn.callbacks.starts(with: arrow.callbacks)
          && (drawn.manner == .callback) == !arrow.callbacks.isEmpty
      }
    }
    .map { "\($0.source.name) to \($0.target.name)" }
  }
}
