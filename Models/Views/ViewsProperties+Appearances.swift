import ModelChecking

extension ViewsProperties {
  /// The order of the callbacks of one view controller.
  var appearances: [ViewsProperty] {
    only(on: .withIsAppearing, isAppearing) + [
      invariant(
        "I121b", "viewDidLoad comes first, and once for each view controller", citing: [142, 276],
        claims: forEach { number in
          [
            .everyStep(
              where: calls(number, .viewDidLoad),
              is: on.from("not loaded") { $0[number].view == .none }),
            .pattern(
              .absence(of: calls(number, .viewWillAppear)),
              .afterUntil(
                number == 0
                  ? on.rule(.launch) : on.rule(.push, .presentFullScreen, .presentSheet),
                until: calls(number, .viewDidLoad) || ends)),
            .everyStep(
              where: anyCall
                && on.rule("of \(number + 1)") {
                  $0.component == .viewController(number) && $0.callback != .viewDidLoad
                },
              is: on.from("loaded") { $0[number].view != .none }),
          ]
        }),
      invariant(
        "F276",
        "viewDidAppear has a viewWillAppear before it, viewDidDisappear a viewWillDisappear",
        citing: [142, 276],
        claims: forEach { number in
          [
            follows(number, .viewDidAppear, .viewWillAppear),
            follows(number, .viewDidDisappear, .viewWillDisappear),
          ]
        }),
      invariant(
        "F276b", "what appears had not appeared, or was to disappear", citing: [276, 302],
        claims: forEach { number in
          [
            .everyStep(
              where: calls(number, .viewWillAppear),
              is: on.from("away, or on its way out") {
                [.loaded, .didDisappear, .willDisappear].contains($0[number].view)
              })
          ]
        }),
      invariant(
        "F276c", "what disappears had appeared, or was to appear", citing: [276, 302],
        claims: forEach { number in
          [
            .everyStep(
              where: calls(number, .viewWillDisappear),
              is: on.from("there, or on its way in") {
                [.didAppear, .willAppear, .isAppearing].contains($0[number].view)
              })
          ]
        }),
    ]
  }

  private var isAppearing: [ViewsProperty] {
    [
      invariant(
        "I121", "viewIsAppearing comes once between viewWillAppear and viewDidAppear",
        citing: [275],
        claims: forEach { number in
          [
            .everyStep(
              where: calls(number, .viewIsAppearing),
              is: on.from("will appear") { $0[number].view == .willAppear }),
            .everyStep(
              where: calls(number, .viewDidAppear) && onNewSystem,
              is: on.from("is appearing") { $0[number].view == .isAppearing }),
            .pattern(
              .absence(of: calls(number, .viewDidAppear)),
              .afterUntil(
                calls(number, .viewWillAppear) && onNewSystem,
                until: calls(number, .viewIsAppearing) || ends)),
          ]
        })
    ]
  }

  private var onNewSystem: On {
    on.from("on a system that calls it") { $0.systems.overlaps(.withIsAppearing) }
  }

  /// A callback comes only after another one of the same appearance or disappearance.
  private func follows(
    _ number: Int, _ callback: Callback, _ before: Callback
  ) -> SuiteClaim {
    .pattern(
      .absence(of: calls(number, callback)),
      .afterUntil(
        on.rule(.launch) || calls(number, callback), until: calls(number, before) || ends))
  }
}
