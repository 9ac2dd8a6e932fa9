/// The height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String

  /// Half of the screen.
  public static let medium = PresentationDetent(name: "medium")
  /// The whole screen.
  public static let large = PresentationDetent(name: "large")

  /// A part of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "\(fraction)")
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "\(height) pt")
  }
}

/// What can be done behind a sheet.
public struct PresentationBackgroundInteraction: Sendable {
  /// As suits the sheet.
  public static let automatic = PresentationBackgroundInteraction()
  /// Everything.
  public static let enabled = PresentationBackgroundInteraction()
  /// Nothing.
  public static let disabled = PresentationBackgroundInteraction()
}

/// The part of a view at which a popover points.
public enum PopoverAttachmentAnchor: Sendable {
  /// A point.
  case point(UnitPoint)
}
