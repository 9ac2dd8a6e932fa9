import Synchronization

/// Messages kept in memory in place of standard error, so that a test can read them.
///
/// A class, because every copy of a console writes to the same transcript.
package final class Transcript: Sendable {
  private let content = Mutex("")

  /// Creates an empty transcript.
  package init() {}

  /// Everything that was written so far.
  package var text: String { content.withLock { $0 } }

  func append(_ text: String) { content.withLock { $0 += text } }
}
