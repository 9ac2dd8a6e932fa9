import LifecycleModels

extension CirculatingClaim {
  static let aboutViews: [CirculatingClaim] = [
    CirculatingClaim(
      "appear-on-return", .views,
      "When the app comes back from the background viewWillAppear is called: refresh there.",
      truth: "The view has never left its window; observe willEnterForeground instead.",
      saidBy: [
        .apple(
          "uikit/preparing-your-ui-to-run-in-the-foreground",
          "after the activation method returns, view controllers are told that views will appear",
          log: "wrong-appledoc-foreground-vwa"),
        .folklore(
          "willEnterForeground, viewWillAppear, viewDidAppear, didBecomeActive",
          log: "wrong-folklore-didappear"),
        .page(
          "newbe.dev/viewdidappear-is-not-called-when-opening-app-from-background",
          "asks why it is not called"),
      ],
      citing: [143, 144],
      refutedBy: [
        .belief("I35", of: .app), .belief("I35", of: .scene),
        .impossible(
          .willResignActive, .didEnterBackground, .willEnterForeground, .viewWillAppear,
          .viewDidAppear, .didBecomeActive),
        .impossible(.didBecomeActive, .viewWillAppear),
      ])
  ]
}
