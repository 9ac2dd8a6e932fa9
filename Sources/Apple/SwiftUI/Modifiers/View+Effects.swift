nonisolated extension View {
  /// Adds a shadow.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { self }

  /// Blurs the view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  /// Makes the view brighter.
  public func brightness(_ amount: Double) -> some View { self }

  /// Sets the contrast.
  public func contrast(_ amount: Double) -> some View { self }

  /// Sets the strength of colors.
  public func saturation(_ amount: Double) -> some View { self }

  /// Removes color.
  public func grayscale(_ amount: Double) -> some View { self }

  /// Inverts colors.
  public func colorInvert() -> some View { self }

  /// Multiplies colors.
  public func colorMultiply(_ color: Color) -> some View { self }

  /// Turns colors.
  public func hueRotation(_ angle: Angle) -> some View { self }

  /// Sets how the view is combined with those behind it.
  public func blendMode(_ blendMode: BlendMode) -> some View { self }

  /// Combines the view before it is shown.
  public func compositingGroup() -> some View { self }

  /// Draws the view as one image.
  public func drawingGroup(opaque: Bool = false) -> some View { self }

  /// Cuts the view at its frame.
  public func clipped(antialiased: Bool = false) -> some View { self }

  /// Cuts the view at a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { self }

  /// Rounds the corners.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }

  /// Shows the view only where a mask is opaque.
  public func mask<V: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> V)
    -> some View
  { self }

  /// Shows the view only where a mask is opaque; the older form.
  public func mask<Mask: View>(_ mask: Mask) -> some View { self }

  /// Scales the view.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }

  /// Scales the view.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { self }

  /// Scales the view.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View
  { self }

  /// Turns the view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }

  /// Turns the view in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { self }

  /// Highlights the view under a pointer.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Mirrors the view for other directions of text.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
}

nonisolated extension View {
  /// Animates changes of a value.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

  /// Animates all changes; the older form.
  public func animation(_ animation: Animation?) -> some View { self }

  /// Sets how the view appears and disappears.
  public func transition(_ t: AnyTransition) -> some View { self }

  /// Sets how the content changes.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Changes the transaction.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }

  /// Animates the view together with others of the same identifier.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }
}

/// What views have in common while they are animated.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The properties as bits.
  public let rawValue: UInt32

  /// Creates properties from bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
