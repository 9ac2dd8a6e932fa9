/// A link to a web page.
public struct Link<Label: View>: PrimitiveView {
  /// Creates a link.
  public init(destination: URL, @ViewBuilder label: () -> Label) {}
}

extension Link where Label == Text {
  /// Creates a link with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {}

  /// Creates a link with a title.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {}
}

/// A button that shares something.
public struct ShareLink<Label: View>: PrimitiveView {
  /// Creates a button for a URL.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {}

  /// Creates a button for a text.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {}
}

extension ShareLink where Label == Text {
  /// Creates a button for a URL.
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil) {}

  /// Creates a button for a text.
  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil) {}

  /// Creates a button with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {}

  /// Creates a button with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {}
}
