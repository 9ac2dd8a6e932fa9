import ModelChecking

/// A model's figure, derived from its states: what leads from one stage to another.
///
/// For the app model the stages are the five execution states, and this is the guide's figure.
public struct Overview: Hashable, Sendable {
  /// The arrows in a fixed order, at most one for each pair of stages and manner.
  public let arrows: [Arrow]

  /// What some states add to the name of their stage.
  public let remarks: [Stage: String]

  /// The stages that arrows lead from or to, in their order.
  public var stages: [Stage] {
    Set(arrows.flatMap { [$0.source, $0.target] }).sorted { $0.position < $1.position }
  }

  /// What the delegate learns of a change.
  public enum Visibility: Int, CaseIterable, Hashable, Sendable {
    /// A callback makes or announces the change.
    case callback
    /// The delegate is not notified.
    case silent
    /// The process ends without a callback.
    case kill
  }

  /// A way from one stage to another.
  public struct Arrow: Hashable, Sendable {
    /// Where it begins.
    public let source: Stage
    /// Where it ends.
    public let target: Stage
    /// What the delegate learns of it.
    public let visibility: Visibility
    /// The delegate callbacks that every cause of the arrow leads to.
    public let callbacks: [Callback]
    /// The rules that cause the change, the most ordinary first, and of these the earliest possible.
    public let reasons: [Cause]

    /// The names of the rules that cause the change.
    public var causes: [String] { reasons.map(\.name) }
  }

  /// A rule that causes a change.
  public struct Cause: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// How far it is from what happens to every app every day: the higher, the rarer. What only apps
    /// do that exit on suspend, a deprecated setting, comes after all others.
    public let rank: Int
    /// Whether it is a step of prewarming, or happens to a prewarmed process only.
    public let concernsPrewarming: Bool

    init<State>(_ rule: Rule<State>) {
      name = rule.name
      let isObsolete = rule.occurrence?.exitsOnSuspend ?? false
      rank = (rule.occurrence?.rarity ?? .everyday).rawValue + (isObsolete ? 100 : 0)
      concernsPrewarming =
        rule.occurrence.map { $0.isPrewarming || $0.isOpening(.prewarmedLaunch) } ?? false
    }
  }
}

extension Overview {
  /// Reads the figure off the states that a search has found.
  ///
  /// Each event is followed from the states in which nothing is owed, through everything that is
  /// owed because of it, and is a cause of every change of stage on its way.
  ///
  /// - Parameters:
  ///   - graph: The explored states.
  ///   - machine: The machine that was explored.
  /// - Complexity: O(rules × transitions) time at worst; in practice different events soon
  ///   reach different states, and it is near O(transitions).
  public init<State: ModelState>(
    of graph: StateGraph<RuleMachine<State>>, machine: RuleMachine<State>
  ) {
    let survey = OverviewSurvey(graph: graph, rules: machine.rules)
    var draft = OverviewDraft()
    for rule in machine.rules.indices {
      if machine.rules[rule].kind == .kill {
        draft.addKills(of: rule, in: survey)
      } else {
        var pursuit = OverviewPursuit(of: rule, in: survey)
        for change in pursuit.changes() { draft.add(change, causedBy: rule) }
      }
    }
    arrows = draft.arrows(of: machine.rules)
    remarks = Dictionary(
      graph.states.compactMap { state in state.stageRemark.map { (state.stage, $0) } },
      uniquingKeysWith: { first, _ in first })
  }
}

/// A cache of what the derivation of a figure looks up in a graph repeatedly.
struct OverviewSurvey<State: ModelState> {
  typealias Transition = StateGraph<RuleMachine<State>>.Transition

  let graph: StateGraph<RuleMachine<State>>
  let rules: [Rule<State>]
  let stages: [Stage]
  let isQuiet: [Bool]
  private let byRule: [[Transition]]

  init(graph: StateGraph<RuleMachine<State>>, rules: [Rule<State>]) {
    self.graph = graph
    self.rules = rules
    stages = graph.states.map(\.stage)
    isQuiet = graph.states.map(\.isQuiet)
    var byRule = [[Transition]](repeating: [], count: rules.count)
    for state in 0..<graph.expandedCount {
      for transition in graph.transitions(from: state) {
        byRule[transition.action.rule].append(transition)
      }
    }
    self.byRule = byRule
  }

  /// The transitions of a rule, those from the nearest states first.
  func transitions(of rule: Int) -> [Transition] { byRule[rule] }

  /// The transitions that deliver or remove something that is owed in a state.
  func consequences(in state: Int) -> [Transition] {
    isQuiet[state]
      ? [] : graph.transitions(from: state).filter { rules[$0.action.rule].kind.isConsequence }
  }

  func changesStage(_ transition: Transition) -> Bool {
    stages[transition.source] != stages[transition.target]
  }
}

extension RuleKind {
  fileprivate var isConsequence: Bool { self == .delivery || self == .silent }
}

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
          && (drawn.visibility == .callback) == !arrow.callbacks.isEmpty
      }
    }
    .map { "\($0.source.name) to \($0.target.name)" }
  }
}
