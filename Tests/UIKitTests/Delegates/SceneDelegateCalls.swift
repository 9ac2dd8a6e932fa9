import UIKit

/// Every synchronous callback of a scene delegate, with its signature.
@MainActor struct SceneDelegateCalls {
  typealias Call = @MainActor (any UIWindowSceneDelegate, UIWindowScene) -> Void

  static let all: KeyValuePairs<String, Call> = [
    "scene(_:willConnectTo:options:)": {
      $0.scene($1, willConnectTo: $1.session, options: .init())
    },
    "sceneDidDisconnect(_:)": { $0.sceneDidDisconnect($1) },
    "sceneDidBecomeActive(_:)": { $0.sceneDidBecomeActive($1) },
    "sceneWillResignActive(_:)": { $0.sceneWillResignActive($1) },
    "sceneWillEnterForeground(_:)": { $0.sceneWillEnterForeground($1) },
    "sceneDidEnterBackground(_:)": { $0.sceneDidEnterBackground($1) },
    "scene(_:openURLContexts:)": { $0.scene($1, openURLContexts: []) },
    "scene(_:willContinueUserActivityWithType:)": {
      $0.scene($1, willContinueUserActivityWithType: "read")
    },
    "scene(_:continue:)": { $0.scene($1, continue: activity) },
    "scene(_:didFailToContinueUserActivityWithType:error:)": {
      $0.scene(
        $1, didFailToContinueUserActivityWithType: "read", error: CocoaError(.userCancelled))
    },
    "scene(_:didUpdate:)": { $0.scene($1, didUpdate: activity) },
    "stateRestorationActivity(for:)": { _ = $0.stateRestorationActivity(for: $1) },
    "scene(_:restoreInteractionStateWith:)": {
      $0.scene($1, restoreInteractionStateWith: activity)
    },
    "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)": {
      $0.windowScene(
        $1, didUpdate: $1.coordinateSpace, interfaceOrientation: .portrait,
        traitCollection: .current)
    },
    "windowScene(_:performActionFor:completionHandler:)": {
      $0.windowScene($1, performActionFor: item) { _ in }
    },
  ]

  static func unimplemented(in delegate: any UIWindowSceneDelegate) -> Set<String> {
    var names: Set<String> = []
    withProcess(of: nil) { application in
      let session = UISceneSession(persistentIdentifier: "A")
      let scene = UIWindowScene(session: session, connectionOptions: .init())
      for (_, call) in all { call(delegate, scene) }
      names = application.unimplemented
    }
    return names
  }

  private static let activity = NSUserActivity(activityType: "read")
  private static let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
}
