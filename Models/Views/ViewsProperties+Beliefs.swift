import ModelChecking

extension ViewsProperties {
  /// What is believed of view controllers.
  var beliefs: [ViewsProperty] {
    let again = on.from("has been away") { $0.first.view == .didDisappear }
    return [
      belief(
        "I35", "viewWillAppear is sent when the app returns to the foreground",
        citing: [143, 144, 277],
        .pattern(
          .existence(of: anyCall), .between(on.rule(.open), and: on.delivers(.noteDidBecomeActive))
        )
      ),
      belief(
        "F276d", "viewDidDisappear means that the view controller is gone", citing: [276, 301],
        .pattern(
          .absence(of: calls(0, .viewWillAppear)),
          .afterUntil(calls(0, .viewDidDisappear), until: ends))),
      belief(
        "F276e", "viewDidAppear comes once for each viewDidLoad", citing: [276, 301],
        .pattern(
          .boundedExistence(of: calls(0, .viewDidAppear), atMost: 1),
          .afterUntil(calls(0, .viewDidLoad), until: ends))),
      belief(
        "F277b", "a view that has appeared is on the screen", citing: [143, 277],
        .always(
          StatePredicate("on screen if it has appeared") { state in
            state.first.view != .didAppear || state.app != .background
          })),
      witness(
        "F276f", "a view controller can appear again without being loaded again",
        citing: [276, 301], .reachableStep(calls(0, .viewWillAppear) && again)),
    ] + ofSheets + ofSwipes
  }

  private var ofSheets: [ViewsProperty] {
    only(
      on: .withSheets,
      statement(
        "F300b", "viewWillAppear is sent when what is presented over a view is dismissed",
        refutedOn: .withSheets, citing: [300],
        .pattern(
          .existence(of: calls(0, .viewWillAppear)),
          .between(
            on.rule(.dismissFullScreen, .dismissSheet), and: on.nextEvent, unless: ends))),
      statement(
        "F300c", "between transitions only one view controller has appeared",
        refutedOn: .withSheets,
        citing: [300],
        .always(
          StatePredicate("one at most") { state in
            !state.isQuiet || state.first.view != .didAppear || state.second.view != .didAppear
          })))
  }

  private var ofSwipes: [ViewsProperty] {
    [
      statement(
        "F302b", "viewWillDisappear is followed by viewDidDisappear",
        refutedOn: allowed.systems(of: .swipeBackGivenUp), citing: [302],
        .pattern(
          .absence(of: calls(1, .viewWillAppear)),
          .afterUntil(
            calls(1, .viewWillDisappear), until: calls(1, .viewDidDisappear) || ends))),
      statement(
        "F302c", "viewWillAppear is followed by viewDidAppear",
        refutedOn: allowed.systems(of: .swipeBackGivenUp), citing: [302],
        .pattern(
          .absence(of: calls(0, .viewWillDisappear)),
          .afterUntil(calls(0, .viewWillAppear), until: calls(0, .viewDidAppear) || ends))),
    ]
  }
}
