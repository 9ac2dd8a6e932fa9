/// The place of an item in a bar.
public struct ToolbarItemPlacement: Sendable {
  init() {}
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ToolbarItemPlacement {
  public static let automatic = Self()
  public static let principal = Self()
  public static let navigation = Self()
  public static let primaryAction = Self()
  public static let secondaryAction = Self()
  public static let status = Self()
  public static let confirmationAction = Self()
  public static let cancellationAction = Self()
  public static let destructiveAction = Self()
  public static let keyboard = Self()
  public static let topBarLeading = Self()
  public static let topBarTrailing = Self()
  public static let bottomBar = Self()
  public static let navigationBarLeading = Self()
  public static let navigationBarTrailing = Self()
}

/// A bar.
public struct ToolbarPlacement: Sendable {
  /// As suits the bar.
  public static let automatic = ToolbarPlacement()
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement()
  /// The bar at the top.
  public static let navigationBar = ToolbarPlacement()
  /// The bar with the tabs.
  public static let tabBar = ToolbarPlacement()
}

/// The role of a toolbar.
public struct ToolbarRole: Sendable {
  /// As suits the content.
  public static let automatic = ToolbarRole()
  /// The toolbar of a navigation stack.
  public static let navigationStack = ToolbarRole()
  /// The toolbar of a browser.
  public static let browser = ToolbarRole()
  /// The toolbar of an editor.
  public static let editor = ToolbarRole()
}

/// A bar with a title.
public struct NavigationBarItem: Sendable {
  /// The size of the title.
  public enum TitleDisplayMode: Sendable {
    /// That of the previous view, or small, or large.
    case automatic, inline, large
  }
}

/// The place of a search field.
public struct SearchFieldPlacement: Sendable {
  /// How a search field in a bar is shown.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// As suits the view.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode()
  }

  /// As suits the view.
  public static let automatic = SearchFieldPlacement()
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement()
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement()
  /// In the bar at the top.
  public static let navigationBarDrawer = SearchFieldPlacement()

  /// In the bar at the top.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }
}
