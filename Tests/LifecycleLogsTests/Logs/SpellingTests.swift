import LifecycleLogs
import LifecycleModels
import Testing

@Suite struct `A spelling` {
  @Test func `may be the canonical name`() {
    for callback in Callback.allCases {
      #expect(LogEntry.Item(spelling: callback.name) == .callback(callback), "\(callback)")
    }
  }

  @Test func `may be the canonical name of a phase`() {
    for state in PrintedState.allCases {
      #expect(LogEntry.Item(spelling: LogEntry.Item.phase(state).name) == .phase(state), "\(state)")
    }
  }

  @Test func `may be the canonical name of a beginning or an end`() {
    for item in [LogEntry.Item.killed, .processStart] {
      #expect(LogEntry.Item(spelling: item.name) == item, "\(item)")
    }
  }

  @Test func `may be the name of a notification in Objective-C`() {
    for callback in Callback.allCases
    where callback.isNotification && !callback.isSceneNotification {
      let member = callback.name.dropFirst("note.".count)
      let name =
        "UIApplication" + member.prefix(1).uppercased() + member.dropFirst() + "Notification"
      #expect(LogEntry.Item(spelling: name) == .callback(callback), "\(callback)")
    }
  }

  @Test func `may be the name of a notification in Swift`() {
    for callback in Callback.allCases
    where callback.isNotification && !callback.isSceneNotification {
      let name = "UIApplication.\(callback.name.dropFirst("note.".count))Notification"
      #expect(LogEntry.Item(spelling: name) == .callback(callback), "\(callback)")
    }
  }

  @Test func `of one callback may vary`() {
    for spelling in [
      "applicationDidBecomeActive", "applicationDidBecomeActive(_:)", "applicationDidBecomeActive:",
      "-[Foo applicationDidBecomeActive:]", "-[Foo(Bar) applicationDidBecomeActive:]",
      "AppDelegate.applicationDidBecomeActive(_:)",
      "MyApp.AppDelegate.applicationDidBecomeActive(_:)",
      "applicationDidBecomeActive(application)", "didBecomeActive", "did_become_active",
      "Application did become active", "OnActivated", "  applicationDidBecomeActive\n",
    ] {
      #expect(LogEntry.Item(spelling: spelling) == .callback(.didBecomeActive), "\(spelling)")
    }
  }

  @Test func `may be a selector or the word of another framework`() {
    for (spelling, callback) in Self.selectors {
      #expect(LogEntry.Item(spelling: spelling) == .callback(callback), "\(spelling)")
    }
  }

  @Test func `may be a phase`() {
    for (spelling, state) in [
      ("AppLifecycleState.resumed", PrintedState.active), ("AppLifecycleState.paused", .background),
      ("ScenePhase.inactive", .inactive), ("AppState changed to background", .background),
      (".active", .active), ("Inactive", .inactive), ("active (at launch)", .active),
    ] {
      #expect(LogEntry.Item(spelling: spelling) == .phase(state), "\(spelling)")
    }
  }

  @Test func `may be a kill`() {
    for spelling in [
      "SIGKILL", "SIGKILL 0x8badf00d", "killed",
      "Message from debugger: Terminated due to signal 9",
    ] {
      #expect(LogEntry.Item(spelling: spelling) == .killed, "\(spelling)")
    }
  }

