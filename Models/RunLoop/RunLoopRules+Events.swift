extension RunLoopRules {
  /// Events arrive through the port that UIKit has set up, and wait in the queue of the app.
  var arrivals: [RunLoopRule] {
    let receiving: Guard = allows(.eventsWhileInactive) ? .running : .notInactive
    let receivingOnScreen: [Guard] = [receiving, .foreground]
    return [
      arrival(.touch, of: .touch, by: .user, when: [.active], citing: [3, 125, 126, 127]),
      arrival(
        .touchOnControl, of: .touchOnControl, by: .user, when: [.active],
        citing: [3, 125, 126, 128]),
      arrival(
        .remoteControl, of: .remoteControlOrShake, by: .hardware, when: [receiving],
        citing: [2, 125, 126, 129]),
      arrival(
        .shake, of: .remoteControlOrShake, by: .user, when: receivingOnScreen,
        citing: [2, 125, 126, 129]),
      arrival(
        .motion, of: .motionOrLocation, by: .hardware, when: receivingOnScreen,
        citing: [
          2, 125, 126,
          .assumption("sensors are read on screen only; off screen, location stands for all"),
        ]),
      arrival(
        .location, of: .motionOrLocation, by: .hardware, when: [receiving],
        citing: [2, 33, 125, 126]),
    ]
  }

  private func arrival(
    _ action: RunLoopState.Action, of event: RunLoopState.Event, by initiator: Initiator,
    when conditions: [Guard], citing citations: [Citation]
  ) -> RunLoopRule {
    rule(
      action, .event, by: initiator, when: conditions + [.room],
      citing: citations + [.assumption("two waiting events are enough to show every order")]
    ) { $0.queue.append(event) }
  }

  /// The run loop takes the first event of the queue; UIApplication is the first to receive it.
  /// Work that was handed over is called by the run loop itself.
  var takes: [RunLoopRule] {
    RunLoopState.Event.allCases.compactMap { event in
      guard let action = event.take else { return nil }
      let isHandOver = event == .handOver
      return rule(
        action, isHandOver ? .delivery : .silent, by: .system,
        when: [.running, .asleep, .noNotices, .first(event)],
        citing: isHandOver ? [126, 130, 134] : [126, 127, 130]
      ) { state in
        state.queue.removeFirst()
        state.main = .serving(event, at: isHandOver ? .object : .application)
      }
    }
  }

  /// From UIApplication to the object that the event is for.
  var dispatch: [RunLoopRule] {
    [
      pass(
        .applicationSendsToWindow, .silent, by: .system, when: [.touch], from: .application,
        to: .window, citing: [127]),
      pass(
        .applicationSendsToFirstResponder, .delivery, by: .system,
        when: [.serving(.remoteControlOrShake)],
        from: .application, to: .view, citing: [127, 129]),
      pass(
        .applicationSendsToDesignatedObject, .delivery, by: .system,
        when: [.serving(.motionOrLocation)], from: .application, to: .object, citing: [127]),
      pass(
        .windowSendsToHitView, .delivery, by: .system, when: [], from: .window, to: .view,
        delivers: .touch, citing: [127]),
      pass(
        .controlSendsAction, .delivery, by: .system, when: [.serving(.touchOnControl)],
        from: .view,
        to: .object, citing: [128]),
    ]
  }

  /// A responder that does not handle an event leaves it to the next one.
  var responderChain: [RunLoopRule] {
    let order = Citation.assumption(
      "the texts name the responders; their order above the superview is UIKit's")
    return [
      climb(.viewPassesToSuperview, from: .view, to: .superview, citing: [127]),
      climb(.viewPassesToController, from: .view, to: .controller, citing: [127]),
      climb(.superviewPassesToController, from: .superview, to: .controller, citing: [127]),
      climb(
        .controllerPassesToWindow, from: .controller, to: .respondingWindow, citing: [127, order]),
      climb(
        .windowPassesToApplication, from: .respondingWindow, to: .respondingApplication,
        citing: [127, order]),
      climb(
        .applicationPassesToDelegate, from: .respondingApplication, to: .delegate,
        citing: [127, order]),
      rule(
        .delegateDropsEvent, .silent, by: .app, when: [.climbing, .at(.delegate)],
        citing: [127, .assumption("an event that nobody handles is dropped")], effect: finish),
    ]
  }

  private func climb(
    _ action: RunLoopState.Action, from source: RunLoopState.Receiver,
    to receiver: RunLoopState.Receiver,
    citing citations: [Citation]
  ) -> RunLoopRule {
    pass(
      action, .delivery, by: .app, when: [.climbing], from: source, to: receiver, citing: citations)
  }

  private func pass(
    _ action: RunLoopState.Action, _ kind: RuleKind, by initiator: Initiator,
    when conditions: [Guard],
    from source: RunLoopState.Receiver, to receiver: RunLoopState.Receiver,
    delivers callback: Callback? = nil, citing citations: [Citation]
  ) -> RunLoopRule {
    rule(
      action, kind, by: initiator, when: conditions + [.at(source)], delivers: callback,
      citing: citations
    ) { state in
      if case .serving(let event, _) = state.main { state.main = .serving(event, at: receiver) }
    }
  }
}
