import ModelChecking

extension RunLoopProperties {
  /// The main run loop: what is served when, and in which order.
  var order: [RunLoopProperty] {
    [
      invariant(
        "F126", "events are served in the order in which they came", citing: [126],
        .everyStep(
          where: comes || on.rule(.workerHandsOver),
          is: On("behind the others") { source, _, target in
            target.queue.withoutLast == source.queue
          }),
        .everyStep(
          where: takes,
          is: On("the first") { source, _, target in
            target.served?.event == source.queue.first
              && target.queue == source.queue.withoutFirst
          }),
        overtaking(.remoteControlOrShake, by: .motionOrLocation),
        overtaking(.motionOrLocation, by: .touch), overtaking(.handOver, by: .touch)),
      invariant(
        "F126b", "what comes waits until it is served or the process dies, and nothing else waits",
        citing: [126],
        .everyStep(
          where: !takes && !dies,
          is: On("all still wait") { source, _, target in
            target.queue.starts(with: source.queue)
          }),
        .everyStep(
          where: !comes && !on.rule(.workerHandsOver),
          is: On("nothing more waits") { source, _, target in
            target.queue.count <= source.queue.count
          })),
      invariant(
        "F126c", "the main thread always has a step towards serving what waits, and takes no other",
        citing: [126, 130],
        .everyStep(
          where: progress,
          is: On("less is left") { source, _, target in target.workLeft < source.workLeft }),
        .always(canProgress)),
      invariant(
        "I50",
        "the main thread starts an event, a call or a redraw only when it is idle",
        citing: [126, 135],
        .everyStep(where: takes || calls || redraws || deliversNotice, is: asleep),
        .everyStep(
          where: calls,
          is: on.from("nothing waits") { $0.queue.isEmpty && $0.notices.isEmpty }),
        .pattern(
          .absence(of: takes || calls),
          .afterUntil(
            takes || calls || on.rule(.launch),
            until: (handles && !startsTask) || taskEnds || on.rule(.delegateDropsEvent) || dies))),
      invariant(
        "F137",
        "events come, are taken and delivered only after a launch; without a process nothing waits",
        citing: [137],
        .pattern(.precedence(of: on.rule(.launch), before: comes || takes || calls)),
        .everyStep(where: dies, is: on.to(.notRunning)),
        .always(
          StatePredicate("nothing without a process") { state in
            state.execution != .notRunning || state == RunLoopState()
          })),
    ]
  }

  /// An event that arrives while another one waits is not taken before it.
  private func overtaking(
    _ first: RunLoopState.Event, by second: RunLoopState.Event
  ) -> SuiteClaim {
    let (alone, both) = (EventQueue([first]), EventQueue([first, second]))
    return .pattern(
      .absence(of: takes(second)),
      .afterUntil(
        On("\(second.name) comes behind \(first.name)") { source, _, target in
          source.queue == alone && target.queue == both
        },
        until: takes(first) || dies))
  }

  private func takes(_ event: RunLoopState.Event) -> On { on.rule(event.take.map { [$0] } ?? []) }

  private var progress: On { on.rule(Self.progressActions) }

  private var canProgress: StatePredicate<RuleMachine<RunLoopState>> {
    let names = Self.progressActions.map(\.rawValue)
    let steps = on.rules.filter { names.contains($0.name) }
    return StatePredicate("a step of the main thread is possible") { state in
      !state.execution.isRunning || state.isAtRest || steps.contains { $0.isEnabled(in: state) }
    }
  }

  /// The rules by which the main thread works through what is waiting.
  private static let progressActions =
    takeActions + passActions + [
      .applicationSendsToWindow, .applicationSendsToFirstResponder,
      .applicationSendsToDesignatedObject, .windowSendsToHitView, .controlSendsAction,
      .deliversLocale, .deliversDefaults, .handlerReturns, .mainTaskEnds,
    ]
}

extension RunLoopState {
  /// The largest number of steps that the main thread can take before it is at rest.
  fileprivate var workLeft: Int {
    let stepsForAnEvent = Receiver.allCases.count + 2
    let inHand =
      switch main {
      case .asleep: 0
      case .busy, .blocked: 1
      case .serving(_, let receiver): Receiver.allCases.count - Int(receiver.rawValue) + 1
      }
    return inHand + stepsForAnEvent * queue.count + notices.rawValue.nonzeroBitCount
  }
}
