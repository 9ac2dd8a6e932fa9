/// The look of lists.
@preconcurrency @MainActor public protocol ListStyle {}

/// The style that suits the platform.
nonisolated public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The style that suits the platform.
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// Rows without decoration.
nonisolated public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// Rows without decoration.
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}

/// Rows in groups.
nonisolated public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// Rows in groups.
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// Rows with margins.
nonisolated public struct InsetListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with margins.
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}

/// Rows in groups with margins.
nonisolated public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Rows in groups with margins.
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// The rows of a sidebar.
nonisolated public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// The rows of a sidebar.
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
