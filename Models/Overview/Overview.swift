/// The guide's figure, derived from a model: what moves an app from one execution state to another.
public struct Overview: Hashable, Sendable {
  /// The arrows in a fixed order, at most one for each pair of stages and manner.
  public let arrows: [Arrow]

  /// Whether the model prewarms processes, so that ``Stage/notRunning`` stands for those too.
  public let includesPrewarming: Bool

  /// The five execution states of the guide, in the order of the guide's figure.
  ///
  /// A process that was prewarmed counts as not running: the user has not asked for it, and what
  /// leads out of it leads out of not running as well.
  public enum Stage: Int, CaseIterable, Hashable, Sendable {
    /// No process, or one that nobody has asked for yet.
    case notRunning
    /// In the foreground, receiving no events.
    case inactive
    /// In the foreground, receiving events.
    case active
    /// Off screen, executing code.
    case background
    /// In memory, executing nothing.
    case suspended
  }

  /// What the delegate learns of a change.
  public enum Manner: Int, CaseIterable, Hashable, Sendable {
    /// A callback makes or announces the change.
    case callback
    /// The delegate is not told.
    case silent
    /// The process ends without a word.
    case kill
  }

  /// A way from one stage to another.
  public struct Arrow: Hashable, Sendable {
    /// Where it begins.
    public let source: Stage
    /// Where it ends.
    public let target: Stage
    /// What the delegate learns of it.
    public let manner: Manner
    /// The delegate's callbacks that every cause of the arrow brings.
    public let callbacks: [Callback]
    /// The names of the rules that set the change going: first what can come early in a life.
    public let causes: [String]
  }
}

extension Overview.Stage {
  /// The stage that an execution state belongs to.
  public init(_ execution: ExecutionState) {
    self =
      switch execution {
      case .notRunning, .prewarmed, .prewarmedAfterLaunch: .notRunning
      case .inactive: .inactive
      case .active: .active
      case .background: .background
      case .suspended: .suspended
      }
  }

  /// The stage in the words of the guide.
  public var name: String {
    switch self {
    case .notRunning: ExecutionState.notRunning.name
    case .inactive: ExecutionState.inactive.name
    case .active: ExecutionState.active.name
    case .background: ExecutionState.background.name
    case .suspended: ExecutionState.suspended.name
    }
  }
}
