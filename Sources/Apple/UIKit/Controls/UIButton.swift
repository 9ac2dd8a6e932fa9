/// A button.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The look of a button.
  public enum ButtonType: Int, Sendable {
    /// The app draws it.
    case custom
    /// As the system draws buttons.
    case system
    /// An “i” in a circle.
    case detailDisclosure, infoLight, infoDark
    /// A plus in a circle.
    case contactAdd
    /// A cross in a circle.
    case close
  }

  private var titles: [UInt: String] = [:]

  /// The title; it is never drawn.
  public let titleLabel: UILabel? = UILabel()

  /// Creates a button.
  ///
  /// - Parameter type: Its look.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
  }

  /// Creates a button with an action.
  ///
  /// - Parameters:
  ///   - type: Its look.
  ///   - primaryAction: What it does.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) { titles[state.rawValue] = title }

  /// The title for a state.
  open func title(for state: State) -> String? { titles[state.rawValue] }

  /// Sets the color of the title; this has no effect.
  open func setTitleColor(_ color: UIColor?, for state: State) {}

  /// Sets the image; this has no effect.
  open func setImage(_ image: UIImage?, for state: State) {}

  /// Sets the image behind the title; this has no effect.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}
}

/// A switch that is on or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false
  /// The color when it is on.
  open var onTintColor: UIColor?
  /// The color of the button.
  open var thumbTintColor: UIColor?

  /// Turns it on or off.
  ///
  /// - Parameters:
  ///   - on: Whether it is on.
  ///   - animated: Ignored.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// A field for a line of text.
@preconcurrency @MainActor open class UITextField: UIControl {
  /// The text.
  open var text: String?
  /// What is shown while there is no text.
  open var placeholder: String?
  /// The font.
  open var font: UIFont?
  /// The color of the text.
  open var textColor: UIColor?
  /// Whether the text is hidden.
  open var isSecureTextEntry = false
  /// How light or dark the keyboard is.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The kind of keyboard.
  open var keyboardType = UIKeyboardType.default
}

/// How light or dark a keyboard is.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As is usual.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light
}

/// A list of rows; nothing is shown.
@preconcurrency @MainActor open class UITableView: UIView {
  /// The look of a list.
  public enum Style: Int, Sendable {
    /// In one piece.
    case plain
    /// In groups.
    case grouped
    /// In groups with margins.
    case insetGrouped
  }

  /// What separates the rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine

  /// Whether a bar at the edge shows how far the list was scrolled.
  open var showsVerticalScrollIndicator = true

  /// The color of the lines between the rows.
  open var separatorColor: UIColor?

  /// Shows the rows again; there are none.
  open func reloadData() {}
}

/// A row of a list.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// What separates rows.
  public enum SeparatorStyle: Int, Sendable {
    /// Nothing.
    case none
    /// A line.
    case singleLine
  }
}

/// A view controller with a list.
@preconcurrency @MainActor open class UITableViewController: UIViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The list.
  open lazy var tableView: UITableView! = UITableView()

  /// Creates a controller.
  ///
  /// - Parameter style: Ignored.
  public convenience init(style: UITableView.Style) { self.init(nibName: nil, bundle: nil) }
}

/// A field for a search.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// The text.
  open var text: String?
  /// What is shown while there is no text.
  open var placeholder: String?
  /// The color of the bar.
  open var barTintColor: UIColor?
}
