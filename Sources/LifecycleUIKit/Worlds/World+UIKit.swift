import LifecycleDriving
import LifecycleModels
import UIKit

extension World {
  /// A world with an app delegate of UIKit; it is checked on an ``AppModel``.
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
  /// Each process has an application of its own, which is `UIApplication.shared`. What the delegate
  /// asks of it feeds back into the model: background tasks, URLs that are opened. The delegate must
  /// be gone when its process is dead.
  ///
  /// On Apple platforms the application is that of the test's host: its state cannot be set, and its
  /// background tasks and the URLs that it opens are not seen. Nowhere driven: methods that are
  /// asynchronous, view controllers, and what is encoded to be restored.
  ///
  /// - Parameters:
  ///   - disk: Makes what survives the process, new for each life.
  ///   - options: What the delegate is sent, and what its input looks like.
  ///   - appDelegate: Makes the app delegate, as `UIApplicationMain` does.
  /// - Returns: The world; it is used on the main actor, as UIKit is.
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
    let alphabet = UIKitAlphabet(
      implemented: options.callbacks ?? rehearse(makeDisk, start), options: options,
      hasScenes: hasScenes)
    var world = World(disk: try makeDisk()) { disk, application in
      precondition(
        PlatformProcess.isOnMainActor,
        "A world of UIKit is used on the main actor: write @MainActor before the test.")
      return try start(disk, PlatformProcess.bridging(application, options))
    }
    .receiving(alphabet.inputs).alsoLiving(\.belongings).beforeEachCall { $0.process.resume() }
    if alphabet.readsLaunchOptions { world = world.noticingLaunchOptions() }
    return alphabet.delivered.reduce(world) { $0.sending($1, alphabet) }
  }

  @MainActor private func sending<AppDelegate>(
    _ callback: Callback, _ alphabet: UIKitAlphabet
  ) -> Self where Delegate: DrivenApp<AppDelegate> {
    on(callback) { app, delivery in
      _ = try app.send(UIKitCall(delivery))
      if let note = alphabet.postedNotification(of: callback) { app.post(note) }
    }
  }

  /// The callbacks that are implemented; all of them where the world cannot even begin, which the
  /// check will tell.
  @MainActor private static func rehearse<AppDelegate>(
    _ makeDisk: () throws -> Disk, _ start: (Disk, PlatformProcess) throws -> Delegate
  ) -> Set<Callback> where Delegate: DrivenApp<AppDelegate> {
    do {
      return Rehearsal.implemented(in: try start(makeDisk(), PlatformProcess.alone()))
    } catch {
      return Set(Callback.allCases.filter { $0.isAppDelegateMethod || $0.isSceneDelegateMethod })
    }
  }
}
