nonisolated extension View {
  /// Extends the view beyond the safe area; the older form.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Extends the view beyond the safe area.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  { self }

  /// Shows another view at the top or the bottom.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { self }

  /// Shows another view at a side.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { self }

  /// Makes the safe area smaller.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    self
  }

  /// Makes the safe area smaller.
  public func safeAreaPadding(_ length: CGFloat) -> some View { self }

  /// Adds margins to scrolled content.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }

  /// Sets the insets of the rows of a list.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Sets the spacing of the rows of a list.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Sets the spacing of the sections of a list.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// Sets the background of the rows of a list.
  public func listRowBackground<V: View>(_ view: V?) -> some View { self }

  /// Shows or hides the lines between rows.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { self }

  /// Colors the lines between rows.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    self
  }

  /// Shows or hides the lines between sections.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { self }

  /// Sets how headers stand out.
  public func headerProminence(_ prominence: Prominence) -> some View { self }

  /// Shows or hides the background of scrolled content.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Shows or hides the bars that show the position.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// Sets how scrolling dismisses the keyboard.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Allows or prevents scrolling.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Lets scrolled content be drawn outside.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Names what scrolling aligns with.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Binds the position of scrolled content.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View
  { self }

  /// Sets the first position of scrolled content.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
}

extension VerticalEdge {
  /// A set of edges.
  public struct Set: OptionSet, Sendable {
    /// The edges as bits.
    public let rawValue: Int8

    /// Creates a set from bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The top.
    public static let top = Set(rawValue: 1)
    /// The bottom.
    public static let bottom = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}
