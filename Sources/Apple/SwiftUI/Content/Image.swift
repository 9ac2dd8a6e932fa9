/// An image, which is not shown.
public struct Image: PrimitiveView, Equatable, Sendable {
  /// Creates an image of the app.
  public init(_ name: String, bundle: Bundle? = nil) {}

  /// Creates an image of the app with a value.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {}

  /// Creates an image of the app with a label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {}

  /// Creates an image that is not read aloud.
  public init(decorative name: String, bundle: Bundle? = nil) {}

  /// Creates a symbol of the system.
  public init(systemName: String) {}

  /// Creates a symbol of the system with a value.
  public init(systemName: String, variableValue: Double?) {}

  /// Creates an image from one of UIKit.
  public init(uiImage: UIImage) {}

  /// The size of a symbol.
  public enum Scale: Sendable {
    /// A size.
    case small, medium, large
  }

  /// How an image is colored.
  public enum TemplateRenderingMode: Sendable {
    /// In the color of the foreground, or in its own colors.
    case template, original
  }

  /// How an image is resized.
  public enum ResizingMode: Sendable {
    /// By repetition, or by scaling.
    case tile, stretch
  }

  /// How an image is smoothed.
  public enum Interpolation: Sendable {
    /// The quality.
    case none, low, medium, high
  }
}

extension Image {
  /// Lets the image fill its space.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch)
    -> Image
  { self }

  /// Sets how the image is colored.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// Sets how the image is smoothed.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Smooths the edges.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Sets how a symbol is colored.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

/// How a symbol is colored.
public struct SymbolRenderingMode: Sendable {
  /// In one color.
  public static let monochrome = SymbolRenderingMode()
  /// In its own colors.
  public static let multicolor = SymbolRenderingMode()
  /// In shades of one color.
  public static let hierarchical = SymbolRenderingMode()
  /// In several colors.
  public static let palette = SymbolRenderingMode()
}

/// The variants of a symbol.
public struct SymbolVariants: Hashable, Sendable {
  /// The plain symbol.
  public static let none = SymbolVariants()
  /// The filled symbol.
  public static let fill = SymbolVariants()
  /// The symbol in a circle.
  public static let circle = SymbolVariants()
  /// The symbol with a slash.
  public static let slash = SymbolVariants()
}
