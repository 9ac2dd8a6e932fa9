import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
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

  func applicationWillEnterForeground(_ application: UIApplication) {
    // A share extension may have changed the note meanwhile.
    notebook.load()
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    notebook.save()
    BackgroundRefresh.schedule()
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    notebook.follow(url)
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(notebook.perform(shortcutItem.type))
  }
}
