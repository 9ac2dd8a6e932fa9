import ModelChecking

/// The property suite of the run-loop model.
///
/// Properties that carry an I-number come from the project's list of candidate invariants, those with
/// an F-number state a fact; T-properties hold the rules against the tables, and W-properties are what
/// makes the model well-formed.
struct RunLoopProperties: PropertySuite {
  typealias State = RunLoopState
  typealias RunLoopProperty = SuiteProperty<RunLoopState>
  typealias RunLoopClaim = Claim<RuleMachine<RunLoopState>>
  typealias On = StepPredicate<RuleMachine<RunLoopState>>

  let allowed: Set<RunLoopDispute>
  let on: RulePredicates<RunLoopState>

  init(allowed: Set<RunLoopDispute>, machine: RuleMachine<RunLoopState>) {
    self.allowed = allowed
    on = RulePredicates(machine: machine)
  }

  var all: [RunLoopProperty] {
    order + receivers + responders + states + screen + watchdog + beliefs + obligations
      + restatingRules(wellFormedness)
  }
}

extension RunLoopProperties {
  /// An event comes to wait in the queue.
  var comes: On {
    on.rule("touch", "touchOnControl", "remoteControl", "shake", "motion", "location")
  }
  /// The run loop turns to the first of the queue.
  var takes: On { on.rule("runLoop.takes.") }
  var takesTouch: On { on.rule("runLoop.takes.touch", "runLoop.takes.touchOnControl") }
  var calls: On {
    on.delivers(.didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground)
  }
  var passesOn: On {
    on.rule("an event is passed on") {
      $0.name.contains(".passesTo") || $0.name == "delegate.dropsEvent"
    }
  }
  /// The app decides what becomes of an event.
  var handles: On { on.rule("handler.") }
  var changesUI: On { on.rule("handler.changesUI") }
  var strays: On { on.rule("worker.changesUI") }
  var redraws: On { on.rule("view.redraws") }
  var startsTask: On { on.rule("handler.startsTask") }
  var taskEnds: On { on.rule("mainTask.ends") }
  var isKilledByWatchdog: On { on.rule("watchdog") }
  var dies: On { on.isKind(.kill) }

  func from(_ place: RunLoopState.Place) -> On { on.from("at \(place)") { $0.place == place } }
  func to(_ place: RunLoopState.Place) -> On { on.to("to \(place)") { $0.place == place } }

  /// An event moves on from a place, or its service ends there.
  func leaves(_ place: RunLoopState.Place) -> On { from(place) && !to(place) }

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
