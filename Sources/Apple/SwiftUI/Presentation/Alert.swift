/// An alert; the older form.
public struct Alert: Sendable {
  /// A button of an alert.
  public struct Button: Sendable {
    /// Creates a button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }

    /// Creates a button that cancels.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }

    /// Creates a button that cancels.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }

    /// Creates a button that deletes.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }

  }

  /// Creates an alert.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}

  /// Creates an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}

/// A choice of actions; the older form.
public struct ActionSheet: Sendable {
  /// A button of a choice.
  public typealias Button = Alert.Button

  /// Creates a choice.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}
