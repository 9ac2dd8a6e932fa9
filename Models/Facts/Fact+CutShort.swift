extension Fact {
  /// Entrances that are cut short before the activation.
  static let cutShortEntrances: [Fact] = [
    Fact(
      265,
      """
      Under the system's own Face ID lock of apps, an app that is opened and not \
      unlocked gets willEnterForeground and then didEnterBackground again, without \
      didBecomeActive.
      """,
      documents: "DDG (Background.swift) — iOS 18+",
      certainty: "obs"),
    Fact(
      266,
      """
      Likewise at a cold launch: didFinishLaunching, then didEnterBackground without \
      ever becoming active.
      """,
      documents: "DDG (Launching.swift) — iOS 18+",
      certainty: "obs"),
    Fact(
      267,
      """
      applicationWillEnterForeground was also seen between didFinishLaunching and the \
      first didBecomeActive of an app-delegate app.
      """,
      documents: """
        DDG (AppStateTransitions.swift, names developer.apple.com/forums/thread/769924) \
        — iOS 18
        """,
      certainty: "obs, odd, disp with F17"),
    Fact(
      268,
      """
      Code in the wild reckons with it: work is put off from willEnterForeground to \
      didBecomeActive and checked again there, because the app may leave in between.
      """,
      documents: "loopandlearn/LoopFollow LiveActivityManager",
      certainty: "obs (design)"),
  ]
  /// Entrances that something covers before the activation.
  static let coveredEntrances: [Fact] = [
    Fact(
      335,
      """
      An app can enter the foreground and never become active, for example when its user \
      double-taps the home button before it has come up. An SDK that took its privacy screen \
      away in willEnterForeground therefore shows secrets; it has to wait for didBecomeActive.
      """,
      documents: "forcedotcom/SalesforceMobileSDK-iOS#1778 (October 2016) — iOS 10",
      certainty: "obs (a fix)")
  ]
}
