/// How the rules of the run loop can be wrong: one part of the state does not change, or changes
/// wrongly.
extension RunLoopState {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func faults(of rule: Rule<RunLoopState>) -> [EffectFault<RunLoopState>] {
    parts + queueFaults + mainThreadFaults + otherFaults
  }

  private static let parts: [EffectFault<RunLoopState>] = [
    EffectFault("execution state kept") { $1.with(\.execution, $0.execution) },
    EffectFault("queue kept") { $1.with(\.queue, $0.queue) },
    EffectFault("main thread goes on") { $1.with(\.main, $0.main) },
    EffectFault("worker goes on") { $1.with(\.isWorkerBusy, $0.isWorkerBusy) },
    EffectFault("screen kept") { $1.with(\.screen, $0.screen) },
    EffectFault("notifications kept") { $1.with(\.notices, $0.notices) },
  ]

  private static let queueFaults: [EffectFault<RunLoopState>] = [
    EffectFault("queue reversed") { $1.with(\.queue, EventQueue($1.queue.events.reversed())) },
    EffectFault("queue emptied") { $1.with(\.queue, EventQueue()) },
    EffectFault("last event lost") { $1.with(\.queue, EventQueue($1.queue.events.dropLast())) },
    EffectFault("last event queued twice") { _, target in
      guard let last = target.queue.events.last, target.queue.hasRoom else { return target }
      return target.with(\.queue, EventQueue([last, last]))
    },
  ]

  private static let mainThreadFaults: [EffectFault<RunLoopState>] =
    [
      EffectFault("main thread asleep") { $1.with(\.main, .asleep) },
      EffectFault("main thread busy") { $1.with(\.main, .busy) },
      EffectFault("main thread blocked") { $1.with(\.main, .blocked) },
    ]
    + Receiver.allCases.map { receiver in
      EffectFault("event at \(receiver)") { _, target in
        guard let event = target.served?.event else { return target }
        return target.with(\.main, .serving(event, at: receiver))
      }
    }
    + Event.allCases.map { event in
      EffectFault("\(event.name) in its place") { source, target in
        guard let receiver = target.receiver, source.main != target.main else { return target }
        return target.with(\.main, .serving(event, at: receiver))
      }
    }

  private static let otherFaults: [EffectFault<RunLoopState>] =
    ExecutionState.allCases.map { execution in
      EffectFault("ends \(execution.name)") { $1.with(\.execution, execution) }
    }
    + Screen.allCases.map { screen in EffectFault(screen.name) { $1.with(\.screen, screen) } }
    + [
      EffectFault("worker busy") { $1.with(\.isWorkerBusy, true) },
      EffectFault("worker free") { $1.with(\.isWorkerBusy, false) },
      EffectFault("notifications forgotten") { $1.with(\.notices, []) },
      EffectFault("notifications queued") { $1.with(\.notices, [.locale, .defaults]) },
    ]

  private func with<Value>(_ part: WritableKeyPath<RunLoopState, Value>, _ value: Value) -> Self {
    var state = self
    state[keyPath: part] = value
    return state
  }
}
