/// The look of labels.
@preconcurrency @MainActor public protocol LabelStyle {
  /// The type of the body.
  associatedtype Body: View

  /// What the style is given.
  typealias Configuration = LabelStyleConfiguration

  /// The view in this style.
  @ViewBuilder @preconcurrency @MainActor func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label for its style.
public struct LabelStyleConfiguration {
  /// The title of the label.
  public struct Title: PrimitiveView {}

  /// The icon of the label.
  public struct Icon: PrimitiveView {}

  /// The title of the label.
  public var title: Title { Title() }

  /// The icon of the label.
  public var icon: Icon { Icon() }
}

/// The style that suits the context.
nonisolated public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// The label in this style.
  @preconcurrency @MainActor public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style that suits the context.
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// The title without the icon.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// The label in this style.
  @preconcurrency @MainActor public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title without the icon.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// The icon without the title.
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// The label in this style.
  @preconcurrency @MainActor public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon without the title.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// The title and the icon.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// The label in this style.
  @preconcurrency @MainActor public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The title and the icon.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
