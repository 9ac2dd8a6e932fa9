import Foundation
import Reporting
import SystemFiles

/// Where messages for people go: standard error, or a transcript.
package struct Console: Sendable {
  private let program: String
  private let isQuiet: Bool
  private let transcript: Transcript?
  /// The line that shows the progress of a long task.
  package let progress: ProgressLine

  /// Creates a console.
  ///
  /// - Parameters:
  ///   - program: The name that complaints begin with.
  ///   - isQuiet: Whether only complaints are written.
  ///   - transcript: What takes the messages instead of standard error.
  package init(program: String, isQuiet: Bool = false, transcript: Transcript? = nil) {
    self.program = program
    self.isQuiet = isQuiet
    self.transcript = transcript
    progress = ProgressLine(
      isShown: !isQuiet && transcript == nil && isatty(STDERR_FILENO) != 0)
  }

  /// The same console without remarks and progress.
  package var quiet: Console { Console(program: program, isQuiet: true, transcript: transcript) }

  /// Writes a helpful remark, which a quiet console leaves out.
  package func remark(_ text: String) {
    if !isQuiet { write(text) }
  }

  /// Says what went wrong.
  package func complain(_ text: String) { write("\(program): \(text)") }

  private func write(_ text: String) {
    let text = text.printableLines
    if let transcript { return transcript.append(text + "\n") }
    progress.erase()
    // Standard error is the last resort: if writing to it fails, there is nowhere to report that.
    try? Descriptor.standardError.writeAll(Array((text + "\n").utf8))
  }
}
