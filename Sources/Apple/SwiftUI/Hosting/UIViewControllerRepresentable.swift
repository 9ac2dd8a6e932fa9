@preconcurrency @MainActor public protocol UIViewControllerRepresentable: View
where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  @preconcurrency @MainActor func makeUIViewController(context: Context) -> UIViewControllerType

  @preconcurrency @MainActor func updateUIViewController(
    _ uiViewController: UIViewControllerType, context: Context)

  @preconcurrency @MainActor static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)

  @preconcurrency @MainActor func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  @preconcurrency @MainActor public var body: Never { noBody() }

  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public private(set) var transaction = Transaction()
  public private(set) var environment = EnvironmentValues()

  package init(coordinator: Representable.Coordinator) {
    self.coordinator = coordinator
  }
}
