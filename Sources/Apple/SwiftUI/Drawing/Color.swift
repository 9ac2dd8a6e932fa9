/// A color, known by its description only.
public struct Color: ShapeStyle, PrimitiveView, Hashable, Sendable, CustomStringConvertible {
  /// The space in which a color is described.
  public enum RGBColorSpace: Sendable {
    /// The space of most images, with and without gamma.
    case sRGB, sRGBLinear
    /// A space with more colors.
    case displayP3
  }

  /// The name or the components of the color.
  public let description: String

  init(named name: String) {
    description = name
  }

  /// Creates a color; each component ranges from 0 to 1.
  ///
  /// - Parameters:
  ///   - colorSpace: The space of the components.
  ///   - red: The red component.
  ///   - green: The green component.
  ///   - blue: The blue component.
  ///   - opacity: The opacity.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    description = "\(colorSpace) \(red) \(green) \(blue) \(opacity)"
  }

  /// Creates a shade of gray.
  ///
  /// - Parameters:
  ///   - colorSpace: The space of the lightness.
  ///   - white: The lightness, from 0 to 1.
  ///   - opacity: The opacity.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color; each component ranges from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    description = "hsb \(hue) \(saturation) \(brightness) \(opacity)"
  }

  /// Creates a color of the app's asset catalog, which is not read here.
  public init(_ name: String, bundle: Bundle? = nil) {
    description = name
  }

  /// Creates a color of UIKit.
  public init(_ color: UIColor) {
    self.init(uiColor: color)
  }

  /// Creates a color of UIKit.
  public init(uiColor: UIColor) {
    description = "\(uiColor)"
  }

  /// The same color with another opacity.
  public func opacity(_ opacity: Double) -> Color {
    Color(named: "\(description), opacity \(opacity)")
  }

  /// A gradient of the color.
  public var gradient: AnyGradient { AnyGradient() }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Color {
  public static let red = Color(named: "red")
  public static let orange = Color(named: "orange")
  public static let yellow = Color(named: "yellow")
  public static let green = Color(named: "green")
  public static let mint = Color(named: "mint")
  public static let teal = Color(named: "teal")
  public static let cyan = Color(named: "cyan")
  public static let blue = Color(named: "blue")
  public static let indigo = Color(named: "indigo")
  public static let purple = Color(named: "purple")
  public static let pink = Color(named: "pink")
  public static let brown = Color(named: "brown")
  public static let white = Color(named: "white")
  public static let gray = Color(named: "gray")
  public static let black = Color(named: "black")
  public static let clear = Color(named: "clear")
  public static let primary = Color(named: "primary")
  public static let secondary = Color(named: "secondary")
  public static let accentColor = Color(named: "accentColor")
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
}

extension UIColor {
  /// Creates a color of UIKit from one of SwiftUI; always black, because components are not kept.
  public convenience init(_ color: Color) {
    self.init(white: 0, alpha: 1)
  }
}
