/// Some versions of iOS, by their first number.
///
/// ```swift
/// let systems = SystemVersions.since(15).intersection(.through(18))
/// systems.words           // "iOS 15 to 18"
/// systems.contains(16)    // true
/// ```
public struct SystemVersions: Hashable, Sendable {
  /// The versions that the sources speak of: iOS 4, the first with a background, to the newest.
  public static let known = 4...27

  /// The oldest version that a delegate is driven through unless others are asked for.
  public static let oldestDriven = 16

  /// One bit for each version.
  private let bits: UInt32

  private init(bits: UInt32) { self.bits = bits }

  /// The versions of a range.
  /// - Precondition: The range lies in ``known``.
  public init(_ versions: ClosedRange<Int>) {
    precondition(
      Self.known.lowerBound <= versions.lowerBound && versions.upperBound <= Self.known.upperBound,
      "iOS \(versions.lowerBound) to \(versions.upperBound)")
    bits = versions.reduce(0) { $0 | 1 << UInt32($1) }
  }

  /// Every version.
  public static let all = SystemVersions(known)
  /// No version.
  public static let none = SystemVersions(bits: 0)
  /// The versions that a delegate is driven through unless others are asked for.
  public static let driven = since(oldestDriven)
  /// The newest version alone.
  public static let newest = only(known.upperBound)

  /// A version and all later ones.
  public static func since(_ first: Int) -> SystemVersions {
    SystemVersions(first...known.upperBound)
  }
  /// A version and all earlier ones.
  public static func through(_ last: Int) -> SystemVersions {
    SystemVersions(known.lowerBound...last)
  }
  /// One version.
  public static func only(_ version: Int) -> SystemVersions { SystemVersions(version...version) }
}

extension SystemVersions {
  /// Whether there is no version.
  public var isEmpty: Bool { bits == 0 }

  /// The versions in order.
  public var versions: [Int] { Self.known.filter(contains) }

  /// Whether a version is among these.
  public func contains(_ version: Int) -> Bool {
    Self.known.contains(version) && bits >> UInt32(version) & 1 == 1
  }

  /// Whether some version is among both.
  public func overlaps(_ other: SystemVersions) -> Bool { bits & other.bits != 0 }

  /// Whether all versions are among others.
  public func isSubset(of other: SystemVersions) -> Bool { bits & ~other.bits == 0 }

  /// The versions that are among both.
  public func intersection(_ other: SystemVersions) -> SystemVersions {
    SystemVersions(bits: bits & other.bits)
  }

  /// The versions that are among either.
  public func union(_ other: SystemVersions) -> SystemVersions {
    SystemVersions(bits: bits | other.bits)
  }

  /// All other versions.
  public var complement: SystemVersions { SystemVersions(bits: Self.all.bits & ~bits) }
}
