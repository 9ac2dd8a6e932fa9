/// A view that shows a view controller.
@preconcurrency @MainActor public protocol UIViewControllerRepresentable: View
where Body == Never {
  /// The class of the controller.
  associatedtype UIViewControllerType: UIViewController

  /// The object that tells the view about changes in the controller.
  associatedtype Coordinator = Void

  /// What the view knows when it creates or updates the controller.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Creates the controller.
  @preconcurrency @MainActor func makeUIViewController(context: Context) -> UIViewControllerType

  /// Updates the controller.
  @preconcurrency @MainActor func updateUIViewController(
    _ uiViewController: UIViewControllerType, context: Context)

  /// Cleans up when the controller is no longer needed.
  @preconcurrency @MainActor static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)

  /// Creates the coordinator.
  @preconcurrency @MainActor func makeCoordinator() -> Coordinator
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIViewControllerRepresentable {
  @preconcurrency @MainActor public var body: Never { noBody() }

  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Creates no coordinator.
  public func makeCoordinator() {}
}

/// What a view knows when it creates or updates its controller.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
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
