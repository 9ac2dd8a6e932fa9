/// What the user has copied.
///
/// It is empty when a process begins: the user may have copied something else in the meantime.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The pasteboard that all apps share.
  public class var general: UIPasteboard { UIApplication.shared.pasteboard }

  /// How often it was changed.
  public private(set) var changeCount = 0
  private var content: Any? { didSet { changeCount += 1 } }

  /// The text.
  open var string: String? {
    get { content as? String }
    set { content = newValue }
  }

  /// The URL.
  open var url: URL? {
    get { content as? URL }
    set { content = newValue }
  }

  /// The image.
  open var image: UIImage? {
    get { content as? UIImage }
    set { content = newValue }
  }

  /// Whether there is text.
  open var hasStrings: Bool { string != nil }

  /// Whether there is a URL.
  open var hasURLs: Bool { url != nil }
}
