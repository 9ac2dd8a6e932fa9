import LifecycleModels
import LifecycleReporting
import ModelChecking
import Reporting

/// A life in words, step by step.
public struct LifeTrace: Hashable, Sendable {
  /// The steps in order.
  public let steps: [LifeStep]
  /// The names of the choices, for a replay of the life.
  public let choices: [String]
  /// The number of plain steps: transitions between states of the process, and actions of the
  /// world. Deliveries that do not change the state are not counted.
  public let plainLength: Int
  /// The number of steps of the model, with all deliveries and notifications.
  public let modelLength: Int
  /// The world's contents after each step; empty where the process had died.
  public let contents: [WorldContents]
}

/// A step of a life in words.
public struct LifeStep: Hashable, Sendable {
  /// The event.
  public let action: ActionDescription
  /// Whether it is a choice, not a consequence of earlier steps.
  public let isChoice: Bool
  /// Whether the code under test handles the delivered callback.
  public let isHandled: Bool
  /// The role of the step for the code under test.
  public let role: Role
  /// The state of the process after the step.
  public let state: ExecutionState
  /// The test's description of the world, if any.
  public let remark: String?
  /// The rules of the model that were applied; empty for an action of the world.
  public let rules: [String]

  /// The role of a step for the code under test.
  public enum Role: Hashable, Sendable {
    /// An event caused by the user, iOS or the device, of which the app is not informed.
    case event
    /// A callback that iOS delivers, whether the code under test handles it or not.
    case delivery(String)
    /// A request of the code under test to iOS.
    case request
    /// An action of the world, which the test describes.
    case action
  }

  /// The state in words, with the test's description.
  public var stateWords: String {
    state.name + (remark.map { $0.isEmpty ? "" : ", " + $0 } ?? "")
  }
}

extension LifeTrace {
  /// The trace for tables, diagrams and JSON.
  public var report: TraceReport {
    let start = ExecutionState.notRunning
    return TraceReport(
      initialState: StateReport(start.name, style: start.stage.style),
      steps: steps.map { step in
        StepReport(
          step.action, to: StateReport(step.stateWords, style: step.state.stage.style))
      })
  }

  /// The choices as an array literal that can be pasted into a test.
  public var swift: String { SwiftSource.list(choices) }

  /// The applied rules of the model in order, for `lifecycle replay`. The world's own actions are
  /// not included.
  public var modelRules: [String] { steps.flatMap(\.rules) }
}

extension LifeRunner {
  /// Reruns some choices and describes them.
  /// - Throws: The error of the closure that makes the disk.
  func trace(of choices: [Choice], upTo stepCount: Int? = nil) throws -> LifeTrace {
    var remarks: [String?] = []
    var contents: [WorldContents] = []
    let life = try begin()
    life.observer = { life in
      contents.append(life.contents)
      remarks.append(life.moment.flatMap { moment in life.world.show.map { $0(moment) } })
    }
    for choice in choices { _ = life.make(choice) }
    life.observer = nil
    let starts = Set(life.choices.map(\.start))
    let steps = life.taken.enumerated().map { ($1, starts.contains($0)) }
    return trace(
      of: Array(steps.prefix(stepCount ?? steps.count)), remarks: remarks, contents: contents,
      handled: life.handledSteps)
  }

  /// The words for steps, with whether each was a choice.
  ///
  /// - Parameters:
  ///   - taken: The steps.
  ///   - remarks: The test's description after each step.
  ///   - contents: The world's contents after each step.
  ///   - handled: The positions of the steps that called code of the world; nil if unknown because
  ///     the process is dead.
  /// - Returns: The trace.
  func trace(
    of taken: [(step: LifeCyclePlan.Step, isChoice: Bool)], remarks: [String?] = [],
    contents: [WorldContents] = [], handled: Set<Int>? = nil
  ) -> LifeTrace {
    let rules = plan.rules(of: taken.map(\.step))
    var state = 0
    var plainLength = 0
    var choices: [String] = []
    let steps = taken.indices.map { index in
      let (step, isChoice) = taken[index]
      let before = state
      state = plan.target(of: step, from: state)
      let changes = tables.execution[state] != tables.execution[before]
      if isOfWorld(step) || changes { plainLength += 1 }
      let isHandled = handled?.contains(index) ?? isHandled(step, in: before)
      let (action, choice) = words(
        for: step, from: before, rules: rules[index], isHandled: isHandled)
      if isChoice { choices.append(choice) }
      return LifeStep(
        action: action, isChoice: isChoice, isHandled: isHandled,
        role: role(of: step, from: before),
        state: tables.execution[state], remark: index < remarks.count ? remarks[index] : nil,
        rules: rules[index].map { plan.rules[Int($0)].name })
    }
    return LifeTrace(
      steps: steps, choices: choices, plainLength: plainLength,
      modelLength: steps.reduce(0) { $0 + max(1, $1.rules.count) },
      contents: Array(contents.prefix(steps.count)))
  }

  private func role(of step: LifeCyclePlan.Step, from state: Int) -> LifeStep.Role {
    switch step {
    case .request: .request
    case .action, .scheduledWork, .timer: .action
    case .transition(let position, _):
      // Only the rule knows a callback that nothing handles.
      plan.states[state].transitions[position].callback.map { .delivery($0.name) }
        ?? plan.rules[Int(plan.states[state].transitions[position].rule)].callback
        .map { .delivery($0.name) } ?? .event
    }
  }

  private func isOfWorld(_ step: LifeCyclePlan.Step) -> Bool {
    switch step {
    case .action, .scheduledWork, .timer: true
    case .transition, .request: false
    }
  }

  private func isHandled(_ step: LifeCyclePlan.Step, in state: Int) -> Bool {
    guard case .transition(let position, _) = step,
      let callback = plan.states[state].transitions[position].callback
    else { return false }
    return callback == .taskExpiration || world.handlers[Int(callback.rawValue)] != nil
  }

  /// The event, and the name of the choice.
  ///
  /// Both have the same name, so that a reader can replay the trace.
  private func words(
    for step: LifeCyclePlan.Step, from state: Int, rules: [Int32], isHandled: Bool
  ) -> (action: ActionDescription, choice: String) {
    switch step {
    case .transition(let position, let isRefused):
      let transition = plan.states[state].transitions[position]
      // The steps after a refusal begin with a rule of their own, which is no choice.
      let number = isRefused ? transition.rule : rules.first ?? transition.rule
      let rule = plan.rules[Int(number)]
      let action = ActionDescription(
        name: rule.name + (isRefused ? ", answered false" : "")
          + (transition.callback == nil || isHandled ? "" : ", not implemented"),
        initiator: rule.initiator.rawValue, callback: transition.callback?.name)
      return (action, rule.name)
    case .request(let request): return words(request.name, by: .app)
    case .action(let index):
      return words(name(of: .action(index)), by: world.actions[index].initiator)
    case .scheduledWork: return words(name(of: .scheduledWork), by: .app)
    case .timer: return words(name(of: .timer), by: .system)
    }
  }

  private func words(
    _ name: String, by initiator: Initiator
  ) -> (action: ActionDescription, choice: String) {
    (ActionDescription(name: name, initiator: initiator.rawValue, callback: nil), name)
  }
}
