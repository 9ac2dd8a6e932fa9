nonisolated extension View {
  /// Colors the foreground; the older form.
  public func foregroundColor(_ color: Color?) -> some View { self }

  /// Sets the style of the foreground.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }

  /// Sets the styles of two levels of the foreground.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2)
    -> some View
  { self }

  /// Sets the styles of three levels of the foreground.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View { self }

  /// Colors controls; the older form.
  public func accentColor(_ accentColor: Color?) -> some View { self }

  /// Colors controls.
  public func tint(_ tint: Color?) -> some View { self }

  /// Sets the style of controls.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }

  /// Shows a view behind this one; the older form.
  @_disfavoredOverload public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  )
    -> some View
  { self }

  /// Shows a view behind this one.
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  { self }

  /// Fills the space behind the view.
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  { self }

  /// Fills the space behind the view.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }

  /// Fills a shape behind the view.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }

  /// Fills a shape behind the view.
  public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    self
  }

  /// Sets the style of backgrounds.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }

  /// Shows a view before this one; the older form.
  @_disfavoredOverload public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  )
    -> some View
  { self }

  /// Shows a view before this one.
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  { self }

  /// Fills the space before the view.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  { self }

  /// Fills a shape before the view.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }

  /// Draws a border.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { self }

  /// Sets the opacity.
  public func opacity(_ opacity: Double) -> some View { self }

  /// Hides the view.
  public func hidden() -> some View { self }

  /// Shows the view in light or dark mode.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }

  /// Shows the view in light or dark mode; the older form.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { self }

  /// Hides content for a reason.
  public func redacted(reason: RedactionReasons) -> some View { self }

  /// Shows content that was hidden.
  public func unredacted() -> some View { self }

  /// Marks content as private.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// Sets how symbols are colored.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Sets the variant of symbols.
  public func symbolVariant(_ variant: SymbolVariants) -> some View { self }

  /// Sets the size of symbols.
  public func imageScale(_ scale: Image.Scale) -> some View { self }

  /// Sets the size of controls.
  public func controlSize(_ controlSize: ControlSize) -> some View { self }

  /// Sets the shape of the border of buttons.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
}
