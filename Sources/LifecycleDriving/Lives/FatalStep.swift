import LifecycleModels

/// A kind of step that a process did not survive. No later life may take it.
enum FatalStep: Hashable, Sendable {
  /// The creation of the delegate.
  case launch
  /// A callback.
  case callback(Callback)
  /// An action of the world, by its name.
  case action(String)
  /// Deferred work of some origin.
  case work(LifeCyclePlan.WorkOrigin)

  /// What was running, in words.
  var words: String {
    switch self {
    case .launch: "the launch"
    case .callback(let callback): callback.name
    case .action(let name): "the action “\(name)”"
    case .work: "work that was put off"
    }
  }
}

extension FatalStep {
  /// The step as one line of text, for the environment of a process.
  var line: String {
    switch self {
    case .launch: "launch"
    case .callback(let callback): "callback:" + callback.name
    case .action(let name): "action:" + name
    case .work(let origin): "work:\(origin.number)"
    }
  }

  /// Reads a line of text; nil if it is no step.
  init?(line: String) {
    let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    switch (parts.first, parts.dropFirst().first) {
    case ("launch", nil): self = .launch
    case ("callback", let name?):
      guard let callback = Callback(name: name) else { return nil }
      self = .callback(callback)
    case ("action", let name?): self = .action(name)
    case ("work", let number?):
      guard let number = UInt32(number) else { return nil }
      self = .work(.init(number: number))
    default: return nil
    }
  }
}

extension LifeRunner {
  /// The step that must not be repeated, after steps of which the last was not survived.
  ///
  /// - Returns: Nil if no code of the world was running, but an obligation or the fingerprint.
  func fatalStep(ending steps: [LifeCyclePlan.Step]) -> FatalStep? {
    var state = 0
    for step in steps.dropLast() { state = plan.target(of: step, from: state) }
    switch steps.last {
    case .scheduledWork(let origin), .timer(let origin): return .work(origin)
    case .action(let index): return .action(world.actions[index].name)
    case .transition(let position, _):
      let transition = plan.states[state].transitions[position]
      if let callback = transition.callback { return .callback(callback) }
      let target = Int(transition.target)
      let begins = !tables.execution[state].isRunning && tables.execution[target].isRunning
      return begins ? .launch : nil
    case .request, nil: return nil
    }
  }
}
