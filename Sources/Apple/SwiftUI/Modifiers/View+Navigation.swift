nonisolated extension View {
  /// Sets the title.
  public func navigationTitle(_ title: Text) -> some View { self }

  /// Sets the title.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }

  /// Sets the title.
  @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    self
  }

  /// Sets the title, which the user can change.
  public func navigationTitle(_ title: Binding<String>) -> some View { self }

  /// Sets the second title.
  public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View { self }

  /// Sets the title; the older form.
  public func navigationBarTitle(_ title: Text) -> some View { self }

  /// Sets the title; the older form.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { self }

  /// Sets the title; the older form.
  @_disfavoredOverload public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    self
  }

  /// Sets the title and its size; the older form.
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  { self }

  /// Sets the title and its size; the older form.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Sets the title and its size; the older form.
  @_disfavoredOverload public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Sets the size of the title.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  { self }

  /// Hides the bar; the older form.
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }

  /// Hides the button that leads back.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }

  /// Adds items to the bar; the older form.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { self }

  /// Adds items to the bar; the older form.
  public func navigationBarItems<L: View>(leading: L) -> some View { self }

  /// Adds items to the bar; the older form.
  public func navigationBarItems<T: View>(trailing: T) -> some View { self }

  /// Sets the view for values of a type.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }

  /// Shows another view.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { self }

  /// Shows another view for an item.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }

  /// Makes a link of the view lead to details.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }

  /// Sets the width of a column.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  /// Sets the width of a column.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}

nonisolated extension View {
  /// Adds views to the bars.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  /// Adds items to the bars.
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content)
    -> some View
  { self }

  /// Shows or hides bars.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// Shows or hides bars.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }

  /// Sets the background of bars.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...)
    -> some View
  { self }

  /// Shows or hides the background of bars.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }

  /// Shows bars in light or dark mode.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...)
    -> some View
  { self }

  /// Sets the role of the bar.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Adds a menu to the title.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }

  /// Sets the tab of the view.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }

  /// Shows a number.
  public func badge(_ count: Int) -> some View { self }

  /// Shows a text.
  public func badge(_ label: Text?) -> some View { self }

  /// Shows a text.
  public func badge(_ key: LocalizedStringKey?) -> some View { self }

  /// Shows a text.
  @_disfavoredOverload public func badge<S: StringProtocol>(_ label: S?) -> some View { self }

  /// Shows or hides the status bar.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Shows or hides the status bar.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Shows or hides system overlays.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Sets edges at which gestures of the app come first.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
