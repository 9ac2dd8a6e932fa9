extension Fact {
  /// Scenes (iOS 13+).
  static let scenes: [Fact] = [
    Fact(
      146,
      """
      Scene activation states: unattached(-1), foregroundActive(0), foregroundInactive(1), \
      background(2); suspended is described in prose but is not a value.
      """,
      documents: "AAPL:uikit/uiscene/activationstate; AAPL:uikit/managing-your-app-s-life-cycle",
      certainty: "doc"),
    Fact(
      147,
      """
      A new scene starts unattached; user-requested scenes move quickly to the foreground, \
      system-requested ones to the background.
      """,
      documents: "AAPL:uikit/managing-your-app-s-life-cycle",
      certainty: "doc"),
    Fact(
      148,
      """
      UIKit can disconnect a background or suspended scene at any time to reclaim resources \
      (back to unattached).
      """,
      documents: "same",
      certainty: "doc"),
    Fact(
      149,
      """
      Launch order: willFinish → didFinish → (scene created; configurationForConnecting if no \
      restored session) → scene:willConnectTo:options: → sceneWillEnterForeground → \
      sceneDidBecomeActive.
      """,
      documents: """
        AAPL:uikit/about-the-app-launch-sequence, AAPL:…didfinishlaunching…; vikaskore.medium.com; \
        skyspiritlabs.com
        """,
      certainty: "doc+obs"),
    Fact(
      150,
      """
      So, unlike the app-delegate profile, the first launch of a scene does send \
      (scene)WillEnterForeground.
      """,
      documents: """
        AAPL:uikit/uiscenedelegate/scenewillenterforeground(_:) ("both for newly created and \
        connected scenes")
        """,
      certainty: "doc"),
    Fact(
      151,
      """
      configurationForConnecting is called only for a new session; relaunch with a persisted \
      session skips it.
      """,
      documents: """
        stackoverflow 63520008 (quoted in xprem#255), skyspiritlabs ("runs once … relaunch … \
        restored")
        """,
      certainty: "obs"),
    Fact(
      152,
      """
      With scenes, applicationDidBecomeActive, WillResignActive, DidEnterBackground, \
      WillEnterForeground are not called; will/didFinishLaunching, willTerminate, memory \
      warning, protected data, time change, push, background URL session remain on the app \
      delegate.
      """,
      documents: """
        AAPL method pages ("UIKit will not call this method")
        """,
      certainty: "doc"),
    Fact(
      153,
      "Migration table maps the four methods one to one to the scene delegate.",
      documents: "AAPL:uikit/transitioning-to-the-uikit-scene-based-life-cycle",
      certainty: "doc"),
    Fact(
      154,
      """
      launchOptions is nil for scene apps; URL, activity, shortcut, notification response arrive \
      in connectionOptions at willConnectTo (cold) or scene:openURLContexts:, scene:continue:, \
      windowScene:performActionFor: (warm).
      """,
      documents: """
        AAPL:uikit/responding-to-the-launch-of-your-app; flutter/flutter#179452; \
        BranchMetrics#1160; expo/expo#47628
        """,
      certainty: "doc+obs"),
    Fact(
      155,
      "On a cold start scene:openURLContexts: / scene:continue: are not called additionally.",
      documents: "flutter/flutter#179452, BranchMetrics#1160",
      certainty: "obs"),
    Fact(
      156,
      """
      If the scene delegate lacks openURLContexts the event may fall back to \
      application(_:open:options:).
      """,
      documents: """
        hpoul/file_picker_writable#53 (author: "I think (based on experiment)")
        """,
      certainty: "obs, weak"),
    Fact(
      157,
      """
      Background launch of a scene app: will/didFinish with state background; a scene may not be \
      connected at all until the user opens the app, or one may be connected straight to \
      background.
      """,
      documents: """
        AAPL:…/applicationstate, managing-your-app-s-life-cycle ("might launch the scene in the \
        background to process a location event"); wordpress-mobile/WordPress-iOS#25643 (background \
        launch runs before any window exists)
        """,
      certainty: "disp → nondeterministic"),
    Fact(
      158,
      """
      sceneDidDisconnect: sent when the user closes the scene in the switcher, or when UIKit \
      reclaims memory; never merely because the user switches apps.
      """,
      documents: "AAPL:…/scenediddisconnect(_:)",
      certainty: """
        doc; the Xcode template comment adds "shortly after the scene enters the background, or \
        when its session is discarded"
        """),
    Fact(
      159,
      """
      A disconnected scene's session persists and may reconnect (willConnectTo again, new \
      UIScene object).
      """,
      documents: "template comment, tauri-apps/tao#1261, WordPress-iOS#25643",
      certainty: "doc+obs"),
    Fact(
      160,
      """
      didDiscardSceneSessions: when the user removes scenes in the switcher; if the process is \
      not running it is delivered at the next launch, shortly after didFinishLaunching.
      """,
      documents: "AAPL:…diddiscardscenesessions:, HDR",
      certainty: "doc"),
    Fact(
      161,
      "A discard delivered at launch can name the session that is driving the app now.",
      documents: "NativeScript/NativeScript#11376",
      certainty: "obs"),
    Fact(
      162,
      """
      Quick switcher kill can connect a second scene B after A has disconnected: A willResign, A \
      didDisconnect, B willEnterForeground, B didEnterBackground; B never active.
      """,
      documents: "developer.apple.com/forums/thread/732170",
      certainty: "obs"),
    Fact(
      163,
      """
      Scenes of one app have independent states; order of callbacks among scenes is unspecified.
      """,
      documents: """
        AAPL:uikit/transitioning… ("occur per scene")
        """,
      certainty: "doc"),
    Fact(
      164,
      """
      App-level state = most active scene; ScenePhase read in App: active if any scene active, \
      inactive if none active.
      """,
      documents: "AAPL:…/applicationstate, AAPL:swiftui/scenephase",
      certainty: "doc"),
    Fact(
      165,
      """
      The application-level didEnterBackground notification in multi-scene apps is posted when \
      the aggregate goes to background, not per scene.
      """,
      documents: "inf from F50/F164; firebase-ios-sdk#3522 discussion",
      certainty: "disp"),
    Fact(
      166,
      """
      UIKit logs a warning for non-scene apps since iOS 18.4, a stronger one in iOS 26; built \
      with the iOS 27 SDK such apps fail to launch.
      """,
      documents: "TN3187; AAPL:uikit/transitioning-to-the-uikit-scene-based-life-cycle",
      certainty: "doc"),
    Fact(
      167,
      """
      The four app-delegate methods, and others such as willContinueUserActivity, are deprecated \
      as of iOS 26.
      """,
      documents: """
        AAPL pages ("deprecated in 26.0")
        """,
      certainty: "doc"),
    Fact(
      168,
      "A scene manifest without a scene delegate leaves an orphaned window: black screen.",
      documents: "Adyen/adyen-react-native#1165",
      certainty: "obs"),
    Fact(
      169,
      "Scene snapshot is taken shortly after sceneDidEnterBackground returns.",
      documents: "AAPL:…/scenedidenterbackground(_:)",
      certainty: "doc"),
  ]
}

extension Fact {
  /// SwiftUI ScenePhase.
  static let scenePhase: [Fact] = [
    Fact(
      170,
      """
      ScenePhase: active = foreground interactive; inactive = foreground but should pause (or \
      minimised, in the switcher); background = not visible.
      """,
      documents: "AAPL:swiftui/scenephase and cases — iOS 14+",
      certainty: "doc"),
    Fact(
      171,
      """
      onChange(of: scenePhase) prints active at launch (no inactive/background seen first in \
      these reports), inactive on half swipe, background after leaving.
      """,
      documents: "memotut.com, medium @frentebw",
      certainty: "obs"),
    Fact(
      172,
      """
      "Expect an app that enters the background phase to terminate."
      """,
      documents: "AAPL:swiftui/scenephase/background",
      certainty: "doc"),
    Fact(
      173,
      "There is no terminate or first-launch phase; ScenePhase alone cannot tell them.",
      documents: "jessesquires.com 2024-06-29",
      certainty: "obs"),
  ]
}
