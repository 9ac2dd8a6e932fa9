/// An alert with actions to choose from.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// The style of the alert.
  public enum Style: Int, Sendable {
    /// An action sheet at the edge of the screen.
    case actionSheet
    /// An alert in the middle of the screen.
    case alert
  }

  /// The message below the title.
  open var message: String?

  /// The style of the alert.
  public let preferredStyle: Style

  /// The fields for text.
  public private(set) var textFields: [UITextField]?

  /// Adds a field for text.
  ///
  /// - Parameter configurationHandler: Prepares the field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// The actions.
  public private(set) var actions: [UIAlertAction] = []

  /// The preferred action.
  open var preferredAction: UIAlertAction?

  /// Creates an alert.
  ///
  /// - Parameters:
  ///   - title: Its title.
  ///   - message: The message below the title.
  ///   - preferredStyle: Its style.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Creates an empty alert; no archive is read.
  public required init?(coder: NSCoder) {
    preferredStyle = .actionSheet
    super.init(coder: coder)
  }

  /// What assistive technology says about the alert.
  open var accessibilityLabel: String?

  /// Adds an action.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
  }
}

/// An action of an alert; it is never selected here.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// The default style.
    case `default`
    /// The style of an action that changes nothing.
    case cancel
    /// The style of an action that deletes something.
    case destructive
  }

  /// The title that is shown.
  public let title: String?

  /// The style of the action.
  public let style: Style

  /// Whether the action can be selected.
  open var isEnabled = true

  /// Creates an action without a title.
  public convenience override init() { self.init(title: nil, style: .default) }

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title that is shown.
  ///   - style: The style of the action.
  ///   - handler: Never called.
  public init(
    title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    super.init()
  }
}
