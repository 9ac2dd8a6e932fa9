/// The look of views with tabs.
@preconcurrency @MainActor public protocol TabViewStyle {}

/// The style that suits the platform.
nonisolated public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The style that suits the platform.
  nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// A bar, or a sidebar where there is space.
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar, or a sidebar where there is space.
  nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

/// Pages without visible tabs.
nonisolated public struct PageTabViewStyle: TabViewStyle {
  /// When the index is shown.
  public struct IndexDisplayMode: Sendable {
    /// If there are several pages.
    public static let automatic = IndexDisplayMode()
    /// Always.
    public static let always = IndexDisplayMode()
    /// Never.
    public static let never = IndexDisplayMode()
  }

  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

nonisolated extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages without visible tabs.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages without visible tabs.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// The look of the index of pages.
@preconcurrency @MainActor public protocol IndexViewStyle {}

/// Dots, one for each page.
nonisolated public struct PageIndexViewStyle: IndexViewStyle {
  /// When the background of the dots is shown.
  public struct BackgroundDisplayMode: Sendable {
    /// As suits the pages.
    public static let automatic = BackgroundDisplayMode()
    /// While the user touches it.
    public static let interactive = BackgroundDisplayMode()
    /// Always.
    public static let always = BackgroundDisplayMode()
    /// Never.
    public static let never = BackgroundDisplayMode()
  }

  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

nonisolated extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots, one for each page.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots, one for each page.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}
