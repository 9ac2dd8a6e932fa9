import UIKit

private enum SavingBefore {
  class AppDelegate: UIResponder, UIApplicationDelegate {
    func applicationWillTerminate(_ application: UIApplication) {
      Notes.save()
    }
  }
}

/// Saves each change soon, and once more when the user leaves the window.
private enum SavingAfter {
  class NoteEditor: UIViewController {
    func textDidChange(_ text: String) {
      Notes.draft = text
      Notes.saveSoon()  // A moment after the last keystroke.
    }
  }

  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func sceneWillResignActive(_ scene: UIScene) {
      Notes.save()  // A swipe in the app switcher can be next.
    }
  }
}

private enum PhaseBefore {
  struct NoteView: View {
    @Environment(\.scenePhase) private var scenePhase
    @State private var text = ""

    var body: some View {
      TextEditor(text: $text)
        .onChange(of: scenePhase) { _, phase in
          if phase == .background { Notes.save(text) }
        }
    }
  }
}

/// Saves on each change, and as soon as the phase is no longer active.
private enum PhaseAfter {
  struct NoteView: View {
    @Environment(\.scenePhase) private var scenePhase
    @State private var text = ""

    var body: some View {
      TextEditor(text: $text)
        .onChange(of: text) { _, text in Notes.saveSoon(text) }
        .onChange(of: scenePhase) { _, phase in
          if phase != .active { Notes.save(text) }
        }
    }
  }
}

private enum RestoringBefore {
  class NoteEditor: UIViewController {
    var draft = ""  // Still there when the user comes back. Is it?
  }
}

/// Lets the session keep what was on screen, because the process may not come back.
private enum RestoringAfter {
  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
      let activity = NSUserActivity(activityType: "com.example.editing")
      activity.userInfo = ["draft": Notes.draft]
      return activity
    }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      let saved = session.stateRestorationActivity?.userInfo?["draft"] as? String
      Notes.draft = saved ?? ""
    }
  }
}

private enum BackgroundTimeBefore {
  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func sceneDidEnterBackground(_ scene: UIScene) {
      let task = UIApplication.shared.beginBackgroundTask()
      Task {
        await Notes.export()  // Minutes of work.
        Notes.save()
        UIApplication.shared.endBackgroundTask(task)
      }
    }
  }
}

/// Saves first, asks for time before the work begins, and gives it back when it is up.
private enum BackgroundTimeAfter {
  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    private var task = UIBackgroundTaskIdentifier.invalid

    func sceneDidEnterBackground(_ scene: UIScene) {
      Notes.save()  // Before anything that needs time.
      let application = UIApplication.shared
      task = application.beginBackgroundTask { [weak self] in self?.end() }
      Task {
        await Notes.exportNextPart()  // Goes on from here next time.
        end()
      }
    }

    private func end() {
      UIApplication.shared.endBackgroundTask(task)
      task = .invalid
    }
  }
}

private enum MemoryBefore {
  class Thumbnails: UIViewController {
    var images: [String: Data] = [:]

    override func didReceiveMemoryWarning() {
      images.removeAll()
      Notes.save()
    }
  }
}

/// Bounds the memory instead of waiting for a warning, and leaves nothing unsaved.
private enum MemoryAfter {
  class Thumbnails: UIViewController {
    let images = NSCache<NSString, NSData>()

    override func viewDidLoad() {
      super.viewDidLoad()
      images.totalCostLimit = 20_000_000  // No warning has to come first.
    }
  }
}
