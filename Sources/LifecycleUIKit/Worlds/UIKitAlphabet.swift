import LifecycleDriving
import LifecycleModels

/// The callbacks that a driven world tells apart, and what they are for.
struct UIKitAlphabet {
  /// What the delegates implement.
  let implemented: Set<Callback>
  let options: UIKitOptions
  let hasScenes: Bool

  /// The callbacks that are delivered, in order: what is implemented, what a notification belongs to,
  /// and what says where a scene is.
  var delivered: [Callback] {
    Callback.allCases.filter { callback in
      implemented.contains(callback) || isConnection(callback)
        || postedNotification(of: callback) != nil
    }
  }

  /// The notification that is posted beside a callback, where there is one.
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
    // These are no calls of the app delegate any more (F152).
    case .didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground: nil
    default: callback.notification
    }
  }

  /// What the app can be opened, woken or called with.
  var inputs: Set<LifeInput> {
    options.inputs
      ?? Set(
        LifeInput.allCases.filter { input in
          !input.isOfUser
            || !input.carriers.subtracting([.sceneWillConnect]).isDisjoint(with: implemented)
        })
  }

  /// Whether a launch is told its reason by the options of the application's launch callbacks.
  var readsLaunchOptions: Bool {
    !hasScenes && !implemented.isDisjoint(with: [.willFinishLaunching, .didFinishLaunching])
  }

  private func isConnection(_ callback: Callback) -> Bool {
    hasScenes
      && [
        .sceneWillConnect, .sceneWillEnterForeground, .sceneDidBecomeActive,
        .sceneWillResignActive, .sceneDidEnterBackground, .sceneDidDisconnect,
      ].contains(callback)
  }
}
