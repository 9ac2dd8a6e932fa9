/// A family of menus.
@preconcurrency @MainActor public final class UIMenuSystem: NSObject {
  /// The menu bar, with what belongs to it.
  public static let main = UIMenuSystem()

  /// The menus that appear on a selection.
  public static let context = UIMenuSystem()

  /// Asks that menus are built again; nothing builds them.
  public func setNeedsRebuild() {}

  /// Asks that commands are validated again; nothing validates them.
  public func setNeedsRevalidate() {}
}
