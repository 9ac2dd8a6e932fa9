import Foundation

/// How much the tests try: a sample, or everything if `THOROUGH_TESTS` is set.
///
/// An ordinary run is for someone who waits for it. A thorough one belongs to an optimised build.
enum Thoroughness {
  static let isFull = ProcessInfo.processInfo.environment["THOROUGH_TESTS"] != nil

  /// The numbers of threads with which large machines are searched.
  static let threads = isFull ? [1, 2, 3, 7] : [1, 3]

  /// The seeds of the random cases: the first fifteenth of them, or another part, or all.
  static func seeds(_ count: UInt64, oneOf part: UInt64 = 15) -> Range<UInt64> {
    0..<(isFull ? count : count / part)
  }
}
