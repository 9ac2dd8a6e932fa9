import UIKit

/// An app without scenes that creates its user interface in code.
class ProgrammaticAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  lazy var coordinator = TabCoordinator()

  override init() {
    super.init()
    UIView.setAnimationsEnabled(false)
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    configureAppearance()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = coordinator.rootViewController
    window.tintColor = .systemOrange
    window.backgroundColor = UIColor.systemBackground
    if #available(iOS 13.0, *) { window.overrideUserInterfaceStyle = .light }
    window.makeKeyAndVisible()
    self.window = window
    if let url = launchOptions?[.url] as? URL { coordinator.route(to: url) }
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    guard url.scheme == "notes" else { return false }
    coordinator.route(to: url)
    return true
  }

  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    guard userActivity.activityType == NSUserActivityTypeBrowsingWeb,
      let url = userActivity.webpageURL
    else { return false }
    coordinator.route(to: url)
    restorationHandler([coordinator.rootViewController])
    return true
  }

  private func configureAppearance() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.label]
    UINavigationBar.appearance().standardAppearance = appearance
    UINavigationBar.appearance().barTintColor = UIColor(white: 0.95, alpha: 1)
  }
}

/// Holds the controllers of an app with two tabs.
@MainActor class TabCoordinator {
  let rootViewController = UITabBarController()
  let notes = NotesViewController()
  private(set) var routes: [URL] = []

  init() {
    let navigation = UINavigationController(rootViewController: notes)
    navigation.tabBarItem = UITabBarItem(
      title: "Notes", image: UIImage(systemName: "note.text"), tag: 0)
    rootViewController.viewControllers = [navigation, UIViewController()]
    rootViewController.tabBar.isTranslucent = false
  }

  func route(to url: URL) {
    routes.append(url)
    rootViewController.selectedIndex = 1
  }
}

/// Records the methods that are called.
class NotesViewController: UIViewController {
  private(set) var calls: [String] = []

  init() {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    calls.append("loadView")
    view = UIView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    calls.append("viewDidLoad")
    view.backgroundColor = .white
    let label = UILabel(frame: .zero)
    label.text = "No notes"
    label.font = .preferredFont(forTextStyle: .body)
    view.addSubview(label)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.append("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls.append("viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    calls.append("viewDidDisappear")
  }
}
