// A test of a delegate uses worlds, callbacks and the types of UIKit.
@_exported import LifecycleDriving
@_exported import LifecycleModels
@_exported import UIKit
import WorkCatching

extension World {
  /// Creates a world with a UIKit app delegate; it is checked on an `AppModel`.
  ///
  /// ```swift
  /// @MainActor @Test func `nothing typed is lost`() {
  ///   let world = World.uiKit(disk: Notes()) { notes in AppDelegate(notes: notes) }
  ///     .action("edit") { $0.delegate.appDelegate.type("x") }
  ///     .requiring(.nothingUnsaved { $0.delegate.appDelegate.text != $0.disk.saved })
  ///   expectSafe(world)
  /// }
  /// ```
  ///
  /// Each process has its own application, which is `UIApplication.shared`. The delegate's requests
  /// feed back into the model: background tasks, and URLs that it opens. The delegate must be
  /// released when its process ends.
  ///
  /// On Apple platforms the application is the host of the tests. Its state cannot be set, and its
  /// background tasks and the URLs that it opens are not observed. View controllers are driven on Linux only.
  /// On no platform is encoded state restored.
  ///
  /// - Parameters:
  ///   - disk: Creates the state that survives the process; called for each life.
  ///   - options: What the delegate is sent, and the form of its input.
  ///   - appDelegate: Creates the app delegate, as `UIApplicationMain` does.
  /// - Returns: The world, which must be used on the main actor, as UIKit is.
  @MainActor public static func uiKit<AppDelegate: UIApplicationDelegate>(
    disk: @autoclosure @escaping () throws -> Disk, options: UIKitOptions = UIKitOptions(),
    appDelegate: @escaping (Disk) throws -> AppDelegate
  ) -> Self where Delegate == DrivenApp<AppDelegate> {
    driving(disk, options, hasScenes: false) { disk, process in
      try DrivenApp(process, options) { try appDelegate(disk) }
    }
  }

  @MainActor static func driving<AppDelegate>(
    _ makeDisk: @escaping () throws -> Disk, _ options: UIKitOptions, hasScenes: Bool,
    _ start: @escaping (Disk, PlatformProcess) throws -> Delegate
  ) -> Self where Delegate: DrivenApp<AppDelegate> {
    let trial =
      options.callbacks.map { TrialRun(named: $0) } ?? TrialHint.hinting { probe(makeDisk, start) }
    let alphabet = UIKitAlphabet(trial: trial, options: options, hasScenes: hasScenes)
    var world = World(disk: try makeDisk()) { disk, application in
      precondition(
        PlatformProcess.isOnMainActor,
        "A UIKit world must be used on the main actor: write @MainActor before the test.")
      return try start(
        disk, PlatformProcess.bridging(application, ownScheme: options.urlScheme, trial))
    }
    .receiving(alphabet.inputs).trackingLifetime(\.ownedObjects).beforeEachCall { $0.resume() }
    #if os(Linux)
      if alphabet.hasViews { world = world.drivingViews() }
      if hasScenes { world.objection = { Self.objection(to: $0, options) } }
    #endif
    if alphabet.readsLaunchOptions { world = world.noticingLaunchOptions() }
    return alphabet.delivered.reduce(world) { $0.sending($1, alphabet) }
  }

  #if os(Linux)
    /// Why a model cannot drive an app with scenes; nil if it can.
    private static func objection(to model: any LogModel, _ options: UIKitOptions) -> String? {
      guard let model = model as? SceneModel else {
        return """
          This world has scenes, and the model is of an app without them; write \
          “on: SceneModel(profile: .observed, scenes: 1)”, or “.lifecycle(scenes: 1)” on the suite.
          """
      }
      return !options.ordersSceneNotifications || model.sceneCount == 1
        ? nil
        : """
        UIKitOptions.ordersSceneNotifications needs a model with one scene; write \
        “on: SceneModel(profile: .observed, scenes: 1)”.
        """
    }

    /// Lets the user do what view controllers allow, and tells apart what they show.
    @MainActor private func drivingViews<AppDelegate>() -> Self
    where Delegate: DrivenApp<AppDelegate> {
      var world = ViewGesture.all.reduce(self) { world, gesture in
        world.gesture(gesture.name, when: { $0.views.allow(gesture) }) {
          $0.views.perform(gesture)
        }
      }
      world.surroundings = { $0.views.fingerprint }
      return world
    }
  #endif

