import LifecycleModels

/// A method of app delegates that UIKit does not call once the app has scenes.
package struct ScenesReplacement: Sendable {
  /// The callback of app delegates.
  package let callback: Callback
  /// The callback that scene delegates receive instead.
  package let successor: Callback

  /// The four transitions (F152, F153).
  package static let transitions = [
    Self(callback: .didBecomeActive, successor: .sceneDidBecomeActive),
    Self(callback: .willResignActive, successor: .sceneWillResignActive),
    Self(callback: .didEnterBackground, successor: .sceneDidEnterBackground),
    Self(callback: .willEnterForeground, successor: .sceneWillEnterForeground),
  ]

  /// Input that arrives when a scene connects, or later at the scene (F154).
  package static let input = [
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
