import Thoroughness

/// An ordinary run tries a part of the random cases, and few numbers of threads.
extension Thoroughness {
  /// The numbers of threads with which large machines are searched.
  static let threads = isFullForEngine ? [1, 2, 3, 7] : [1, 3]

  /// The numbers of threads with which small machines are searched in every spelling.
  static let fewThreads = isFullForEngine ? [1, 2, 3] : [1, 3]

  /// The seeds of the random cases: the first fifteenth of them, or another part, or all.
  static func seeds(_ count: UInt64, oneOf part: UInt64 = 15) -> Range<UInt64> {
    0..<(isFullForEngine ? count : max(1, count / part))
  }
}
