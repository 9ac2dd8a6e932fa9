// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIApplicationDelegate {
  // A delegate without a window of its own keeps none, so what is set is lost.
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
}