  @MainActor private func sending<AppDelegate>(
    _ callback: Callback, _ alphabet: UIKitAlphabet
  ) -> Self where Delegate: DrivenApp<AppDelegate> {
    on(callback) { app, delivery in
      if try !app.send(UIKitCall(delivery)) { delivery.noteMissingMethod() }
      if let note = alphabet.postedNotification(of: callback) { app.post(note) }
    }
  }

  /// What a trial run shows of the app.
  ///
  /// If the world cannot start, these are all callbacks. The check then reports why it cannot.
  @MainActor private static func probe<AppDelegate>(
    _ makeDisk: () throws -> Disk, _ start: (Disk, PlatformProcess) throws -> Delegate
  ) -> TrialRun where Delegate: DrivenApp<AppDelegate> {
    do {
      let process = PlatformProcess.alone()
      return try WorkCatcher.dropping { catcher in
        let app = try start(makeDisk(), process)
        // What the app has registered is gone when it is released.
        return withExtendedLifetime(app) {
          process.trialRun(implemented: MethodProbe.implemented(in: app, catcher))
        }
      }
    } catch {
      let all = Callback.allCases.filter { $0.isAppDelegateMethod || $0.isSceneDelegateMethod }
      return TrialRun(named: Set(all))
    }
  }
}

#if os(Linux)
  extension World {
    /// Creates a world with UIKit app and scene delegates; it is checked on a `SceneModel`.
    ///
    /// ```swift
    /// let world = World.uiKitScenes(
    ///   disk: Notes(), appDelegate: { _ in AppDelegate() },
    ///   sceneDelegate: { notes in SceneDelegate(notes: notes) })
    /// ```
    ///
    /// A delegate in a car or on an external display is driven on a model with that second scene:
    ///
    /// ```swift
    /// let world = World.uiKitScenes(
    ///   disk: Library(), appDelegate: { _ in AppDelegate() }, sceneDelegate: { PhoneSceneDelegate($0) },
    ///   otherScreenDelegate: { library, role in CarSceneDelegate(library) })
    /// expectSafe(world, on: SceneModel(profile: .observed, secondScene: .car, systems: .driven))
    /// ```
    ///
    /// Each connection creates a scene and its delegate, and each disconnection releases them. The
    /// notifications of `UIApplication` and of `UIScene` are posted after the calls that they belong to,
    /// unless ``UIKitOptions/ordersSceneNotifications`` asks for every order.
    /// An app that is driven with several windows can ask for scenes to be activated, refreshed and
    /// destroyed. State restoration of scenes has no effect.
    ///
    /// This is not available on Apple platforms, where only UIKit can create a scene.
    ///
    /// - Parameters:
    ///   - disk: Creates the state that survives the process; called for each life.
    ///   - options: What the delegates are sent, and the form of their input.
    ///   - appDelegate: Creates the app delegate, as `UIApplicationMain` does.
    ///   - sceneDelegate: Creates the delegate of a scene, whatever class its configuration names.
    ///   - otherScreenDelegate: Creates the delegate of a scene in a car or on an external display.
    ///     Nil means that these scenes, too, get a delegate of `sceneDelegate`.
    /// - Returns: The world, which must be used on the main actor, as UIKit is.
    @MainActor
    public static func uiKitScenes<
      AppDelegate: UIApplicationDelegate, SceneDelegate: UISceneDelegate
    >(
      disk: @autoclosure @escaping () throws -> Disk, options: UIKitOptions = UIKitOptions(),
      appDelegate: @escaping (Disk) throws -> AppDelegate,
      sceneDelegate: @escaping (Disk) throws -> SceneDelegate,
      otherScreenDelegate: ((Disk, SceneRole) throws -> any UISceneDelegate)? = nil
    ) -> Self where Delegate == DrivenScenes<AppDelegate, SceneDelegate> {
      driving(disk, options, hasScenes: true) { disk, process in
        try DrivenScenes(
          process, options, makeDelegate: { try appDelegate(disk) },
          makeSceneDelegate: { role in
            guard role != .window, let otherScreenDelegate else { return try sceneDelegate(disk) }
            return try otherScreenDelegate(disk, role)
          })
      }
    }
  }
#endif
