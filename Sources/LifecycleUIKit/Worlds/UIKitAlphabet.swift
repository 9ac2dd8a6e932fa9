import LifecycleDriving
import LifecycleModels

/// The callbacks and inputs that a UIKit world distinguishes.
struct UIKitAlphabet {
  /// The callbacks that the delegates implement.
  let implemented: Set<Callback>
  let options: UIKitOptions
  let hasScenes: Bool

  /// The callbacks that are delivered, in order.
  ///
  /// These are the implemented ones, the ones followed by a notification, and the ones that change
  /// the state of a scene.
  var delivered: [Callback] {
    Callback.allCases.filter { callback in
      implemented.contains(callback) || changesScene(callback)
        || postedNotification(of: callback) != nil
    }
  }

  /// The notification that is posted after a callback, if any.
  func postedNotification(of callback: Callback) -> Callback? {
    notification(of: callback).flatMap { options.notifications.contains($0) ? $0 : nil }
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
          !input.isOfUser
            || !input.carriers.subtracting([.sceneWillConnect]).isDisjoint(with: implemented)
        })
  }

  /// Whether the options of the app delegate's launch callbacks state the reason for a launch.
  var readsLaunchOptions: Bool {
    !hasScenes && !implemented.isDisjoint(with: [.willFinishLaunching, .didFinishLaunching])
  }

  private func changesScene(_ callback: Callback) -> Bool {
    hasScenes
      && [
        .sceneWillConnect, .sceneWillEnterForeground, .sceneDidBecomeActive,
        .sceneWillResignActive, .sceneDidEnterBackground, .sceneDidDisconnect,
      ].contains(callback)
  }
}
