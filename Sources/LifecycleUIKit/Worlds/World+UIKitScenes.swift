#if os(Linux)
  import LifecycleDriving
  import LifecycleModels
  import UIKit

  extension World {
    /// Creates a world with UIKit app and scene delegates; it is checked on a ``SceneModel``.
    ///
    /// ```swift
    /// let world = World.uiKitScenes(
    ///   disk: Notes(), appDelegate: { _ in AppDelegate() },
    ///   sceneDelegate: { notes in SceneDelegate(notes: notes) })
    /// ```
    ///
    /// Each connection creates a scene and its delegate, and each disconnection releases them. The
    /// notifications of `UIApplication` are posted; those of `UIScene` are not in the model.
    /// Requests for scenes and state restoration of scenes have no effect.
    ///
    /// This is not available on Apple platforms, where only UIKit can create a scene.
    ///
    /// - Parameters:
    ///   - disk: Creates the state that survives the process; called for each life.
    ///   - options: What the delegates are sent, and the form of their input.
    ///   - appDelegate: Creates the app delegate, as `UIApplicationMain` does.
    ///   - sceneDelegate: Creates the delegate of a scene, whatever class its configuration names.
    /// - Returns: The world, which must be used on the main actor, as UIKit is.
    @MainActor
    public static func uiKitScenes<
      AppDelegate: UIApplicationDelegate, SceneDelegate: UISceneDelegate
    >(
      disk: @autoclosure @escaping () throws -> Disk, options: UIKitOptions = UIKitOptions(),
      appDelegate: @escaping (Disk) throws -> AppDelegate,
      sceneDelegate: @escaping (Disk) throws -> SceneDelegate
    ) -> Self where Delegate == DrivenScenes<AppDelegate, SceneDelegate> {
      driving(disk, options, hasScenes: true) { disk, process in
        try DrivenScenes(
          process, options, makeDelegate: { try appDelegate(disk) },
          makeSceneDelegate: { try sceneDelegate(disk) })
      }
    }
  }
#endif
