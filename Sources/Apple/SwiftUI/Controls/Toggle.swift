/// A control that is on or off.
public struct Toggle<Label: View>: PrimitiveView {
  /// Creates a toggle.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {}

  /// Creates a toggle with a title.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Creates a toggle with a title and a symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>)
  {}
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the toggle of a style.
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {}
}
