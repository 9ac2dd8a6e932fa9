@preconcurrency @MainActor public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  @preconcurrency @MainActor func makeUIView(context: Context) -> UIViewType
  @preconcurrency @MainActor func updateUIView(_ uiView: UIViewType, context: Context)

  @preconcurrency @MainActor static func dismantleUIView(
    _ uiView: UIViewType, coordinator: Coordinator)

  @preconcurrency @MainActor func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  @preconcurrency @MainActor public var body: Never { noBody() }

  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public private(set) var transaction = Transaction()
  public private(set) var environment = EnvironmentValues()

  package init(coordinator: Representable.Coordinator) {
    self.coordinator = coordinator
  }
}
