import ModelChecking

extension RunLoopProperties {
  /// To whom each kind of event goes: Table 2-2 of the guide.
  var receivers: [RunLoopProperty] {
    [
      invariant(
        "F127", "UIApplication is the first object to receive an event", citing: [127],
        .everyStep(where: takes && !takesHandOver, is: to(.application)),
        .everyStep(where: to(.application) && !from(.application), is: takes),
        .everyStep(
          where: on.from("an event is served") { $0.served != nil } && !handles,
          is: On("the same one, if any") { source, _, target in
            target.served.map { $0.event == source.served?.event } ?? true
          })),
      invariant(
        "F127b", "a touch goes to the window, then to the view that it hit, then to others",
        citing: [127],
        .pattern(
          .precedence(of: on.delivers(.touch), before: passesOn || handles),
          .afterUntil(takesTouch, until: takes || dies)),
        .pattern(
          .precedence(
            of: on.rule(.applicationSendsToWindow), before: on.rule(.windowSendsToHitView)),
          .afterUntil(takesTouch, until: takes || dies)),
        .everyStep(where: on.delivers(.touch), is: from(.window) && to(.view))),
      invariant(
        "F128",
        "a touch on a control becomes one action message to its target, and goes no further",
        citing: [128],
        .everyStep(
          where: leaves(.view) && serving(.touchOnControl),
          is: on.rule(.controlSendsAction) && to(.object)),
        .everyStep(where: on.rule(.controlSendsAction), is: serving(.touchOnControl)),
        .pattern(
          .existence(of: on.rule(.controlSendsAction)),
          .between(
            on.rule(.takesTouchOnControl), and: handles, unless: dies)),
        .pattern(
          .boundedExistence(of: on.rule(.controlSendsAction), atMost: 1),
          .afterUntil(on.rule(.takesTouchOnControl), until: takes || dies)),
        .pattern(
          .absence(of: passesOn),
          .afterUntil(on.rule(.takesTouchOnControl), until: handles || dies))),
      invariant(
        "F129",
        "a remote-control or shake event goes to the first responder, and to no window first",
        citing: [129],
        .everyStep(
          where: leaves(.application) && serving(.remoteControlOrShake), is: to(.view))),
      invariant(
        "F127c", "motion and location go to the object designated for them, and to no other",
        citing: [127],
        .everyStep(
          where: leaves(.application) && serving(.motionOrLocation), is: to(.object)),
        .pattern(
          .absence(of: passesOn || on.rule(.windowSendsToHitView)),
          .afterUntil(
            on.rule(.takesMotionOrLocation), until: takes || dies))),
      invariant(
        "F134", "work that is handed over goes to its object without UIApplication or a view",
        citing: [134],
        .everyStep(where: takesHandOver, is: to(.object))),
    ]
  }

  var takesHandOver: On { on.rule(.takesHandOver) }

  /// The responder chain.
  var responders: [RunLoopProperty] {
    [
      invariant(
        "F127d", "an event goes up the chain responder by responder, to each at most once",
        citing: [127],
        .everyStep(
          where: passesOn && !on.rule(.delegateDropsEvent),
          is: On("to the next responder") { source, _, target in
            guard let receiver = source.receiver, let next = target.receiver else { return false }
            return next.rawValue == receiver.rawValue + 1
              || receiver == .view && next == .controller
          }),
        .everyStep(where: on.rule(.delegateDropsEvent), is: leaves(.delegate))),
      invariant(
        "F127e", "the chain ends where a responder handles the event", citing: [127],
        .pattern(.absence(of: passesOn), .afterUntil(handles, until: takes || dies))),
      invariant(
        "F127f", "only touches, remote control and shakes climb the chain", citing: [127, 129],
        .everyStep(
          where: passesOn,
          is: serving(.touch, .remoteControlOrShake))),
      witness(
        "F127g", "an event that no responder handles is dropped by the app delegate at last",
        citing: [127], .reachableStep(on.rule(.delegateDropsEvent))),
      belief(
        "F127h", "a touch is handled by the view that it hit", citing: [127],
        .everyStep(
          where: handles && serving(.touch), is: from(.view))),
      belief(
        "F127i", "every event goes through the window to a view", citing: [127],
        .pattern(
          .existence(of: on.delivers(.touch)),
          .between(takes && !takesHandOver, and: handles, unless: dies))),
    ]
  }
}
