/// The systems from one major version of iOS to another.
public struct SystemSpan: Hashable, Sendable {
  /// The first version.
  public let first: Int
  /// The last version.
  public let last: Int

  /// The newest version that the sources speak of.
  public static let newest = 27

  /// Every version that has background execution.
  static let all = SystemSpan.since(4)

  /// Every version from one on.
  static func since(_ first: Int) -> SystemSpan { from(first, to: newest) }

  /// One version alone.
  static func only(_ version: Int) -> SystemSpan { from(version, to: version) }

  /// The versions from one to another.
  static func from(_ first: Int, to last: Int) -> SystemSpan {
    precondition(first <= last && last <= newest, "iOS \(first) to \(last) is no span")
    return SystemSpan(first: first, last: last)
  }

  /// The versions in words: “iOS 13 to 27”.
  public var words: String { first == last ? "iOS \(first)" : "iOS \(first) to \(last)" }
}
