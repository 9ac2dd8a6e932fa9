extension Fact {
  /// Termination paths.
  static let terminations: [Fact] = [
    Fact(
      78,
      """
      applicationWillTerminate "is not called if your app is suspended".
      """,
      documents: "S002, S004, APG-Life",
      certainty: "doc (headline invariant)"),
    Fact(
      79,
      """
      A suspended app that is killed by the system receives nothing; the process is killed and \
      its memory reclaimed.
      """,
      documents: "S002, S004",
      certainty: "doc"),
    Fact(
      80,
      """
      An app running in the background (not suspended) gets applicationWillTerminate before a \
      system termination.
      """,
      documents: """
        S002 ("If an app is currently running in the background and not suspended, the system \
        calls"), APG-Bg last paragraph of "Being a Responsible Background App" — doc; the method \
        page softens it to "may be called"
        """,
      certainty: "AAPL:…/applicationwillterminate(_:)"),
    Fact(
      81,
      "It is not called on device reboot.",
      documents: "S002, S004",
      certainty: """
        doc; disp: an iOS 4.0 test saw it delivered to the foreground app at user shutdown and \
        low-battery shutdown (christian-fries.de 2010-07)
        """),
    Fact(
      82,
      """
      User termination from the multitasking UI is documented as having "the same effect as \
      terminating a suspended app": no notification.
      """,
      documents: "S002, S004",
      certainty: "doc"),
    Fact(
      83,
      """
      Observed since about iOS 7: killing a *running* app (foreground-inactive in the switcher, \
      or background-running with a task) from the switcher does call applicationWillTerminate; \
      killing a suspended app calls nothing.
      """,
      documents: """
        Apple DTS text reproduced at \
        seacode.uk/swift/when-will-applicationwillterminate-be-called; stackoverflow answer copied \
        at newbetuts.com/7343404 ("a report mid-2013"); facebookarchive/WebDriverAgent#1005; \
        volcengine.com/article/3290756
        """,
      certainty: "obs, disp with F82"),
    Fact(
      84,
      """
      DTS description of the gesture: running → programmatic termination (willTerminate, then \
      UIKit eventually calls exit); suspended → removed from memory; not running → nothing; in \
      all three cases the app is also flagged not to be launched in the background.
      """,
      documents: "seacode.uk quoting DTS",
      certainty: "obs (engineer statement)"),
    Fact(
      85,
      "iOS 4.0: a background app force-quit from the switcher received nothing.",
      documents: "christian-fries.de",
      certainty: "obs (old)"),
    Fact(
      86,
      """
      In a scene app killed from the switcher while frontmost: sceneDidDisconnect (and on iPad \
      didDiscardSceneSessions) come before applicationWillTerminate.
      """,
      documents: "mozilla-mobile/firefox-ios#12622, stackoverflow 71570813",
      certainty: "obs"),
    Fact(
      87,
      """
      Scene app, iPhone, frontmost scene swiped away: sceneDidEnterBackground then \
      applicationWillTerminate per one report; sceneWillResignActive then sceneDidDisconnect \
      without sceneDidEnterBackground per another.
      """,
      documents: "stackoverflow 71570813 (matt) vs developer.apple.com/forums/thread/732170",
      certainty: "disp → model as nondeterministic"),
    Fact(
      88,
      """
      XCUIApplication.terminate() (and Xcode's stop button) kills without \
      applicationWillTerminate.
      """,
      documents: "facebookarchive/WebDriverAgent#1005",
      certainty: "obs"),
    Fact(
      89,
      """
      Jetsam: memory-limit or pressure kills are SIGKILL-like and silent in every state; \
      warnings are best effort and may not come first.
      """,
      documents: """
        AAPL:xcode/responding-to-low-memory-warnings ("jettisoning apps"), \
        AAPL:xcode/reduce-terminations-in-your-app
        """,
      certainty:
        "doc (silence for running apps is obs; F80 says a background-running app is told: disp)"),
    Fact(
      90,
      "Suspended apps are purged first; large ones earlier.",
      documents: "APG-Bg, APG-Trans",
      certainty: "doc"),
    Fact(
      91,
      """
      A memory warning is sent to running apps only after the system failed to reclaim enough by \
      terminating suspended apps; delivered to the delegate, to view controllers, to the \
      notification centre and to dispatch sources.
      """,
      documents: "AAPL:uikit/responding-to-memory-warnings",
      certainty: "doc"),
    Fact(
      92,
      """
      The UIApplicationDelegate header comment on the memory warning says the next step is \
      termination (recalled from the long-standing header; the part of the header read for this \
      file starts after that line).
      """,
      documents: "HDR",
      certainty: "doc, unverified here"),
    Fact(
      93,
      """
      Watchdog kills (0x8badf00d) are SIGKILL and silent; scene-create = first frame not shown \
      in time (sample limit 19.97 s), scene-update = main thread too busy (10 s seen).
      """,
      documents: """
        AAPL:xcode/addressing-watchdog-terminations; pastebin dCFXi3vv; \
        xbmc/Official-Kodi-Remote-iOS#684
        """,
      certainty: "doc+obs"),
    Fact(
      94,
      """
      Folklore watchdog limits: launch 20 s, resume 10 s, suspend 10 s, quit 6 s, background \
      task 10 min (iOS 4–6)
      """,
      documents: "cnblogs 417460188dy p/3678112",
      certainty: "obs (old); APG-Trans says apps should be up within 5 s"),
    Fact(
      95,
      "The watchdog is off while debugging under Xcode.",
      documents: "same blog",
      certainty: "obs"),
    Fact(
      96,
      """
      Background-task overrun: if a begun task is not ended when time expires the app is killed \
      (0x8badf00d; newer codes 0x2182bad2 background task, 0x2182bad3 background URL session, \
      0x2182bad4 background fetch).
      """,
      documents: "AAPL:xcode/sigkill, BTN",
      certainty: "doc"),
    Fact(
      97,
      """
      Holding a file/SQLite lock (shared container) while being suspended kills the app: \
      0xdead10cc.
      """,
      documents: "AAPL:xcode/sigkill; nextcloud/talk-ios#863",
      certainty: "doc+obs"),
    Fact(
      98,
      """
      Other silent kills: thermal 0xc00010ff, unreported CallKit call 0xbaadca11, VoIP resumes \
      too often 0xbad22222, disk reclaim 0xbaddd15c, too many task assertions 0xbada5e47 \
      (~1000).
      """,
      documents: "AAPL:xcode/sigkill, BTN",
      certainty: "doc"),
    Fact(
      99,
      "GPU (OpenGL ES / un-scheduled Metal) work in the background terminates the app at once.",
      documents: "APG-Bg; openFrameworks#4544, mapbox/mapbox-gl-native#1460, flutter/flutter#89171",
      certainty: "doc+obs"),
    Fact(
      100,
      """
      Crash (signal, uncaught exception, abort), exit() and SIGKILL bypass the delegate \
      entirely; exit() runs atexit handlers only.
      """,
      documents: "AAPL:xcode/reduce-terminations-in-your-app (abort), inf for exit",
      certainty: "doc/inf"),
    Fact(
      101,
      """
      App update, OS upgrade, uninstall, sign-out kill the process like F79/F82; no documented \
      callback.
      """,
      documents: """
        no source found that documents one; volcengine.com/article/3290756 claims willTerminate \
        for shutdown/update of a non-suspended app
        """,
      certainty: "disp"),
    Fact(
      102,
      """
      Even when running in the background an app holding the camera or a system database is \
      terminated for continuing to use it.
      """,
      documents: "AAPL:uikit/preparing-your-ui-to-run-in-the-background",
      certainty: "doc"),
    Fact(
      103,
      "Apps using contacts/calendar databases while being suspended are killed.",
      documents: "APG-Bg",
      certainty: "doc"),
  ]
}
