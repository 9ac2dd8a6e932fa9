extension Fact {
  /// The scene manifest, and the SDKs that require scenes.
  static let sceneAdoption: [Fact] = [
    Fact(
      225,
      """
      The presence of UIApplicationSceneManifest alone makes the app a scene app: the \
      app delegate no longer manages moves to and from the foreground.
      """,
      documents: """
        AAPL:bundleresources/information-property-list/uiapplicationscenemanifest — iOS \
        13+
        """,
      certainty: "doc"),
    Fact(
      226,
      """
      Implementing application(_:configurationForConnecting:options:) without a manifest \
      also makes it one.
      """,
      documents: """
        wordpress-mobile/WordPress-iOS#25643 (opts in by code only; its test host, which \
        lacks the method, stays on the old life cycle) — iOS 26–27
        """,
      certainty: "obs; TN3187 names either as the way"),
    Fact(
      227,
      """
      An app must migrate if the manifest is missing or names no configuration, or if \
      the method is missing (TN3187 lists the two as alternatives, which read literally \
      contradicts F225 and F226 taken singly).
      """,
      documents: "TN3187, TR",
      certainty: "doc, disp"),
    Fact(
      228,
      """
      With UISceneStoryboardFile the system makes window and root view controller; \
      without it the app must make a UIWindow(windowScene:) in willConnectTo.
      """,
      documents: "TN3187, TR, AAPL:uikit/presenting-content-on-a-connected-display — iOS 13+",
      certainty: "doc"),
    Fact(
      229,
      """
      A window that the app delegate made in didFinishLaunching is not attached to the \
      scene: black screen, while the process lives on.
      """,
      documents: """
        expo/expo#50179, StoDevX/AAO-React-Native#7743, sgr-ksmt/SwiftUI-Firebase-Todo#1 \
        (2019), F168 — iOS 13+
        """,
      certainty: "obs"),
    Fact(
      230,
      """
      A configuration that the manifest does not have is logged ("Info.plist contained \
      no UIScene configuration dictionary"), the scene connects all the same without a \
      delegate.
      """,
      documents: "StoDevX/AAO-React-Native#6917 (2023)",
      certainty: "obs"),
    Fact(
      231,
      """
      A window made in the app delegate and another in the scene delegate load the first \
      view controller twice (viewDidLoad twice, the scene's first).
      """,
      documents: """
        SensehacK/dev-cheatsheet (iOS 16 simulator); \
        AzureAD/microsoft-authentication-library-common-for-objc#1925 leaves the window \
        to UISceneStoryboardFile to avoid two — iOS 16–27
        """,
      certainty: "obs"),
    Fact(
      232,
      """
      Since iOS 18.4 (also Catalyst, tvOS; visionOS 2.4) UIKit logs that the process \
      does not adopt scenes and that this will become an assertion; since 26 the text is \
      stronger. The log line is headed CLIENT OF UIKIT REQUIRES UPDATE.
      """,
      documents: "TN3187, TR; developer.apple.com/forums/thread/778016 — iOS 18.4, 26",
      certainty: "doc"),
    Fact(
      233,
      "The assertion is one at run time; \"the next major release\" means 27.",
      documents: "developer.apple.com/forums/thread/778016 (DTS), 812487",
      certainty: "obs (engineer)"),
    Fact(
      234,
      """
      Built with the SDK of iOS, iPadOS, Mac Catalyst, tvOS or visionOS 27, an app \
      without scenes fails to launch.
      """,
      documents: "TR; RN27 (141837548), also in the macOS 27 notes — iOS 27",
      certainty: "doc"),
    Fact(
      235,
      """
      How it fails: SIGTRAP in \
      _UIApplicationEvaluateRuntimeIssueForNoSceneLifecycleAdoption, called from \
      -[UIApplication workspace:didCreateScene:withTransitionContext:completion:], with \
      "Application failed to launch: UIScene life cycle is required for apps built with \
      this SDK".
      """,
      documents: """
        Cranpose#673, cybersemics/em#4404, metrodroid#904, \
        RevenueCat/purchases-ios#6980, assistant-ui#7854, OneBusAway/otpkit#152, \
        amiantos/gamebookengine#62 — iOS 27 beta 1 to 27.1, devices and simulators
        """,
      certainty: "obs"),
    Fact(
      236,
      "That happens before the app delegate is called: no willFinishLaunching.",
      documents: """
        the log of a port in a public repository ("before the app delegate runs"); \
        AAO-React-Native#7743 (before the app's own start); the stack of F235 is that of \
        the first scene's creation — iOS 27
        """,
      certainty: "obs"),
    Fact(
      237,
      """
      What counts is the SDK linked against, not the deployment target or the device: \
      builds with the 26 SDK run on iOS 27.
      """,
      documents: """
        a public repository; DefinedNet/mobile_nebula#405; Cranpose#673 — obs; one \
        report of a 26.5 configuration failing on iOS 27 (iccDEV#2616). Builds with the 27 SDK and no \
        scenes run on iOS 26 by four reports (StoDevX/AAO-React-Native#7743 among them), and stop there by \
        one (multica-ai/multica#8447)
        """,
      certainty: "disp"),
    Fact(
      238,
      """
      A manifest whose UISceneConfigurations is empty was tolerated by the 26 SDK and is \
      refused by the 27 SDK.
      """,
      documents: """
        DefinedNet/mobile_nebula#405 (Xcode 27.0), OneBusAway/otpkit#152 (generated \
        manifest), Cranpose#673 ("manifest only, no delegate class": ends at launch) — \
        iOS 27 — obs; expo/expo#50179 saw such an app survive with a black screen
        """,
      certainty: "disp → nondeterministic"),
    Fact(
      239,
      "visionOS refused apps without scenes before 27 already.",
      documents: """
        a public repository (visionOS 26.5 simulator); an empty manifest was enough \
        there (a public repository)
        """,
      certainty: "obs"),
    Fact(
      240,
      """
      Since the check sits where the first scene is created, a background launch that \
      connects no scene would not be refused.
      """,
      documents: "inf from F235, F157",
      certainty: "inf"),
    Fact(
      241,
      """
      A scene app's app delegate has no window unless the app sets it; SDKs that read \
      delegate.window or keyWindow get nil or a wrong window, and in \
      didReceive(response) or under Stage Manager no key window.
      """,
      documents: """
        Iterable/iterable-swift-sdk#917 and #926, CleverTap/clevertap-ios-sdk#309, \
        openhab-ios#1229, Flutter's own warning (FlutterSceneDelegate)
        """,
      certainty: "obs"),
    Fact(
      242,
      "isKeyWindow, becomeKey and their notifications are per scene, not per app.",
      documents: "RN15 (72873846) — iOS 15+",
      certainty: "doc"),
    Fact(
      243,
      """
      application(_:supportedInterfaceOrientationsFor:) and the status-bar accessors of \
      UIApplication are deprecated or return nothing useful.
      """,
      documents: "RN27 (162044221, 178170882) — iOS 27",
      certainty: "doc"),
  ]
}
