import ModelChecking

extension ExtensionProperties {
  /// How the two processes live and die, each for itself.
  var processes: [ExtensionProperty] {
    [
      invariant(
        "F297", "what happens to one of the two processes changes nothing in the other",
        citing: [297, 337],
        claims: forBoth { party in
          [
            .everyStep(
              where: happens(to: party),
              is: On("the other as before") { source, _, target in
                source[party.other] == target[party.other]
              })
          ]
        }),
      invariant(
        "F337",
        "an extension serves nothing before it is started, and a start is for one kind of request",
        citing: [337, 338, 348],
        claims: [
          .everyStep(where: starts, is: from(.appExtension, .none) && to(.appExtension, .starting)),
          .everyStep(where: enters(.appExtension, .starting), is: starts),
          .everyStep(where: on.rule(.request), is: from(.appExtension, .starting)),
        ] + started),
      invariant(
        "F337b",
        "an extension is active only from a request until it completes that request",
        citing: [337, 341],
        claims: [
          .everyStep(where: enters(.appExtension, .active), is: requests),
          .everyStep(where: requests, is: to(.appExtension, .active)),
          .everyStep(
            where: on.rule(.complete),
            is: from(.appExtension, .active, .expiring) && to(.appExtension, .idle)),
          .everyStep(where: enters(.appExtension, .idle), is: on.rule(.complete)),
        ]),
      invariant(
        "F17",
        "the app comes to the screen only when the user opens it, and into the background only by Home, a "
          + "background launch or a wake",
        citing: [17, 29, 30],
        claims: [
          .everyStep(where: enters(.app, .active), is: on.rule(.open)),
          .everyStep(
            where: on.rule(.open), is: from(.app, .none, .idle, .suspended) && to(.app, .active)),
          .everyStep(where: on.rule(.home), is: from(.app, .active) && to(.app, .idle)),
          .everyStep(
            where: enters(.app, .idle), is: on.rule(.home, .launchInBackground, .wake)),
          .everyStep(
            where: on.rule(.launchInBackground), is: from(.app, .none) && to(.app, .idle)),
          .everyStep(where: on.rule(.wake), is: from(.app, .suspended) && to(.app, .idle)),
        ]),
      invariant(
        "F342",
        "a process is suspended when nobody needs it, and then does nothing until it is needed again",
        citing: [6, 32, 342],
        claims: [
          .everyStep(
            where: enters(.app, .suspended) || enters(.appExtension, .suspended), is: suspends)
        ]
          + forBoth { party in
            [
              .everyStep(
                where: suspends && happens(to: party),
                is: from(party, .idle) && to(party, .suspended)),
              .everyStep(
                where: suspends && happens(to: party),
                is: On("memory as before") { $0[party].copy == $2[party].copy }),
              .everyStep(where: from(party, .suspended) && happens(to: party), is: awakes),
              .everyStep(
                where: accesses(of: party), is: on.from("its code runs") { $0[party].phase.runs }),
            ]
          }),
      invariant(
        "F89", "the end of a process leaves nothing of it, and only what exists can end",
        citing: [79, 89, 337],
        claims: forBoth { party in
          [
            .everyStep(
              where: ends(party),
              is: on.from("a process") { $0[party].phase != .none }
                && on.to("nothing left") { $0[party] == ExtensionState.Process() }),
            .everyStep(where: enters(party, .none), is: ends(party)),
          ]
        }),
      witness(
        "F337c", "app and extension can run at the same time", citing: [337, 346],
        .reachable(
          StatePredicate("both active") {
            $0.app.phase == .active && $0.appExtension.phase == .active
          })),
      belief(
        "F337d", "an extension runs only while its app does", citing: [337],
        .always(
          StatePredicate("the app too") {
            !$0.appExtension.phase.runs || $0.app.phase.runs
          })),
      belief(
        "F337e", "the app is in the background while its extension runs", citing: [337, 348],
        .always(
          StatePredicate("not both") {
            !$0.appExtension.phase.runs || $0.app.phase != .active
          })),
      statement(
        "F341",
        "each request starts a process, so that nothing is left in memory from the one before",
        isTrue: !allowed.contains(.processServesAgain), citing: [337, 341],
        .everyStep(
          where: requests,
          is: on.from("has read nothing") { $0.appExtension.copy == nil })),
    ] + ofIntents
  }

  private var requests: On {
    allowed.contains(.processServesAgain)
      ? on.rule(.request, .requestAgain) : on.rule(.request)
  }

  /// What a suspended process can do next.
  private var awakes: On {
    on.rule(.open, .wake) || on.isKind(.kill) || requests
  }

  /// The kind of the extension is that of its start, as long as its process lasts.
  private var started: [SuiteClaim] {
    let points: [(Action, ExtensionState.Point)] = [
      (.startShare, .share), (.startWidget, .widget), (.startService, .notificationService),
      (.startContent, .notificationContent), (.startIntent, .appIntent),
    ]
    return points.filter { $1.systems.overlaps(systems) }.map { action, point in
      .everyStep(where: on.rule(action), is: on.to(point.words) { $0.point == point })
    } + [
      .everyStep(
        where: On("another kind") { source, _, target in source.point != target.point },
        is: starts || ends(.appExtension)),
      .always(
        StatePredicate("a kind if there is a process") {
          ($0.point == nil) == ($0.appExtension.phase == .none)
        }),
    ]
  }

  private var ofIntents: [ExtensionProperty] {
    only(
      on: .since(16),
      invariant(
        "F347",
        "an App Intent is performed in the extension only if the app does not run when it comes",
        citing: [347],
        .everyStep(
          where: on.rule(.startIntent)
            || requests && on.from("after another") { $0.point == .appIntent }
              && !on.rule(.request),
          is: on.from("the app does not run") { !$0.app.phase.runs })),
      belief(
        "F347b", "an App Intent in the extension never runs beside the app", citing: [347],
        .always(
          StatePredicate("not both") {
            $0.point != .appIntent || !$0.appExtension.phase.runs || !$0.app.phase.runs
          })))
  }
}
