/// The limits of a scene's size.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
  /// The smallest size.
  open var minimumSize = CGSize.zero

  /// The largest size.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
}
