import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  let notebook: Notebook

  override convenience init() { self.init(storage: FileStorage()) }

  init(storage: any NoteStorage) {
    notebook = Notebook(storage: storage)
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    BackgroundRefresh.register { [notebook] in notebook.load() }
    receiveTaps()
    return true
  }
}
