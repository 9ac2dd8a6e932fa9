import ModelChecking

/// The property suite of the run-loop model.
///
/// Properties that carry an I-number come from the project's list of candidate invariants; those
/// that carry an F-number state a fact; W-properties say that the model is well-formed.
struct RunLoopProperties: PropertySuite {
  typealias RunLoopProperty = SuiteProperty<RunLoopState>

  let model: RunLoopModel
  let on: RulePredicates<RunLoopState>

  var all: [RunLoopProperty] {
    order + receivers + responders + states + screen + watchdog + beliefs + obligations
      + wellFormedness
  }
}

extension RunLoopProperties {
  /// An event enters the queue.
  var comes: On {
    on.rule(.touch, .touchOnControl, .remoteControl, .shake, .motion, .location)
  }
  /// The run loop takes the first event of the queue.
  var takes: On { on.rule(Self.takeActions) }
  var takesTouch: On { on.rule(.takesTouch, .takesTouchOnControl) }
  var calls: On {
    on.delivers(.didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground)
  }
  var passesOn: On { on.rule(Self.passActions) }
  /// The app decides what becomes of an event.
  var handles: On {
    on.rule(.handlerReturns, .handlerChangesUI, .handlerStartsWorker, .handlerStartsTask)
  }
  /// A system notification that was queued during suspension is delivered.
  var deliversNotice: On { on.rule(.deliversLocale, .deliversDefaults) }
  /// A system notification is queued during suspension.
  var queuesNotice: On { on.rule(.queuesLocale, .queuesDefaults) }
  /// The worker hands its result over, or changes the user interface itself.
  var workerEnds: On { on.rule(.workerHandsOver, .workerChangesUI) }
  var changesUI: On { on.rule(.handlerChangesUI) }
  var strays: On { on.rule(.workerChangesUI) }
  var redraws: On { on.rule(.viewRedraws) }
  var startsTask: On { on.rule(.handlerStartsTask) }
  var taskEnds: On { on.rule(.mainTaskEnds) }
  var isKilledByWatchdog: On { on.rule(.watchdog) }
  var dies: On { on.isKind(.kill) }

  static let takeActions = RunLoopState.Event.allCases.compactMap(\.take)

  static let passActions: [RunLoopState.Action] = [
    .viewPassesToSuperview, .viewPassesToController, .superviewPassesToController,
    .controllerPassesToWindow, .windowPassesToApplication, .applicationPassesToDelegate,
    .delegateDropsEvent,
  ]

  func from(_ receiver: RunLoopState.Receiver) -> On {
    on.from("at \(receiver)") { $0.receiver == receiver }
  }
  func to(_ receiver: RunLoopState.Receiver) -> On {
    on.to("to \(receiver)") { $0.receiver == receiver }
  }

  /// An event leaves a receiver, or is finished there.
  func leaves(_ receiver: RunLoopState.Receiver) -> On { from(receiver) && !to(receiver) }

  func serving(_ events: RunLoopState.Event...) -> On {
    on.from("serving " + events.map(\.name).joined(separator: " or ")) { state in
      state.served.map { events.contains($0.event) } ?? false
    }
  }

  func toServing(_ event: RunLoopState.Event) -> On {
    on.to("to serving \(event.name)") { $0.served?.event == event }
  }

  var asleep: On { on.from("the main thread is asleep") { $0.main == .asleep } }
}

extension RunLoopProperties {
  /// Properties that show that no other holds vacuously.
  var wellFormedness: [RunLoopProperty] {
    [
      witness(
        "W1", "the main thread can always come to rest with everything drawn", citing: [126, 132],
        .alwaysPossible(
          StatePredicate("at rest, all drawn") { state in
            state.isAtRest && state.screen == .current && state.execution.isRunning
          })),
      witness(
        "W2", "the app can always become active", citing: [26],
        .alwaysPossible(StatePredicate("active") { $0.execution == .active })),
      witness(
        "W3", "something can always happen", citing: [126],
        .noDeadlock(except: StatePredicate("never") { _ in false })),
      witness(
        "W4", "every kind of event reaches a handler", citing: [126, 127, 128, 129],
        claims: RunLoopState.Event.allCases.map { event in
          .reachableStep(handles && serving(event))
        }),
      witness(
        "W5", "every callback of the model can come", citing: [25, 26, 27, 28, 127],
        claims: [
          Callback.didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground,
          .touch,
        ].map { .reachableStep(on.delivers($0)) }),
    ]
  }

  private func witness(
    _ id: String, _ statement: String, citing citations: [Citation], claims: [SuiteClaim]
  ) -> RunLoopProperty {
    RunLoopProperty(
      property: Property(id, statement, claims: claims), role: .witness, citations: citations)
  }
}
