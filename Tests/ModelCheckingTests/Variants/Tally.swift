import Synchronization

/// Numbers that several threads count up.
final class Tally: Sendable {
  private let counts: Mutex<[Int]>

  init(_ count: Int) { counts = Mutex(Array(repeating: 0, count: count)) }

  var values: [Int] { counts.withLock { $0 } }

  func count(_ index: Int) { counts.withLock { $0[index] += 1 } }

  /// Takes a while.
  func look() { counts.withLock { _ in } }
}
