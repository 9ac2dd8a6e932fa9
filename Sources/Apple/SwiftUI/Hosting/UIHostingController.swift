/// A view controller that shows a view.
///
/// It appears and disappears as every view controller does. The body of its view is not asked for.
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
  /// The view that is shown.
  public var rootView: Content

  /// How the size of the view affects the controller.
  public var sizingOptions: UIHostingControllerSizingOptions = []

  /// The edges at which the view keeps clear of bars and the keyboard.
  public var safeAreaRegions = SafeAreaRegions.all

  /// Creates a controller.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller; no archive is read.
  ///
  /// - Parameters:
  ///   - aDecoder: Ignored.
  ///   - rootView: The view that is shown.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  /// Stops the program, as in SwiftUI: only a subclass can know the view.
  public required init?(coder aDecoder: NSCoder) {
    preconditionFailure("A subclass calls init(coder:rootView:) in place of this.")
  }

  /// The size that the view would have; zero, because there is no layout.
  public func sizeThatFits(in size: CGSize) -> CGSize { .zero }
}

/// How the size of a view affects its controller.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Creates options from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The preferred size of the content follows.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The intrinsic size of the view follows.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// The content of a cell, made of views.
public struct UIHostingConfiguration<Content: View, Background: View> {
  /// The same content with other margins.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
}

extension UIHostingConfiguration where Background == EmptyView {
  /// Creates the content.
  public init(@ViewBuilder content: () -> Content) {}
}
