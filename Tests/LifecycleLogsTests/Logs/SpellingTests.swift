import LifecycleLogs
import LifecycleModels
import Testing

@Suite struct `A spelling` {
  @Test(arguments: Callback.allCases)
  func `may be the canonical name`(callback: Callback) {
    #expect(LogEntry.Item(spelling: callback.name) == .callback(callback))
  }

  @Test(arguments: PrintedState.allCases)
  func `may be the canonical name of a phase`(state: PrintedState) {
    #expect(LogEntry.Item(spelling: LogEntry.Item.phase(state).name) == .phase(state))
  }

  @Test(arguments: [LogEntry.Item.killed, .processStart])
  func `may be the canonical name of a beginning or an end`(item: LogEntry.Item) {
    #expect(LogEntry.Item(spelling: item.name) == item)
  }

  @Test(arguments: Callback.allCases.filter(\.isNotification))
  func `may be the name of a notification in Objective-C`(callback: Callback) {
    let member = callback.name.dropFirst("note.".count)
    let name = "UIApplication" + member.prefix(1).uppercased() + member.dropFirst() + "Notification"
    #expect(LogEntry.Item(spelling: name) == .callback(callback))
  }

  @Test(arguments: Callback.allCases.filter(\.isNotification))
  func `may be the name of a notification in Swift`(callback: Callback) {
    let name = "UIApplication.\(callback.name.dropFirst("note.".count))Notification"
    #expect(LogEntry.Item(spelling: name) == .callback(callback))
  }

  @Test(arguments: [
    "applicationDidBecomeActive", "applicationDidBecomeActive(_:)", "applicationDidBecomeActive:",
    "-[Foo applicationDidBecomeActive:]", "-[Foo(Bar) applicationDidBecomeActive:]",
    "AppDelegate.applicationDidBecomeActive(_:)",
    "MyApp.AppDelegate.applicationDidBecomeActive(_:)",
    "applicationDidBecomeActive(application)", "didBecomeActive", "did_become_active",
    "Application did become active", "OnActivated", "  applicationDidBecomeActive\n",
  ])
  func `of one callback may vary`(spelling: String) {
    #expect(LogEntry.Item(spelling: spelling) == .callback(.didBecomeActive))
  }

  @Test(arguments: Self.selectors)
  func `may be a selector or the word of another framework`(spelling: String, callback: Callback) {
    #expect(LogEntry.Item(spelling: spelling) == .callback(callback))
  }

  @Test(arguments: [
    ("AppLifecycleState.resumed", PrintedState.active), ("AppLifecycleState.paused", .background),
    ("ScenePhase.inactive", .inactive), ("AppState changed to background", .background),
    (".active", .active), ("Inactive", .inactive), ("active (at launch)", .active),
  ])
  func `may be a phase`(spelling: String, state: PrintedState) {
    #expect(LogEntry.Item(spelling: spelling) == .phase(state))
  }

  @Test(arguments: [
    "SIGKILL", "SIGKILL 0x8badf00d", "killed", "Message from debugger: Terminated due to signal 9",
  ])
  func `may be a kill`(spelling: String) {
    #expect(LogEntry.Item(spelling: spelling) == .killed)
  }

  @Test func `is read as the documentation of the look-up shows`() {
    #expect(
      LogEntry.Item(spelling: "-[AppDelegate applicationDidBecomeActive:]")
        == .callback(.didBecomeActive)
    )
    #expect(LogEntry.Item(spelling: "ScenePhase.inactive") == .phase(.inactive))
  }

  @Test(arguments: ["main: return", "UIApplicationMain returns"])
  func `may be the end of main`(spelling: String) {
    #expect(LogEntry.Item(spelling: spelling) == .callback(.mainReturned))
  }

  @Test(arguments: [
    "", "foo", "applicationDidBecomActive", "handleApplicationDidBecomeActive",
    "(applicationDidBecomeActive)", "active(wrong)", "-[UIApplication openURL:]",
    "the user says didBecomeActive", "UIScene.didActivateNotification",
    "beginBackgroundTask(expirationHandler:)", "didReceiveMemoryWarning",
    "AppDelegate.didBecomeActive.swift", "не didBecomeActive",
  ])
  func `means nothing otherwise`(spelling: String) {
    #expect(LogEntry.Item(spelling: spelling) == nil)
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
