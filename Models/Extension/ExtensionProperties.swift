import ModelChecking

/// The property suite of the model of an app and its extension.
///
/// Properties that carry an F-number state a fact; W-properties say that the model is well-formed.
struct ExtensionProperties: PropertySuite {
  typealias ExtensionProperty = SuiteProperty<ExtensionState>
  typealias Party = ExtensionState.Party
  typealias Phase = ExtensionState.Phase
  typealias Action = ExtensionState.Action

  let model: ExtensionModel
  let on: RulePredicates<ExtensionState>

  var all: [ExtensionProperty] {
    processes + times + accesses + locks + losses + obligations + wellFormedness
  }
}

extension ExtensionProperties {
  /// The steps of one process, whoever brings them about.
  func happens(to party: Party) -> On {
    on.rule("of the \(party.rawValue)") { Action(rawValue: $0.family)?.party == party }
  }

  /// What the code of a process does with the file.
  func does(_ access: Action.Access, _ party: Party) -> On { on.rule(Action(access, of: party)) }

  func accesses(of party: Party) -> On {
    on.rule(Action.Access.allCases.map { Action($0, of: party) })
  }

  /// The process of the app or of the extension ends.
  func ends(_ party: Party) -> On { on.isKind(.kill) && happens(to: party) }

  var starts: On {
    on.rule(.startShare, .startWidget, .startService, .startContent, .startIntent)
  }

  var suspends: On { on.rule(.suspend, .suspendWithLock, .suspendExtension) }

  func from(_ party: Party, _ phases: Phase...) -> On {
    on.from("\(party.rawValue) \(phases)") { phases.contains($0[party].phase) }
  }

  func to(_ party: Party, _ phases: Phase...) -> On {
    on.to("\(party.rawValue) \(phases)") { phases.contains($0[party].phase) }
  }

  /// The process gets to a phase in which it was not.
  func enters(_ party: Party, _ phases: Phase...) -> On {
    On("\(party.rawValue) becomes \(phases)") { source, _, target in
      phases.contains(target[party].phase) && !phases.contains(source[party].phase)
    }
  }

  /// A process writes, and with it takes back a change of the other that is in the file.
  func overwrites(_ party: Party) -> On {
    On("the \(party.rawValue) takes back a change of the \(party.other.rawValue)") {
      source, _, target in source.file[party.other] && !target.file[party.other]
    } && does(.write, party)
  }

  /// A process ends, and with it a change that it has not saved.
  func losesUnsaved(_ party: Party) -> On {
    ends(party) && on.from("unsaved change of the \(party.rawValue)") { $0.hasUnsavedChange(party) }
  }

  /// Claims about the app and about the extension.
  func forBoth(_ claims: (Party) -> [SuiteClaim]) -> [SuiteClaim] {
    Party.allCases.flatMap(claims)
  }
}

extension ExtensionProperties {
  /// Properties that show that no other holds vacuously.
  var wellFormedness: [ExtensionProperty] {
    [
      witness(
        "W1", "the app can always come to the screen", citing: [17, 30],
        .alwaysPossible(StatePredicate("app active") { $0.app.phase == .active })),
      witness(
        "W2", "an extension can always get a request", citing: [337],
        .alwaysPossible(StatePredicate("extension active") { $0.appExtension.phase == .active })),
      witness(
        "W3", "both processes can always come to an end", citing: [79, 337],
        .alwaysPossible(
          StatePredicate("no process") { $0.app.phase == .none && $0.appExtension.phase == .none })),
      witness(
        "W4", "both changes can be in the file", citing: [345],
        .reachable(StatePredicate("both changes") { $0.file == .both })),
    ]
      + ExtensionState.Point.allCases.filter { $0.systems.overlaps(systems) }.map { point in
        witness(
          "W5.\(point.rawValue)",
          "the request of an extension of the kind \(point.words) can be completed",
          citing: [337, 348],
          .reachableStep(on.rule(.complete) && on.from(point.words) { $0.point == point }))
      }
  }
}
