import LifecycleModels

/// A method of app delegates that UIKit does not call once the app has scenes.
struct ScenesReplacement {
  let callback: Callback
  /// What scene delegates are sent instead.
  let successor: Callback

  /// The four transitions (F152, F153).
  static let transitions = [
    Self(callback: .didBecomeActive, successor: .sceneDidBecomeActive),
    Self(callback: .willResignActive, successor: .sceneWillResignActive),
    Self(callback: .didEnterBackground, successor: .sceneDidEnterBackground),
    Self(callback: .willEnterForeground, successor: .sceneWillEnterForeground),
  ]

  /// What arrives with the connection of a scene, or later at the scene (F154).
  static let input = [
    Self(callback: .openURL, successor: .sceneOpenURLContexts),
    Self(callback: .continueUserActivity, successor: .sceneContinueUserActivity),
    Self(callback: .performActionForShortcutItem, successor: .scenePerformActionForShortcutItem),
  ]

  /// The method that scene delegates have instead of one of the app delegate.
  static func successor(of method: DelegateMethod) -> DelegateMethod? {
    let replacement = (transitions + input).first { $0.callback == method.callback }
    return replacement.flatMap { found in
      DelegateMethod.all.first { $0.callback == found.successor }
    }
  }
}
