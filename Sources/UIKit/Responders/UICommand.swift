/// An entry of a menu.
///
/// It has no action: selectors need the Objective-C runtime.
@preconcurrency @MainActor open class UICommand: NSObject {
  /// How an entry is shown.
  public struct Attributes: OptionSet, Sendable {
    /// The attributes as bits.
    public let rawValue: UInt

    /// Creates attributes from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It deletes something.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// What the entry says.
  open var title: String

  /// How it is shown.
  open var attributes: Attributes

  /// Creates an entry.
  package init(title: String, attributes: Attributes = []) {
    self.title = title
    self.attributes = attributes
    super.init()
  }
}
