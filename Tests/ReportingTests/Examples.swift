import ModelChecking
import Reporting

/// A lamp that is switched on and off, and breaks without a word.
struct Lamp: DescribedMachine {
  enum State { case off, on, broken }
  enum Action { case press, release, burst }

  let initialStates = [State.off]

  func actions(in state: State) -> [Action] {
    switch state {
    case .off: [.press]
    case .on: [.release, .burst]
    case .broken: []
    }
  }

  func successor(of state: State, taking action: Action) -> State {
    switch action {
    case .press: .on
    case .release: .off
    case .burst: .broken
    }
  }

  func describe(_ state: State) -> String { "\(state)" }

  func describe(_ action: Action) -> ActionDescription {
    switch action {
    case .press: ActionDescription(name: "press", initiator: "user", callback: "lamp.shines")
    case .release: ActionDescription(name: "release", initiator: "user", callback: nil)
    case .burst:
      ActionDescription(name: "burst", initiator: "hardware", callback: nil, isKill: true)
    }
  }
}

enum Example {
  /// Two presses and a burst.
  static var trace: TraceReport {
    get throws {
      let lamp = Lamp()
      let trace = try lamp.replay([.press, .release, .press, .burst])
      return TraceReport(trace, in: lamp) { StateReport("the lamp is \($0)", brief: "\($0)") }
    }
  }

  static var counterexample: CounterexampleReport {
    get throws {
      CounterexampleReport(
        trace: try trace, isMinimal: true, origin: .search,
        replay: "lifecycle replay lamp --actions press,release,press,burst")
    }
  }

  static let source = SourceReport(
    label: "F7", statement: "Lamps burst.", documents: "the lamp maker's guide")

  static let idleClaim = Vacuity(
    isTriggerUnreachable: false,
    claims: [Vacuity.Claim(number: 2, words: "the absence of “burst”")], of: 3)
  static let meantVacuity = Vacuity(isTriggerUnreachable: true, reason: "no lamp bursts")

  /// A belief that was refuted.
  static var belief: PropertyReport {
    get throws {
      PropertyReport(
        id: "I3", statement: "a lamp goes off before it bursts", kind: "belief",
        expected: .violated, verdict: .violated, sources: [source], hasWitness: true,
        counterexample: try counterexample)
    }
  }

  /// A property with a given verdict.
  static func property(
    _ id: String, expected: PropertyReport.Expectation = .holds,
    _ verdict: PropertyReport.ReportedVerdict, vacuity: Vacuity? = nil
  ) -> PropertyReport {
    PropertyReport(
      id: id, statement: "statement of \(id)", kind: "invariant", expected: expected,
      verdict: verdict, sources: [source], hasWitness: vacuity == nil, vacuity: vacuity)
  }

  /// A complete search with some properties.
  static func report(
    model: String = "lamp", profile: String = "observed", stoppedBy: String? = nil,
    rulesNeverFired: [String] = [], _ properties: [PropertyReport]
  ) -> ModelReport {
    ModelReport(
      model: model, profile: profile, states: 16_059, transitions: 178_018, depth: 40,
      stoppedBy: stoppedBy, properties: properties, rulesNeverFired: rulesNeverFired)
  }
}
