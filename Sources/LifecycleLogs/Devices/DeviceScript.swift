import LifecycleModels
import ModelChecking
import Reporting

/// Instructions that make a real app on a device go through a trace of a model.
///
/// Deliveries by the system are not steps; they are what the log of a recorder should show.
///
/// ```swift
/// let model = AppModel(profile: .observed)
/// let script = try DeviceScript(trace, of: model)
/// print(script.person)
/// ```
public struct DeviceScript: Hashable, Sendable {
  /// The models whose traces an app with a recorder can go through.
  public static let models = ModelKind.allCases.filter(\.canBeRecorded).map(\.rawValue)

  /// The model and its profile, for example “app, profile observed”.
  let title: String
  /// The initial state of the trace, in words.
  let beginning: String
  /// The steps, in order.
  let steps: [DeviceStep]
}

extension DeviceScript {
  /// Creates the script for a trace.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - model: The model of the trace.
  /// - Throws: ``DeviceScriptError`` if no log of a recorder can follow the model.
  /// - Complexity: O(*n*) for *n* steps.
  public init<M: Model>(
    _ trace: Trace<RuleMachine<M.State>>, of model: M
  ) throws(DeviceScriptError) {
    guard model.identity?.kind.canBeRecorded == true else {
      throw .cannotBeRecorded(model: model.name, models: Self.models)
    }
    let machine = model.machine
    title = Self.title(of: model)
    beginning = machine.describe(trace.initialState)
    steps = Self.steps(of: trace, in: machine)
  }

  private static func steps<State>(
    of trace: Trace<RuleMachine<State>>, in machine: RuleMachine<State>
  ) -> [DeviceStep] {
    let sources = [trace.initialState] + trace.steps.map(\.target)
    var steps: [DeviceStep] = []
    for (index, (action, source)) in zip(trace.actions, sources).enumerated() {
      let rule = machine.rule(of: action)
      if let instruction = InstructionTable.instruction(for: rule) {
        let cut = rule.kind == .kill ? owed(in: source, by: machine) : nil
        let step = DeviceStep(
          number: index + 1, name: rule.name, component: rule.component,
          instruction: instruction, mark: Self.mark(of: rule, instruction), cutOff: cut)
        steps.append(step)
      } else if steps.isEmpty {
        steps.append(DeviceStep(number: 1, name: rule.name, instruction: .byItself("Nothing.")))
      }
      if let delivery = rule.deliveryName { steps[steps.count - 1].expected.append(delivery) }
    }
    return steps
  }

  /// What a step is called in a log; nil if nobody does anything.
  private static func mark<State>(
    of rule: Rule<State>, _ instruction: DeviceInstruction
  ) -> Mark? {
    if instruction.simctl == .byItself, instruction.xcuitest == .byItself { return nil }
    return rule.occurrence.flatMap { Mark($0) }
  }

  /// What the system is about to deliver in a state, apart from the expiration of background time.
  private static func owed<State>(in source: State, by machine: RuleMachine<State>) -> String? {
    machine.actions(in: source).lazy.map(machine.rule).first(where: canBeAwaited)?.deliveryName
  }

  /// Whether a rule is a callback of the system that a person can wait for.
  package static func canBeAwaited(_ rule: Rule<some ModelState>) -> Bool {
    rule.kind == .delivery && rule.initiator == .system && rule.callback != .taskExpiration
  }
}

/// Why there is no script for a trace.
public enum DeviceScriptError: Error, Hashable {
  /// No log of a recorder can follow the model; only these models can be followed.
  case cannotBeRecorded(model: String, models: [String])
}

extension DeviceScriptError: CustomStringConvertible {
  /// The error in words: the model, and the models that have scripts.
  public var description: String {
    switch self {
    case .cannotBeRecorded(let model, let models):
      "A recorder cannot record a trace of the model “\(model)”; choose a trace of "
        + models.map { "“\($0)”" }.joined(separator: " or ") + "."
    }
  }
}

extension DeviceScript {
  /// The script for a person with a device in hand.
  public var person: String {
    "\(title): \(Self.personSubject)\n"
      + Self.wrapped(Self.introduction(beginningWith: beginning))
      + steps.compactMap(\.breakpoint).map(Self.wrapped).joined()
      + steps.map { "\n  \($0.heading)\n" + lines(of: $0) }.joined()
      + "\n\(Self.conclusion)\n"
  }

  /// The first line of a script for a person.
  package static func heading(of model: some Model) -> String {
    "\(title(of: model)): \(personSubject)"
  }

  private static func title(of model: some Model) -> String {
    "\(model.name), profile \(model.profile.rawValue)"
  }

  private static let personSubject = "what a person does"

  /// What a person prepares, given the initial state in words.
  package static func introduction(beginningWith state: String) -> String {
    """
    Record with LifecycleRecorder. Detach the debugger unless a breakpoint is needed. Start with \
    the app in this state: \(state).
    """
  }

  /// What a person prepares in order to end the app at a callback.
  package static func breakpoint(at callback: String) -> String {
    """
    Set a breakpoint at the beginning of \(callback), and have Xcode wait for the app to be \
    launched (Debug, Attach to Process by PID or Name).
    """
  }

  /// The last line of a script for a person.
  package static let conclusion = "Then read the log: lifecycle validate lifecycle.jsonl"

  private func lines(of step: DeviceStep) -> String {
    let simulator = step.instruction.simulator.map { ["On a simulator: " + $0] } ?? []
    return ([step.person] + simulator + [step.expectation]).map(Self.wrapped).joined()
  }

  private static func wrapped(_ text: String) -> String {
    TextWrap.wrapped(text, width: 100, first: "     ", rest: "     ")
  }
}
