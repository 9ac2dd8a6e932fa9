#if os(Linux)
  import BackgroundTasks
  import LifecycleDriving
  import LifecycleModels
  import UIKit
  import UserNotifications

  /// One process of an app on Linux, where the application asks its host.
  @MainActor final class PlatformProcess {
    let application: UIApplication
    let notificationCenter: UNUserNotificationCenter
    let taskScheduler: BGTaskScheduler
    private let host: any SystemHost
    /// Whether the view controllers of the app are driven.
    let showsViews: Bool

    /// Starts a process whose application asks the harness.
    ///
    /// - Parameters:
    ///   - application: The harness.
    ///   - ownScheme: The scheme of the URLs that the app opens itself.
    ///   - trial: What a trial run has shown.
    /// - Returns: The process.
    static func bridging(
      _ application: Application, ownScheme: String, _ trial: TrialRun
    ) -> PlatformProcess {
      let process = PlatformProcess(
        host: BridgedHost(application, ownScheme: ownScheme), taskKinds: trial.taskKinds,
        showsViews: trial.implemented.contains(.viewDidAppear))
      process.application.supportsMultipleScenes = application.windowCount > 1
      return process
    }

    /// Whether a callback can come in the lives of the app; in a trial run each does.
    func delivers(_ callback: Callback) -> Bool {
      (host as? BridgedHost)?.delivered.contains(callback) ?? true
    }

    /// Posts one of a scene’s own notifications, in the state of the scene that it announces or leaves,
    /// and in the state that the app has before it (F15, F351).
    func post(_ notification: Callback, of scene: UIScene) {
      guard let name = notification.notificationName else { return }
      let state = scene.activationState
      var old: UIApplication.State?
      switch notification {
      case .noteSceneWillEnterForeground, .noteSceneDidEnterBackground:
        scene.activationState = .background
      case .noteSceneDidActivate: (scene.activationState, old) = (.foregroundActive, .inactive)
      case .noteSceneWillDeactivate: (scene.activationState, old) = (.foregroundActive, .active)
      default: scene.activationState = .unattached
      }
      let others = application.connectedScenes.subtracting([scene])
      if old == .inactive, others.contains(where: { $0.activationState == .foregroundActive }) {
        old = nil
      }
      (host as? BridgedHost)?.formerState = old
      NotificationCenter.default.post(name: name, object: scene)
      (host as? BridgedHost)?.formerState = nil
      scene.activationState = state
    }

    /// Starts a process whose application is not connected to the harness.
    static func alone() -> PlatformProcess { PlatformProcess(host: NullHost()) }

    private init(
      host: any SystemHost, taskKinds: [String: BackgroundTaskKind] = [:], showsViews: Bool = false
    ) {
      self.host = host
      self.showsViews = showsViews
      taskScheduler = BGTaskScheduler.start(host: host, kinds: taskKinds)
      notificationCenter = UNUserNotificationCenter.start(host: host)
      application = UIApplication.start(host: host) { nil }
    }

    /// Whether the current code runs on the main actor.
    ///
    /// Asserting it on the actor itself would end the process without a message.
    nonisolated static var isOnMainActor: Bool { MainQueue.isCurrent }

    /// The last URL with the app's own scheme that the app opened.
    var openedURL: URL? { (host as? BridgedHost)?.openedURL }

    /// The activity with which the app last asked for a scene to be activated.
    func requestedActivity(ofScene number: Int) -> NSUserActivity? {
      (host as? BridgedHost)?.requestedActivities[number]
    }

    /// What is known of the app after it has received every callback.
    func trialRun(implemented: Set<Callback>) -> TrialRun {
      var trial = TrialRun(
        implemented: implemented, offersActions: !notificationCenter.backgroundActions.isEmpty)
      trial.taskKinds = taskScheduler.kinds
      trial.runsRefreshTasks = taskScheduler.hasHandler(for: .refresh)
      trial.runsProcessingTasks = taskScheduler.hasHandler(for: .processing)
      if !taskScheduler.registered.isEmpty || trial.taskKinds.values.contains(.continued) {
        trial.implemented.formUnion([.bgLaunchHandler, .bgExpiration])
      }
      return trial
    }

    /// Makes the application the shared one again after another process ran.
    func resume() {
      application.resume()
      notificationCenter.resume()
      taskScheduler.resume()
    }

    /// Ends the process without any callback, and releases everything.
    func end() {
      application.end()
      notificationCenter.end()
      taskScheduler.end()
    }

    /// The asynchronous method that was started last since the last question for it.
    private var started: String?

    /// Whether the asynchronous method that was started last is one that the delegate lacks.
    ///
    /// It is known when the task has run that calls it.
    func lacksStartedMethod() -> Bool {
      defer { started = nil }
      return started.map { isMissing($0 + " async") } ?? false
    }

    /// Calls the asynchronous variant of a method in a task of the main actor, as UIKit does.
    ///
    /// - Parameters:
    ///   - signature: Its full name.
    ///   - completion: Called when it has returned.
    ///   - method: Calls it.
    /// - Returns: Whether the delegate may have the method.
    func start(
      _ signature: String, _ completion: @escaping @Sendable () -> Void,
      _ method: @escaping @MainActor () async -> Void
    ) -> Bool {
      started = signature
      Task {
        await method()
        completion()
      }
      return true
    }

    /// Whether a method was called that the delegate lacks.
    func isMissing(_ signature: String) -> Bool {
      application.unimplemented.contains(signature)
        || notificationCenter.unimplemented.contains(signature)
    }
  }

  /// Plays the whole system for an app.
  typealias SystemHost = ApplicationHost & UserNotificationHost & BackgroundTaskHost

  /// The host of delegates that are only probed for the methods that they implement.
  private final class NullHost: SystemHost {
    nonisolated func registerTask(_ identifier: String) {}
    nonisolated func submitTask(_ kind: BackgroundTaskKind) {}
    nonisolated func notificationDelegateWasSet() {}

    var applicationState: UIApplication.State { .inactive }

    nonisolated func beginBackgroundTask(
      name: String?, expirationHandler: (@MainActor @Sendable () -> Void)?
    ) -> Int { UIBackgroundTaskIdentifier.invalid.rawValue }

    nonisolated func endBackgroundTask(_ identifier: Int) {}
  }

  /// Forwards the requests of an application to the harness.
  final class BridgedHost: SystemHost {
    // Background tasks may begin and end on any thread, and the harness accepts both on any thread.
    // All other requests come on the main actor, where the harness runs.
    nonisolated(unsafe) private let application: Application
    private let ownScheme: String
    private(set) var openedURL: URL?
    /// The activities of the last requests, by the numbers of the scenes.
    private(set) var requestedActivities: [Int: NSUserActivity] = [:]

    init(_ application: Application, ownScheme: String) {
      self.application = application
      self.ownScheme = ownScheme
    }

    var delivered: Set<Callback> { application.delivered }

    /// The state that the app still shows while a scene has changed already.
    var formerState: UIApplication.State?

    var applicationState: UIApplication.State {
      if let formerState { return formerState }
      return switch application.state {
      case .active: .active
      case .inactive: .inactive
      case .background: .background
      }
    }

    var backgroundTimeRemaining: TimeInterval { application.backgroundTimeRemaining }

    var isProtectedDataAvailable: Bool { application.isProtectedDataAvailable }

    nonisolated func beginBackgroundTask(
      name: String?, expirationHandler: (@MainActor @Sendable () -> Void)?
    ) -> Int {
      let handler = expirationHandler.map { handler in { MainActor.assumeIsolated { handler() } } }
      return application.beginBackgroundTask(name ?? "task", expirationHandler: handler).number
    }

    nonisolated func endBackgroundTask(_ identifier: Int) {
      application.endBackgroundTask(BackgroundTaskIdentifier(number: identifier))
    }

    nonisolated func registerTask(_ identifier: String) { application.registerTask(identifier) }

    nonisolated func submitTask(_ kind: BackgroundTaskKind) {
      if kind == .continued { application.submitContinuedTask() } else { application.submitTask() }
    }

    nonisolated func notificationDelegateWasSet() { application.setNotificationDelegate() }

    func requestSceneSessionActivation(
      _ session: UISceneSession?, userActivity: NSUserActivity?
    ) throws {
      try checkForScenes()
      guard let number = session.map(\.number) ?? freeScene, application.activateScene(number)
      else {
        throw UISceneError(.requestDenied)
      }
      requestedActivities[number] = userActivity
    }

    func requestSceneSessionDestruction(_ session: UISceneSession) throws {
      try checkForScenes()
      if !application.destroyScene(session.number) { throw UISceneError(.requestDenied) }
    }

    func requestSceneSessionRefresh(_ session: UISceneSession) {
      application.refreshScene(session.number)
    }

    private func checkForScenes() throws {
      if application.windowCount == 1 { throw UISceneError(.multipleScenesNotSupported) }
    }

    /// The first number that is free for a new window: one without a session or, if all have one,
    /// one whose scene is not connected.
    private var freeScene: Int? {
      let sessions = UIApplication.shared.openSessions
      let numbers = (0..<application.windowCount).filter { !application.isAwaitingScene($0) }
      return numbers.first { number in !sessions.contains { $0.number == number } }
        ?? numbers.first { number in
          sessions.contains { $0.number == number && $0.scene == nil }
        }
    }

    func canOpenURL(_ url: URL) -> Bool { true }

    func open(_ url: URL) -> Bool {
      if url.scheme == ownScheme {
        openedURL = url
        application.openOwnURL()
      } else {
        application.openOtherApp()
      }
      return true
    }
  }

  extension UISceneSession {
    private static let prefix = "lifecycle.scene."

    /// Creates the session of the scene with a number in the model.
    convenience init(number: Int, role: SceneRole) {
      self.init(persistentIdentifier: "\(Self.prefix)\(number)", role: Role(role))
    }

    /// The number of its scene in the model.
    var number: Int { Int(persistentIdentifier.dropFirst(Self.prefix.count)) ?? -1 }
  }

  extension UISceneSession.Role {
    init(_ role: SceneRole) {
      self =
        switch role {
        case .window: .windowApplication
        case .car: .carTemplateApplication
        case .externalDisplay: .windowExternalDisplayNonInteractive
        }
    }
  }
#endif
