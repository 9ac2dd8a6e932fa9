extension UIApplicationDelegate {
  // MARK: Launching

  // A delegate that does not declare a window has no place to store one, so the value is discarded.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  public func applicationDidFinishLaunching(_ application: UIApplication) {
    UIApplication.reportUnimplemented()
  }

  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    UIApplication.reportUnimplemented()
    return true
  }

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    UIApplication.reportUnimplemented()
    return true
  }

  // MARK: Transitions

  public func applicationDidBecomeActive(_ application: UIApplication) {
    UIApplication.reportUnimplemented()
  }

  public func applicationWillResignActive(_ application: UIApplication) {
    UIApplication.reportUnimplemented()
  }

  public func applicationDidEnterBackground(_ application: UIApplication) {
    UIApplication.reportUnimplemented()
  }

  public func applicationWillEnterForeground(_ application: UIApplication) {
    UIApplication.reportUnimplemented()
  }

  public func applicationWillTerminate(_ application: UIApplication) {
    UIApplication.reportUnimplemented()
  }

  // MARK: The device

  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    UIApplication.reportUnimplemented()
  }

  public func applicationSignificantTimeChange(_ application: UIApplication) {
    UIApplication.reportUnimplemented()
  }

  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
    UIApplication.reportUnimplemented()
  }

  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
    UIApplication.reportUnimplemented()
  }
}
