/// A color is known by its description only.
public struct Color: ShapeStyle, PrimitiveView, Hashable, Sendable, CustomStringConvertible {
  public enum RGBColorSpace: Sendable {
    case sRGB, sRGBLinear
    case displayP3
  }

  public let description: String

  init(named name: String) {
    description = name
  }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    description = "\(colorSpace) \(red) \(green) \(blue) \(opacity)"
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    description = "hsb \(hue) \(saturation) \(brightness) \(opacity)"
  }

  /// The app's asset catalog is not read.
  public init(_ name: String, bundle: Bundle? = nil) {
    description = name
  }

  public init(_ color: UIColor) {
    self.init(uiColor: color)
  }

  public init(uiColor: UIColor) {
    description = "\(uiColor)"
  }

  public func opacity(_ opacity: Double) -> Color {
    Color(named: "\(description), opacity \(opacity)")
  }

  public var gradient: AnyGradient { AnyGradient() }
}

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
  /// Always black, because components are not kept.
  public convenience init(_ color: Color) {
    self.init(white: 0, alpha: 1)
  }
}
