/// A menu, known by its identifier alone.
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

    /// The menu of the application.
    public static let application = Identifier("com.apple.menu.application")
    /// The menu of files.
    public static let file = Identifier("com.apple.menu.file")
    /// The menu of changes.
    public static let edit = Identifier("com.apple.menu.edit")
    /// The menu of text attributes.
    public static let format = Identifier("com.apple.menu.format")
    /// The menu of help.
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
