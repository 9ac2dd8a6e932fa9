/// A title with an icon.
public struct Label<Title: View, Icon: View>: PrimitiveView {
  /// Creates a label.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with an image of the app.
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {}

  /// Creates a label with a symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {}

  /// Creates a label with an image of the app.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {}

  /// Creates a label with a symbol.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String
  ) {}
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates the label of a style.
  nonisolated public init(_ configuration: LabelStyleConfiguration) {}
}

/// A value with a label.
public struct LabeledContent<Label: View, Content: View>: PrimitiveView {
  /// Creates a value with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

extension LabeledContent where Label == Text {
  /// Creates a value with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Creates a value with a title.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {}
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text with a title.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ titleKey: LocalizedStringKey, value: S
  ) {}

  /// Creates a text with a title.
  @_disfavoredOverload nonisolated public init<S1: StringProtocol, S2: StringProtocol>(
    _ title: S1, value: S2
  ) {}

  /// Creates a formatted value with a title.
  nonisolated public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {}
}

/// A message in place of content.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: PrimitiveView {
  /// Creates a message.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {}
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a message with a symbol.
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {}

  /// Creates a message with a symbol.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {}

  /// Creates a message with an image of the app.
  nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil)
  {}
}
