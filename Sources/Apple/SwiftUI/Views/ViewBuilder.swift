/// Builds a view from the statements of a closure.
@resultBuilder public struct ViewBuilder: Sendable {
  /// Passes a view on.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Builds nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Builds a single view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Builds a sequence of views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// Builds the view of a condition without an alternative.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Builds the view of a condition that holds.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Builds the view of a condition that does not hold.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Builds a view that needs a newer system.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// A sequence of views.
public struct TupleView<T>: PrimitiveView {
  /// The views as a tuple.
  public var value: T

  /// Creates a sequence.
  public init(_ value: T) {
    self.value = value
  }
}

// Apple's name, which error messages and some apps spell out.
/// One of two views.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  @preconcurrency @MainActor public var body: Never { noBody() }
}
