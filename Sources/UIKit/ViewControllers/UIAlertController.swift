/// A message to the user, with answers to choose from.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// How the message is shown.
  public enum Style: Int, Sendable {
    /// From the edge of the screen.
    case actionSheet
    /// In the middle.
    case alert
  }

  /// The message below the title.
  open var message: String?

  /// How the message is shown.
  public let preferredStyle: Style

  /// The answers.
  public private(set) var actions: [UIAlertAction] = []

  /// The answer that is suggested.
  open var preferredAction: UIAlertAction?

  /// Creates a message.
  ///
  /// - Parameters:
  ///   - title: Its first line.
  ///   - message: What is below.
  ///   - preferredStyle: How it is shown.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Creates an empty message; nothing is read.
  public required init?(coder: NSCoder) {
    preferredStyle = .actionSheet
    super.init(coder: coder)
  }

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
  }
}

/// An answer to a message; nobody chooses one here.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// How an answer is shown.
  public enum Style: Int, Sendable {
    /// As any other.
    case `default`
    /// As one that changes nothing.
    case cancel
    /// As one that deletes something.
    case destructive
  }

  /// What the user reads.
  public let title: String?

  /// How the answer is shown.
  public let style: Style

  /// Whether the answer can be chosen.
  open var isEnabled = true

  /// Creates an answer.
  ///
  /// - Parameters:
  ///   - title: What the user reads.
  ///   - style: How it is shown.
  ///   - handler: Never called.
  public init(
    title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    super.init()
  }
}
