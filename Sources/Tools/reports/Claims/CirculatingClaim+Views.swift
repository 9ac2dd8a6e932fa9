import LifecycleModels

extension CirculatingClaim {
  static let aboutViews: [CirculatingClaim] = [
    CirculatingClaim(
      "appear-on-return", .views,
      "When the app comes back from the background viewWillAppear is called: refresh there.",
      truth: "The view has never left its window; observe willEnterForeground instead.",
      wrongOn: .all, fixedBy: .returnRefresh,
      saidBy: [
        .apple(
          "uikit/preparing-your-ui-to-run-in-the-foreground",
          "after the activation method returns, view controllers are told that views will appear"),
        .stackOverflow(5277940, "asks why it is not called"),
        .page(
          "Why isn’t viewWillAppear getting called?",
          at: "regularberry.github.io/2019/02/22/why-isnt-viewwillappear-getting-called.html",
          "tells that somebody probably told you to use it, and when it fails"),
      ], citing: [143, 144],
      refutedBy: [
        .belief("I35", of: .app), .belief("I35", of: .scene),
        .impossible(
          .willResignActive, .didEnterBackground, .willEnterForeground, .viewWillAppear,
          .viewDidAppear, .didBecomeActive), .impossible(.didBecomeActive, .viewWillAppear),
      ])
  ]
}

extension CirculatingClaim {
  static let aboutNotifications: [CirculatingClaim] = [
    CirculatingClaim(
      "note-follows", .views, "A notification is posted after its delegate method was called.",
      truth: "Apple's own pages say so of some, the contrary of others, and nothing of the rest.",
      wrongOn: .all, fixedBy: .onePlace,
      saidBy: [
        .header("all are sent after the equivalent message"),
        .apple(
          "uikit/uiapplicationdelegate/applicationwillenterforeground(_:)",
          "against it: posted shortly before the call"),
        .apple(
          "uikit/uiapplicationdelegate/applicationsignificanttimechange(_:)",
          "against it: posted prior to the call"),
      ], citing: [43, 44, 45, 46, 49],
      refutedBy: [.belief("I28", of: .app), .belief("I28", of: .scene)]),
    CirculatingClaim(
      "no-terminate-note", .views,
      "Of all transitions applicationWillTerminate alone has no notification.",
      truth: "UIApplication.willTerminateNotification follows the call.", wrongOn: .all,
      fixedBy: .terminationNote,
      saidBy: [.issue("JongHyunLee84/iOS-interview-questions#49", "an interview answer")],
      citing: [47],
      refutedBy: [.contrary("F43", of: .app), .possible(.willTerminate, .noteWillTerminate)]),
  ]
}
