import LifecycleDriving
import LifecycleModels
import UIKit
import WorkCatching

/// The callbacks and inputs that a UIKit world distinguishes.
struct UIKitAlphabet {
  let trial: TrialRun
  let options: UIKitOptions
  let hasScenes: Bool

  /// The callbacks that the delegates implement.
  var implemented: Set<Callback> { trial.implemented }

  /// The callbacks that are delivered, in order.
  ///
  /// These are the implemented ones, the ones followed by a notification, and the ones that change
  /// the state of a scene.
  var delivered: [Callback] {
    Callback.allCases.filter { callback in
      implemented.contains(callback) || changesScene(callback)
        || hasViews && callback == .willResignActive && !hasScenes
        || ordersNotifications && isOrdered(callback)
        || postedNotification(of: callback) != nil
    }
  }

  /// Whether the app shows more than an empty view controller or SwiftUI.
  var hasViews: Bool { implemented.contains(.viewDidAppear) }

  /// Whether the notifications beside the calls of scene delegates are delivered, and not just posted.
  private var ordersNotifications: Bool { hasScenes && options.ordersSceneNotifications }

  private func isOrdered(_ notification: Callback) -> Bool {
    notification.isSceneNotification
      || options.notifications.contains(notification)
        && Callback.allCases.contains { $0.applicationNotification == notification }
  }

  /// The notification that is posted after a callback, if any.
  func postedNotification(of callback: Callback) -> Callback? {
    if ordersNotifications, callback.isSceneDelegateMethod { return nil }
    return notification(of: callback).flatMap { options.notifications.contains($0) ? $0 : nil }
  }

  private func notification(of callback: Callback) -> Callback? {
    guard hasScenes else { return callback.notification }
    return switch callback {
    case .sceneWillEnterForeground: .noteWillEnterForeground
    case .sceneDidBecomeActive: .noteDidBecomeActive
    case .sceneWillResignActive: .noteWillResignActive
    case .sceneDidEnterBackground: .noteDidEnterBackground
    // With scenes, the app delegate does not receive these (F152).
    case .didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground: nil
    default: callback.notification
    }
  }

  /// The inputs that the app can be opened, woken or called with.
  var inputs: Set<LifeInput> {
    options.inputs
      ?? Set(
        LifeInput.allCases.filter { input in
          if !isOffered(input) { return false }
          // No delegate has a method for a change of location.
          let carriers = input.carriers.subtracting([.sceneWillConnect])
          return carriers.isEmpty || !carriers.isDisjoint(with: implemented)
        })
  }

  /// Whether the options of the app delegate's launch callbacks state the reason for a launch.
  var readsLaunchOptions: Bool {
    !hasScenes && !implemented.isDisjoint(with: [.willFinishLaunching, .didFinishLaunching])
  }

  /// Whether the app has asked for what brings an input, as far as a callback alone does not tell it.
  private func isOffered(_ input: LifeInput) -> Bool {
    switch input {
    case .notificationAction: trial.offersActions || options.notificationAction != nil
    case .refreshTask: trial.runsRefreshTasks
    case .processingTask: trial.runsProcessingTasks
    default: true
    }
  }

  private func changesScene(_ callback: Callback) -> Bool {
    hasScenes
      && [
        .sceneWillConnect, .sceneWillEnterForeground, .sceneDidBecomeActive,
        .sceneWillResignActive, .sceneDidEnterBackground, .sceneDidDisconnect,
      ].contains(callback)
  }
}

/// Finds out which callbacks delegates implement, by sending each one once, in the order of a life.
///
/// Swift on Linux cannot list the optional methods of a type. Only a call shows which ones exist.
enum MethodProbe {
  /// Sends every callback once.
  ///
  /// - Parameters:
  ///   - app: A process that is used for nothing else.
  ///   - catcher: What catches its work.
  /// - Returns: The callbacks for which some delegate has a method.
  @MainActor static func implemented<AppDelegate>(
    in app: DrivenApp<AppDelegate>, _ catcher: WorkCatcher
  ) -> Set<Callback> {
    var number = 0
    return Set(
      order.filter { callback in
        number += 1
        let call = UIKitCall(callback: callback, inputNumber: number)
        let isSent = (try? app.send(call)) ?? false
        // Only when it has run is it known whether an asynchronous method exists.
        catcher.runReady(atMost: 100)
        #if os(Linux)
          return isSent && !app.process.lacksStartedMethod()
        #else
          return isSent
        #endif
      })
  }

  /// A launch, the transitions to the foreground and back with every input, and the termination.
  private static let order: [Callback] = [
    .willFinishLaunching, .shouldRestoreState, .didDecodeState, .didFinishLaunching,
    .configurationForConnecting, .sceneWillConnect,
    .willEnterForeground, .sceneWillEnterForeground,
    .openURL, .willContinueUserActivity, .continueUserActivity, .didFailToContinueUserActivity,
    .performActionForShortcutItem,
    .sceneOpenURLContexts, .sceneWillContinueUserActivity, .sceneContinueUserActivity,
    .sceneDidFailToContinueUserActivity, .scenePerformActionForShortcutItem,
    .viewDidLoad, .viewWillAppear, .viewDidAppear,
    .didBecomeActive, .sceneDidBecomeActive, .unWillPresent, .unDidReceiveResponse,
    .didReceiveMemoryWarning, .significantTimeChange,
    .willResignActive, .sceneWillResignActive, .didEnterBackground, .sceneDidEnterBackground,
    .shouldSaveState, .willEncodeState,
    .didReceiveRemoteNotification, .performFetch, .handleEventsForBackgroundURLSession,
    .protectedDataWillBecomeUnavailable, .protectedDataDidBecomeAvailable,
    .sceneDidDisconnect, .didDiscardSceneSessions, .willTerminate,
  ]
}
