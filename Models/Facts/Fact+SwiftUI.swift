extension Fact {
  /// The life cycle of a SwiftUI app.
  static let swiftUI: [Fact] = [
    Fact(
      211,
      """
      scenePhase read in a View is that of its scene; read in App it is the aggregate: \
      active if any scene is, inactive if none is, background when all are.
      """,
      documents: "AAPL:swiftui/scenephase — iOS 14+",
      certainty: "doc"),
    Fact(
      212,
      """
      In the betas of iOS 18 the aggregate did not report active with one active scene; \
      fixed in beta 3, noted in the final release notes.
      """,
      documents: "RN18 (117864591); public repositories — iOS 18 beta",
      certainty: "doc"),
    Fact(
      213,
      """
      The root view's onAppear comes before the first change of scenePhase; onChange \
      does not fire for a value that is already there.
      """,
      documents: """
        jessesquires.com 2024-06-29; jessesquires.com#200; a comment in a public \
        repository — iOS 14+ (first told of macOS too)
        """,
      certainty: "obs"),
    Fact(
      214,
      """
      onAppear of the first view also runs in a background launch (for example at a \
      push), with nobody looking.
      """,
      documents: """
        amplitude/Amplitude-Swift#392 (2026-03), kiwix/kiwix-apple#982 (2024-09, iPad \
        with 17) — iOS 17+
        """,
      certainty: "obs"),
    Fact(
      215,
      """
      No Apple document says whether a WindowGroup's view, or its .task, runs in a \
      background launch.
      """,
      documents: "HAS (searched, marked unverified)",
      certainty: "disp with F214 → both"),
    Fact(
      216,
      """
      App.init and @State initialisers run before didFinishLaunching of the adaptor and \
      can run at a prewarm, before first unlock.
      """,
      documents: "firebase/firebase-ios-sdk#9622 (2022), F16 — iOS 15+",
      certainty: "obs"),
    Fact(
      217,
      """
      An app delegate given by UIApplicationDelegateAdaptor gets \
      will/didFinishLaunching, willTerminate, push, background URL session, \
      configurationForConnecting; never the four transitions nor application(_:open:) \
      nor application(_:continue:).
      """,
      documents: """
        SNAP (iOS 26.5: continue never called), F152; AvaloniaUI/Avalonia#21394 for the \
        same in UIKit — iOS 14+
        """,
      certainty: "obs"),
    Fact(
      218,
      """
      configurationForConnecting in the adaptor's delegate can name a scene delegate of \
      one's own; SwiftUI's window still comes. A scene has one delegate: SwiftUI's own \
      is then not made.
      """,
      documents: "SNAP; CruGlobal/godtools-swift#2662",
      certainty: "obs"),
    Fact(
      219,
      """
      Universal link, SwiftUI's own scene delegate, iPhone SE on iOS 26.5.2: .onOpenURL \
      neither cold nor warm; .onContinueUserActivity warm only; application(_:continue:) \
      neither.
      """,
      documents: "SNAP (2026-07-16) — iOS 26",
      certainty: "obs"),
    Fact(
      220,
      """
      The same with one's own scene delegate: cold in willConnectTo's options, warm in \
      scene(_:continue:) 8 of 8 times, .onContinueUserActivity never.
      """,
      documents: "SNAP (2026-08-04) — iOS 26.5",
      certainty: "obs"),
    Fact(
      221,
      """
      The same on an iPhone XS with iOS 18.7.9: cold in willConnectTo; warm the app is \
      activated and scene(_:willContinueUserActivityWithType:) is called, but neither \
      scene(_:continue:) nor didFailToContinue follows; .onOpenURL gets the link.
      """,
      documents: "SNAP (builds 681–687) — iOS 18",
      certainty: "obs, disp with F56"),
    Fact(
      222,
      """
      .onOpenURL got 2 of 4 links on iOS 26.6 with one's own scene delegate: the same \
      link can come by two routes or by one.
      """,
      documents: "SNAP — iOS 26.6",
      certainty: "obs"),
    Fact(
      223,
      """
      DTS: scene(_:continue:) is the route of UIKit apps; a SwiftUI app gets the link by \
      its modifiers.
      """,
      documents: "developer.apple.com/forums/thread/758864 and 746362, through SNAP",
      certainty: "obs (engineer, second hand)"),
    Fact(
      224,
      "SwiftUI apps satisfy the requirement of scenes (F234).",
      documents: "public repositories — iOS 27",
      certainty: "obs"),
  ]
}
