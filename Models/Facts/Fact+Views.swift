extension Fact {
  /// When views load and appear.
  static let views: [Fact] = [
    Fact(
      269,
      """
      Calling makeKeyAndVisible in didFinishLaunching of an app launched into the \
      background runs viewDidLoad, viewWillAppear and viewDidAppear of the root: they \
      mean "in the hierarchy", not "seen".
      """,
      documents: "SO 66605799 (2021) — iOS 13–14",
      certainty: "obs"),
    Fact(
      270,
      """
      A UIKit app woken by a push ran viewDidAppear with state background; when it was \
      opened later the appearance methods did not come again.
      """,
      documents: """
        devgem.io "viewDidAppear execution in background" after a forum question — seen \
        since iOS 17.5.1, also 17.6.1 and 18.1
        """,
      certainty: "obs"),
    Fact(
      271,
      """
      First appearance against first activation in app-delegate apps changed with the \
      system: viewWillAppear, didBecomeActive, viewDidAppear up to iOS 7 and in 9 and \
      10; in iOS 8, and again from 11, viewDidAppear came before didBecomeActive.
      """,
      documents: """
        SO 66605799 and its copy at qanswer.space (the order of 8 and 11 is read from \
        "notifications arriving too soon"; that part of the excerpt was cut) — iOS 7–14
        """,
      certainty: "obs"),
    Fact(
      272,
      """
      With scenes and code: didFinishLaunching, willConnectTo, viewDidLoad, \
      viewWillAppear, sceneWillEnterForeground, sceneDidBecomeActive, viewDidAppear.
      """,
      documents: "Lemonbrush/My-iOS-Dev-Learning-Tracker States.md — iOS 13+",
      certainty: "obs"),
    Fact(
      273,
      """
      Another log: …, sceneWillEnterForeground, sceneDidBecomeActive, viewDidLoad, \
      viewWillAppear, layout, viewDidAppear.
      """,
      documents: "\"View App Life Cycle\" notes (a public repository) — iOS 13+",
      certainty: "obs → first appearance is unordered against the scene's entrance"),
    Fact(
      274,
      """
      With a storyboard the first view controller was loaded before didFinishLaunching; \
      with scenes it is loaded after willConnectTo in the same turn of the run loop, \
      viewDidLoad before sceneWillEnterForeground.
      """,
      documents: "FLU; flutter/flutter#184267",
      certainty: "obs"),
    Fact(
      275,
      """
      viewIsAppearing comes between viewWillAppear and viewDidAppear, once the view is \
      in the hierarchy with its traits; it also works back to iOS 13.
      """,
      documents: "AAPL:updates/uikit (June 2023) — iOS 13+ (SDK 17)",
      certainty: "doc"),
    Fact(
      276,
      """
      Push: second viewDidLoad, first viewWillDisappear, second viewWillAppear, first \
      viewDidDisappear, second viewDidAppear; pop the mirror image.
      """,
      documents: "a public repository",
      certainty: "obs"),
    Fact(
      277,
      """
      Leaving lays views out again after sceneDidEnterBackground (for the snapshots) \
      without any appearance method; returning sends none either.
      """,
      documents: "same; F143",
      certainty: "obs"),
    Fact(
      278,
      """
      A child added in applicationDidBecomeActive got viewDidAppear twice on iOS 6.1, \
      once on 5.0.
      """,
      documents: "rdar 14058168 (openradar-mirror#4931, #13725)",
      certainty: "obs"),
  ]
}
