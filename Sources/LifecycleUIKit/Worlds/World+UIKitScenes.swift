#if os(Linux)
  import LifecycleDriving
  import LifecycleModels
  import UIKit

  extension World {
    /// A world with an app delegate and scene delegates of UIKit; it is checked on a ``SceneModel``.
    ///
    /// ```swift
    /// let world = World.uiKitScenes(
    ///   disk: Notes(), appDelegate: { _ in AppDelegate() },
    ///   sceneDelegate: { notes in SceneDelegate(notes: notes) })
    /// ```
    ///
    /// Each connection makes a scene and its delegate, and each disconnection lets them go. The
    /// notifications of `UIApplication` are posted; those of `UIScene` are not in the model.
    /// Requests for scenes, and what a scene wants restored, lead to nothing.
    ///
    /// Apple platforms do not have it: there no code but UIKit can make a scene.
    ///
    /// - Parameters:
    ///   - disk: Makes what survives the process, new for each life.
    ///   - options: What the delegates are sent, and what their input looks like.
    ///   - appDelegate: Makes the app delegate, as `UIApplicationMain` does.
    ///   - sceneDelegate: Makes the delegate of a scene, whatever class its configuration names.
    /// - Returns: The world; it is used on the main actor, as UIKit is.
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
