/// Changes the menus of an app.
@preconcurrency @MainActor public protocol UIMenuBuilder {
  /// The menus that are being built.
  var system: UIMenuSystem { get }

  /// Takes a menu away.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}
