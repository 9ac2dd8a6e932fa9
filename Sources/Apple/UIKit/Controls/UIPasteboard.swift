/// It is empty when a process begins: the user may have copied something else in the meantime.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  public class var general: UIPasteboard { UIApplication.shared.pasteboard }

  public private(set) var changeCount = 0
  private var content: Any? { didSet { changeCount += 1 } }

  open var string: String? {
    get { content as? String }
    set { content = newValue }
  }

  open var url: URL? {
    get { content as? URL }
    set { content = newValue }
  }

  open var image: UIImage? {
    get { content as? UIImage }
    set { content = newValue }
  }

  open var hasStrings: Bool { string != nil }
  open var hasURLs: Bool { url != nil }
}
