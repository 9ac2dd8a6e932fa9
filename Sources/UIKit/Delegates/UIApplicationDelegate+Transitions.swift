// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIApplicationDelegate {
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
}
