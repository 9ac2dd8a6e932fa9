import Foundation
import LifecycleModels

/// An obligation that a life has broken.
struct LifeBreach: Hashable, Sendable {
  /// The obligation or eventuality that was broken.
  enum Subject: Hashable, Sendable {
    /// An obligation of every app.
    case builtIn(AppObligation)
    /// An obligation of the world, by position.
    case obligation(Int)
    /// An eventuality of the world, by position. It is broken by a loop, not by a step.
    case eventuality(Int)
  }

  let subject: Subject
  /// What is wrong, in words. May be empty.
  let detail: String
  /// The last callback that the world had handled in the process.
  let lastCallback: Callback?
  /// The number of steps, including the one that breaks it.
  let stepCount: Int
  /// The number of choices, including the one that leads to the breach.
  let choiceCount: Int
}

// The checks after each step.
extension Life {
  /// The values that obligations can inspect; nil while there is no delegate.
  var moment: Moment<Disk, Delegate>? {
    guard let delegate else { return nil }
    return Moment(
      disk: disk, delegate: delegate, application: application, state: state,
      callback: lastCallback, isSettled: isSettled,
      mayDieSilently: state.isFrozen || tables.mayDieSilently[planState], history: history)
  }

  func finishStep() {
    if delegate != nil {
      world.settle?()
      collectDeferredWork()
      application.collectForeignCalls()
      if !application.inbox.breaches.isEmpty { reportBreaches() }
      if application.inbox.hasTooManyTasks { isDoomed = true }
      let futileCalls = application.inbox.futileCalls
      if !futileCalls.isEmpty { coverage.futileCalls.formUnion(futileCalls) }
      // A lost process can neither call a handler nor show what it has done.
      if !isOver, !application.inbox.openEvents.isEmpty { checkCompletionHandlers() }
      if !isOver, !application.inbox.openAnswers.isEmpty { checkAnswers() }
      if !isOver, application.inbox.scheduler.hasExpiredTask { checkExpiredTasks() }
      if !isOver, !world.obligations.isEmpty { checkObligations() }
      if !isOver, !world.eventualities.isEmpty { noteEventualities() }
    }
    observer?(self)
  }

  private func reportBreaches() {
    for found in application.inbox.takeBreaches() {
      breach(.builtIn(found.obligation), found.detail)
    }
  }

  /// A background event that is not completed keeps the app running for some seconds, after which
  /// the app is killed (F69). If no code is left that could call the handler, it will never be
  /// called.
  private func checkCompletionHandlers() {
    guard state == .background, !canCallBack else { return }
    breach(.builtIn(.completionHandlers), "nothing is left that could call it")
    isDoomed = true
  }

  /// UIKit also waits for the completion handlers of quick actions and notifications. No source
  /// says what it does if they are not called.
  private func checkAnswers() {
    // Waiting work may run when the app is woken. Later user actions call no handler of answered
    // input; system events may.
    let waits = !application.inbox.mainQueue.isEmpty
    let mayAct = world.actions.contains { $0.actor == .app && $0.initiator != .user }
    if waits || mayAct || !state.isRunning || !isSettled { return }
    guard let open = application.inbox.openAnswers.min(by: { $0.key < $1.key }) else { return }
    breach(
      .builtIn(.answers),
      "nothing is left that could call the completion handler of \(open.value.name)")
  }

  /// An expired task that is never completed may cost the process (F199).
  private func checkExpiredTasks() {
    if canCallBack { return }
    let hasHandler = world.handlers[Int(Callback.bgExpiration.rawValue)] != nil
    breach(
      .builtIn(.scheduledTasks),
      "its time is up, and "
        + (hasHandler
          ? "nothing is left that could complete it" : "it has no expiration handler"))
    isDoomed = true
  }

  /// Undriven work that might still call back, in words; empty if there is none.
  private var undrivenWords: String {
    var ways = undriven.sorted()
    // The main operation queue belongs to the whole program: operations of other tests delay the
    // app's own.
    if OperationQueue.main.operationCount > 0 { ways.append("the main queue of operations") }
    return ways.isEmpty
      ? ""
      : "this is not certain, because the code uses \(ways.joined(separator: " and ")), which "
        + "the check does not drive"
  }

  /// Whether undriven work could have kept the obligation.
  private func dependsOnAllWork(_ subject: LifeBreach.Subject) -> Bool {
    switch subject {
    case .obligation, .eventuality: true
    case .builtIn(let obligation):
      [.backgroundTasks, .completionHandlers, .answers, .scheduledTasks].contains(obligation)
    }
  }

  /// Whether code of the app that owes a call may still run, now or later.
  private var canCallBack: Bool {
    guard isSettled, application.inbox.mainQueue.ready.isEmpty, !canTimerFire else { return true }
    var choices: [Choice] = []
    possibleChoices(into: &choices)
    return choices.contains { choice in
      if case .action(let index) = choice { world.actions[index].actor == .app } else { false }
    }
  }

  private func checkObligations() {
    guard var moment else { return }
    let isEntrance = counts.note(entrances: history.entrances)
    for index in world.obligations.indices {
      let obligation = world.obligations[index]
      if let counter = obligation.counter {
        counts.note(counter(moment), at: index, isEntrance: isEntrance)
      }
      moment.countAtEntrance = counts.atEntrance[index]
      if !coverage.isTested[index] { coverage.isTested[index] = obligation.isTested(at: moment) }
      guard
        obligation.checkTime.isNow(at: moment),
        let detail = obligation.breach(moment)
      else { continue }
      breach(.obligation(index), detail)
    }
  }

  /// The past as an obligation remembers it.
  func memory(ofObligation index: Int, _ moment: Moment<Disk, Delegate>) -> [Int] {
    var moment = moment
    moment.countAtEntrance = counts.atEntrance[index]
    return world.obligations[index].memory(moment)
  }

  func breach(_ subject: LifeBreach.Subject, _ detail: String) {
    guard !breaches.contains(where: { $0.subject == subject }) else { return }
    let doubt = dependsOnAllWork(subject) ? undrivenWords : ""
    let words = [detail, doubt].filter { !$0.isEmpty }.joined(separator: "; ")
    breaches.append(
      LifeBreach(
        subject: subject, detail: words, lastCallback: lastHandled, stepCount: taken.count,
        choiceCount: choices.count))
  }
}

/// The counts of a life's obligations since each entrance.
struct EntranceCounts {
  /// The counts before the last entrance.
  private(set) var atEntrance: [Int]
  private var now: [Int]
  private var entrances = 0

  init(obligations: Int) {
    atEntrance = Array(repeating: 0, count: obligations)
    now = atEntrance
  }

  /// Notes the number of entrances.
  /// - Returns: Whether the app has come to the foreground since the last time.
  mutating func note(entrances: Int) -> Bool {
    defer { self.entrances = entrances }
    return entrances > self.entrances
  }

  /// Notes the count of an obligation after a step.
  mutating func note(_ count: Int, at index: Int, isEntrance: Bool) {
    if isEntrance { atEntrance[index] = now[index] }
    now[index] = count
  }
}
