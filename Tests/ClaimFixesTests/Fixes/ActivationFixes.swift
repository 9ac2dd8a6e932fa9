import UIKit

private enum LockScreenBefore {
  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func sceneDidBecomeActive(_ scene: UIScene) {
      Lock.askForFaceID()  // The prompt itself deactivates, and activates again.
    }
  }
}

/// Asks only after the user has left the app, and not because of its own prompt.
private enum LockScreenAfter {
  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    private var isLocked = true

    func sceneDidEnterBackground(_ scene: UIScene) {
      isLocked = true
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
      guard isLocked else { return }
      isLocked = false
      Lock.askForFaceID()
    }
  }
}

private enum StartAndStopBefore {
  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func sceneWillResignActive(_ scene: UIScene) {
      Player.stop()
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
      Player.start()  // Does not come after an alert, a call or a glance at a panel.
    }
  }
}

/// Starts again in didBecomeActive, the counterpart of willResignActive.
private enum StartAndStopAfter {
  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func sceneWillResignActive(_ scene: UIScene) {
      Player.stop()
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
      Player.start()
    }
  }
}

private enum ReturnRefreshBefore {
  class NoteList: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      Notes.refresh()
    }
  }
}

/// Observes the return, because no view appears.
private enum ReturnRefreshAfter {
  class NoteList: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      _ = NotificationCenter.default.addObserver(
        forName: UIApplication.willEnterForegroundNotification, object: nil, queue: .main
      ) { _ in
        MainActor.assumeIsolated { Notes.refresh() }
      }
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      Notes.refresh()
    }
  }
}

private enum SheetBefore {
  class NoteList: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      Notes.refresh()  // Does not come when a sheet over the list is dismissed.
    }
  }
}

/// Lets the sheet report that it is gone, no matter who dismissed it.
private enum SheetAfter {
  class NoteList: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      Notes.refresh()
    }

    func edit() {
      let editor = NoteEditor()
      editor.whenGone = { Notes.refresh() }
      present(editor, animated: true)
    }
  }

  class NoteEditor: UIViewController {
    var whenGone: () -> Void = {}

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      whenGone()
    }
  }
}

private enum LayoutBefore {
  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      window?.makeKeyAndVisible()
      Player.start(in: window?.rootViewController?.view.bounds)
    }
  }
}

/// Measures views after their layout, not after makeKeyAndVisible.
private enum LayoutAfter {
  class RootViewController: UIViewController {
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      Player.start(in: view.bounds)
    }
  }
}

private enum OnePlaceBefore {
  class AppDelegate: UIResponder, UIApplicationDelegate {
    func applicationWillEnterForeground(_ application: UIApplication) {
      Session.begin()
    }

    func observe() {
      _ = NotificationCenter.default.addObserver(
        forName: UIApplication.willEnterForegroundNotification, object: nil, queue: .main
      ) { _ in
        MainActor.assumeIsolated { Session.report() }  // Begun already? No source is sure.
      }
    }
  }
}

/// Does in one place what must be done in one order.
private enum OnePlaceAfter {
  class AppDelegate: UIResponder, UIApplicationDelegate {
    func applicationWillEnterForeground(_ application: UIApplication) {
      Session.begin()
      Session.report()
    }
  }
}

private enum TerminationNoteBefore {
  class AppDelegate: UIResponder, UIApplicationDelegate {
    func applicationWillTerminate(_ application: UIApplication) {
      Database.close()  // Each library needs a line here.
    }
  }
}

/// Observes the end of the app where no delegate is at hand.
private enum TerminationNoteAfter {
  class Library {
    init() {
      _ = NotificationCenter.default.addObserver(
        forName: UIApplication.willTerminateNotification, object: nil, queue: .main
      ) { _ in
        MainActor.assumeIsolated { Database.close() }
      }
    }
  }
}
