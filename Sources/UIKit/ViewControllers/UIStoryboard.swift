/// View controllers that were designed, not programmed; their designs cannot be read here.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  /// Creates a storyboard.
  ///
  /// - Parameters:
  ///   - name: Ignored: storyboards are compiled for UIKit alone.
  ///   - storyboardBundleOrNil: Ignored.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    super.init()
  }

  /// The first view controller: none, since the design cannot be read.
  open func instantiateInitialViewController() -> UIViewController? { nil }

  /// Makes a view controller that has nothing of the design.
  ///
  /// What casts it to a class of the app fails, so a test should make such controllers itself.
  ///
  /// - Parameter identifier: Ignored.
  /// - Returns: A bare view controller.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
}