  @Test func `is read as the documentation of the look-up shows`() {
    #expect(
      LogEntry.Item(spelling: "-[AppDelegate applicationDidBecomeActive:]")
        == .callback(.didBecomeActive)
    )
    #expect(LogEntry.Item(spelling: "ScenePhase.inactive") == .phase(.inactive))
  }

  @Test func `may be the end of main`() {
    for spelling in ["main: return", "UIApplicationMain returns"] {
      #expect(LogEntry.Item(spelling: spelling) == .callback(.mainReturned), "\(spelling)")
    }
  }

  @Test func `means nothing otherwise`() {
    for spelling in [
      "", "foo", "applicationDidBecomActive", "handleApplicationDidBecomeActive",
      "(applicationDidBecomeActive)", "active(wrong)", "-[UIApplication openURL:]",
      "the user says didBecomeActive", "UIScene.didActivateNotification",
      "beginBackgroundTask(expirationHandler:)", "didReceiveMemoryWarning",
      "AppDelegate.didBecomeActive.swift", "не didBecomeActive",
    ] {
      #expect(LogEntry.Item(spelling: spelling) == nil, "\(spelling)")
    }
  }

  private static let selectors: [(String, Callback)] = [
    ("application:didFinishLaunchingWithOptions:", .didFinishLaunching),
    ("application(_:didFinishLaunchingWithOptions:)", .didFinishLaunching),
    ("didFinishLaunchingWithOptions", .didFinishLaunching),
    ("applicationDidFinishLaunchingWithOptions", .didFinishLaunching),
    ("FinishedLaunching", .didFinishLaunching),
    ("application(_:willFinishLaunchingWithOptions:)", .willFinishLaunching),
    ("OnResignActivation", .willResignActive),
    ("DidEnterBackground", .didEnterBackground),
    ("WillEnterForeground", .willEnterForeground),
    ("WillTerminate", .willTerminate),
    ("applicationSignificantTimeChange(_:)", .significantTimeChange),
    ("applicationDidReceiveMemoryWarning(_:)", .didReceiveMemoryWarning),
    (
      "applicationProtectedDataWillBecomeUnavailable(_:)", .protectedDataWillBecomeUnavailable
    ),
    ("application(_:open:options:)", .openURL),
    ("application:openURL:sourceApplication:annotation:", .openURL),
    ("application:handleOpenURL:", .openURL),
    ("openURL", .openURL),
    ("application(_:continue:restorationHandler:)", .continueUserActivity),
    ("application(_:willContinueUserActivityWithType:)", .willContinueUserActivity),
    (
      "application(_:didFailToContinueUserActivityWithType:error:)",
      .didFailToContinueUserActivity
    ),
    ("application(_:performActionFor:completionHandler:)", .performActionForShortcutItem),
    (
      "application:didReceiveRemoteNotification:fetchCompletionHandler:",
      .didReceiveRemoteNotification
    ),
    ("application(_:didReceiveRemoteNotification:)", .didReceiveRemoteNotification),
    ("application(_:performFetchWithCompletionHandler:)", .performFetch),
    (
      "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
      .handleEventsForBackgroundURLSession
    ),
    ("application(_:shouldRestoreSecureApplicationState:)", .shouldRestoreState),
    ("application(_:didDecodeRestorableStateWith:)", .didDecodeState),
    ("application(_:shouldSaveSecureApplicationState:)", .shouldSaveState),
    ("application(_:willEncodeRestorableStateWith:)", .willEncodeState),
    ("application(_:configurationForConnecting:options:)", .configurationForConnecting),
    ("application(_:didDiscardSceneSessions:)", .didDiscardSceneSessions),
    (".UIApplicationDidBecomeActive", .noteDidBecomeActive),
    ("NSNotification.Name.UIApplicationWillTerminate", .noteWillTerminate),
    ("didBecomeActiveNotification", .noteDidBecomeActive),
    ("viewWillAppear(_:)", .viewWillAppear),
    ("viewDidLoad()", .viewDidLoad),
    ("-[MyViewController viewDidAppear:]", .viewDidAppear),
    ("expirationHandler", .taskExpiration),
    ("touchesBegan(_:with:)", .touch),
    ("scene(_:willConnectTo:options:)", .sceneWillConnect),
    ("scene:willConnectToSession:options:", .sceneWillConnect),
    ("willConnectTo", .sceneWillConnect),
    ("sceneDidDisconnect(_:)", .sceneDidDisconnect),
    ("scene(_:openURLContexts:)", .sceneOpenURLContexts),
    ("scene(_:continue:)", .sceneContinueUserActivity),
    ("scene(_:willContinueUserActivityWithType:)", .sceneWillContinueUserActivity),
    ("scene(_:didFailToContinueUserActivityWithType:error:)", .sceneDidFailToContinueUserActivity),
    (
      "windowScene(_:performActionFor:completionHandler:)", .scenePerformActionForShortcutItem
    ),
  ]
}
