/// The facts that were true at some step of a choice, for eventualities.
struct ChoiceMarks: Hashable, Sendable {
  /// Whether the app was active.
  var wasActive = false
  /// The positions of the eventualities whose conditions were true.
  var fulfilled: Set<Int> = []
}

extension Life {
  /// Notes which eventualities' conditions are true after a step.
  func noteEventualities() {
    guard let moment else { return }
    marks.wasActive = marks.wasActive || state == .active
    fulfilledNow = []
    for index in world.eventualities.indices {
      if world.eventualities[index].holds(moment) {
        fulfilledNow.insert(index)
      } else {
        coverage.eventualitiesOwed.insert(index)
      }
    }
    marks.fulfilled.formUnion(fulfilledNow)
  }
}
