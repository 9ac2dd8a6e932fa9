/// A view that shows a view of UIKit.
@preconcurrency @MainActor public protocol UIViewRepresentable: View where Body == Never {
  /// The class of UIKit's view.
  associatedtype UIViewType: UIView

  /// The object that tells the view about changes in UIKit's view.
  associatedtype Coordinator = Void

  /// What the view knows when it creates or updates UIKit's view.
  typealias Context = UIViewRepresentableContext<Self>

  /// Creates UIKit's view.
  @preconcurrency @MainActor func makeUIView(context: Context) -> UIViewType

  /// Updates UIKit's view.
  @preconcurrency @MainActor func updateUIView(_ uiView: UIViewType, context: Context)

  /// Cleans up when UIKit's view is no longer needed.
  @preconcurrency @MainActor static func dismantleUIView(
    _ uiView: UIViewType, coordinator: Coordinator)

  /// Creates the coordinator.
  @preconcurrency @MainActor func makeCoordinator() -> Coordinator
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIViewRepresentable {
  @preconcurrency @MainActor public var body: Never { noBody() }

  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable where Coordinator == Void {
  /// Creates no coordinator.
  public func makeCoordinator() {}
}

/// What a view knows when it creates or updates a view of UIKit.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The coordinator of the view.
  public let coordinator: Representable.Coordinator

  /// The transaction of the update.
  public private(set) var transaction = Transaction()

  /// The environment of the view.
  public private(set) var environment = EnvironmentValues()

  package init(coordinator: Representable.Coordinator) {
    self.coordinator = coordinator
  }
}
