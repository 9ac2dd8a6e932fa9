import ModelChecking

@testable import Reporting

/// A bell that is pressed, and then rings or breaks; small enough to know everything by hand.
struct Bell: StateMachine {
  enum State: Hashable { case silent, ringing, broken }
  enum Action: Hashable { case press, stop, smash }

  var initialStates = [State.silent]

  func actions(in state: State) -> [Action] {
    switch state {
    case .silent: [.press, .smash]
    case .ringing: [.stop, .smash]
    case .broken: []
    }
  }

  func successor(of state: State, taking action: Action) -> State {
    switch action {
    case .press: .ringing
    case .stop: .silent
    case .smash: .broken
    }
  }
}

extension Bell {
  static let properties: [ModelChecking.Property<Bell>] = [
    Property("P1", "it never breaks", .always(StatePredicate("whole") { $0 != .broken })),
    Property(
      "P2", "a press is followed by a stop",
      .pattern(
        .response(of: .action("stop") { $0 == .stop }, to: .action("press") { $0 == .press }))),
  ]

  /// What must happen in the end.
  static func runs() throws -> [StateSpace.RunStatement<Bell>] {
    let vocabulary = try LivenessVocabulary<Bell>(
      predicates: [.state("whole") { $0 != .broken }, .state("silent") { $0 == .silent }])
    return try [("L1", "eventually not whole"), ("L2", "eventually silent")].map { id, formula in
      try StateSpace.RunStatement(
        id: id, property: LivenessProperty(formula, formula, in: vocabulary))
    }
  }

  /// The state space, with words that may contain anything.
  func space(word: String = "word") -> StateSpace {
    StateSpace(
      exploring: explore(), title: word, properties: Self.properties,
      conditions: [StatePredicate(word) { $0 == .ringing }], stages: [word, "gone"],
      describing: { "\(word), \($0)" }, stage: { $0 == .broken ? 1 : 0 },
      action: { action in
        StateSpace.Action(
          name: "\(word) \(action)", initiator: word, lane: word, callback: word, facts: [0],
          conditions: [0])
      })
  }
}
