// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIApplicationDelegate {
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
