/// Makes one view of another.
@preconcurrency @MainActor public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View

  /// The view that is modified.
  typealias Content = _ViewModifier_Content<Self>

  /// The modified view.
  @ViewBuilder @preconcurrency @MainActor func body(content: Content) -> Body
}

// Apple's name: compiler messages mention it, and some apps do.
/// The view that a modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {}

/// A modifier that changes nothing.
public struct EmptyModifier: Sendable {
  /// The modifier itself.
  public static let identity = EmptyModifier()

  /// Creates a modifier.
  public init() {}
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension EmptyModifier: ViewModifier {
  public func body(content: Content) -> some View { content }
}

/// Something with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content

  /// What modifies it.
  public var modifier: Modifier

  /// Applies a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  @preconcurrency @MainActor public var body: Never { noBody() }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View { content }
}

nonisolated extension View {
  /// Applies a modifier.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

nonisolated extension ViewModifier {
  /// Applies a second modifier after this one.
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
