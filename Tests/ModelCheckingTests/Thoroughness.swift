import Foundation

/// How many random cases the tests try: a tenth, or all if `THOROUGH_TESTS` is set.
///
/// An ordinary run is for someone who waits for it. A thorough one belongs to an optimised build.
enum Thoroughness {
  static let isFull = ProcessInfo.processInfo.environment["THOROUGH_TESTS"] != nil

  /// The seeds of the random cases: the first tenth of them, or all.
  static func seeds(_ count: UInt64) -> Range<UInt64> { 0..<(isFull ? count : count / 10) }
}
