/// The part of a letter that an action decides alone, and the conditions that it leaves open.
struct PartialLetter<Machine: StateMachine> {
  var known: Observer.Letter = []
  var open: [(Observer.Letter, StepPredicate<Machine>)] = []

  init(of conditions: [(Observer.Letter, StepPredicate<Machine>)], for action: Machine.Action) {
    for (part, condition) in conditions {
      switch condition.decision(for: action) {
      case true?: known.insert(part)
      case false?: break
      case nil: open.append((part, condition))
      }
    }
  }

  /// The letter of a step with the action.
  func letter(of step: Step<Machine>) -> Observer.Letter {
    var letter = known
    for (part, condition) in open where condition.holds(step) { letter.insert(part) }
    return letter
  }
}
