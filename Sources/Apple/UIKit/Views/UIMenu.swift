/// A menu is represented by its identifier only.
@preconcurrency @MainActor open class UIMenu: NSObject {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }

    public static let application = Identifier("com.apple.menu.application")
    public static let file = Identifier("com.apple.menu.file")
    public static let edit = Identifier("com.apple.menu.edit")
    public static let format = Identifier("com.apple.menu.format")
    public static let document = Identifier("com.apple.menu.document")
    public static let toolbar = Identifier("com.apple.menu.toolbar")
    public static let window = Identifier("com.apple.menu.window")
    public static let view = Identifier("com.apple.menu.view")
    public static let preferences = Identifier("com.apple.menu.preferences")
    public static let about = Identifier("com.apple.menu.about")
    public static let services = Identifier("com.apple.menu.services")
    public static let help = Identifier("com.apple.menu.help")
  }

  public let identifier: Identifier

  public init(identifier: Identifier) {
    self.identifier = identifier
    super.init()
  }
}

@preconcurrency @MainActor open class UICommand: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
  }

  open var title: String
  open var attributes: Attributes
  public internal(set) var action: Selector?

  public convenience init(title: String, image: UIImage? = nil, action: Selector) {
    self.init(title: title)
    self.action = action
  }

  package init(title: String, attributes: Attributes = []) {
    self.title = title
    self.attributes = attributes
    super.init()
  }
}

@preconcurrency @MainActor public final class UIMenuSystem: NSObject {
  public static let main = UIMenuSystem()
  public static let context = UIMenuSystem()

  public func setNeedsRebuild() {}
  public func setNeedsRevalidate() {}
}

@preconcurrency @MainActor public protocol UIMenuBuilder {
  var system: UIMenuSystem { get }

  func remove(menu removedIdentifier: UIMenu.Identifier)
}

@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  open var discoverabilityTitle: String?
  open var wantsPriorityOverSystemBehavior = false

  public init(
    title: String = "", action: Selector, input: String, modifierFlags: UIKeyModifierFlags = []
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(title: title)
    self.action = action
  }

  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}
