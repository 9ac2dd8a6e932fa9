import LifecycleModels

// What is asked after each step.
extension Life {
  /// What obligations look at; nil while there is no delegate.
  var moment: Moment<Disk, Delegate>? {
    guard let delegate else { return nil }
    return Moment(
      disk: disk, delegate: delegate, application: application, state: state,
      callback: lastCallback, isSettled: isSettled, history: history)
  }

  func finishStep() {
    if delegate != nil {
      world.settle?()
      application.collectForeignCalls()
      if !application.inbox.breaches.isEmpty { reportBreaches() }
      if !application.inbox.openEvents.isEmpty { checkCompletionHandlers() }
      if !world.obligations.isEmpty { checkObligations() }
    }
    observer?(self)
  }

  private func reportBreaches() {
    for found in application.inbox.takeBreaches() { breach(.duty(found.duty), found.detail) }
  }

  /// A background event in hand keeps the app running for some seconds, then it is killed (F69): if
  /// nothing is left that could call the handler, nothing will.
  private func checkCompletionHandlers() {
    guard isSettled, state == .background, application.inbox.scheduled.isEmpty else { return }
    var moves: [Move] = []
    choices(into: &moves)
    if !moves.contains(where: { $0.actionIndex != nil }) {
      breach(.duty(.completionHandlers), "nothing is left that could call it")
    }
  }

  private func checkObligations() {
    guard let moment else { return }
    for index in world.obligations.indices {
      let obligation = world.obligations[index]
      guard
        obligation.occasion.isNow(callback: lastCallback, isSettled: isSettled, state: state),
        let detail = obligation.breach(moment)
      else { continue }
      breach(.obligation(index), detail)
    }
  }

  /// Whether a duty was broken in this life.
  func hasBroken(_ duty: AppDuty) -> Bool { breaches.contains { $0.subject == .duty(duty) } }

  func breach(_ subject: LifeBreach.Subject, _ detail: String) {
    guard !breaches.contains(where: { $0.subject == subject }) else { return }
    breaches.append(
      LifeBreach(subject: subject, detail: detail, stepCount: taken.count, moveCount: moves.count))
  }
}
