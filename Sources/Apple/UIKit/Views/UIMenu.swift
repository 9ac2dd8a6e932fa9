/// A menu, represented by its identifier only.
@preconcurrency @MainActor open class UIMenu: NSObject {
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name itself.
    public let rawValue: String

    /// Creates an identifier.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }

    /// The application menu.
    public static let application = Identifier("com.apple.menu.application")
    /// The File menu.
    public static let file = Identifier("com.apple.menu.file")
    /// The Edit menu.
    public static let edit = Identifier("com.apple.menu.edit")
    /// The Format menu.
    public static let format = Identifier("com.apple.menu.format")
    /// The Document menu.
    public static let document = Identifier("com.apple.menu.document")
    /// The menu of the toolbar.
    public static let toolbar = Identifier("com.apple.menu.toolbar")
    /// The Window menu.
    public static let window = Identifier("com.apple.menu.window")
    /// The View menu.
    public static let view = Identifier("com.apple.menu.view")
    /// The menu with Preferences.
    public static let preferences = Identifier("com.apple.menu.preferences")
    /// The menu with About.
    public static let about = Identifier("com.apple.menu.about")
    /// The menu with Services.
    public static let services = Identifier("com.apple.menu.services")
    /// The Help menu.
    public static let help = Identifier("com.apple.menu.help")
  }

  /// The name of this menu.
  public let identifier: Identifier

  /// Creates a menu.
  public init(identifier: Identifier) {
    self.identifier = identifier
    super.init()
  }
}

/// An entry of a menu.
@preconcurrency @MainActor open class UICommand: NSObject {
  /// The attributes of an entry.
  public struct Attributes: OptionSet, Sendable {
    /// The attributes as bits.
    public let rawValue: UInt

    /// Creates attributes from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The entry cannot be selected.
    public static let disabled = Attributes(rawValue: 1)
    /// The entry deletes something.
    public static let destructive = Attributes(rawValue: 2)
    /// The entry is not shown.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// The title of the entry.
  open var title: String

  /// The attributes of the entry.
  open var attributes: Attributes

  /// The message that it sends.
  public internal(set) var action: Selector?

  /// Creates an entry that sends a message.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: Ignored.
  ///   - action: The message.
  public convenience init(title: String, image: UIImage? = nil, action: Selector) {
    self.init(title: title)
    self.action = action
  }

  /// Creates an entry.
  package init(title: String, attributes: Attributes = []) {
    self.title = title
    self.attributes = attributes
    super.init()
  }
}

/// A system of menus.
@preconcurrency @MainActor public final class UIMenuSystem: NSObject {
  /// The menu bar and its menus.
  public static let main = UIMenuSystem()

  /// The context menus.
  public static let context = UIMenuSystem()

  /// Asks for the menus to be rebuilt; this has no effect.
  public func setNeedsRebuild() {}

  /// Asks for the commands to be validated again; this has no effect.
  public func setNeedsRevalidate() {}
}

/// Changes the menus of an app.
@preconcurrency @MainActor public protocol UIMenuBuilder {
  /// The menus that are being built.
  var system: UIMenuSystem { get }

  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}
