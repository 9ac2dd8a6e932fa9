import Foundation
import LifecycleLogs
import LifecycleModels

/// The properties of reading any sequence of bytes as logs.
public enum LogProperties {
  /// Stops the process if a property is violated.
  public static func check(_ bytes: [UInt8]) {
    let input = LogInput(bytes)
    let whole = input.outcome(inPiecesOf: max(1, input.bytes.count))
    let inPieces = input.outcome(inPiecesOf: input.length)
    precondition(inPieces == whole, "in pieces of \(input.length) \(inPieces), else \(whole)")
    checkLogs(input, whole)
    if let error = whole.error { checkWords(error) }
  }

  private static func checkLogs(_ input: LogInput, _ whole: LogOutcome) {
    do throws(LogError) {
      let logs = try LogReader.read(input.bytes, name: "log", format: input.format)
      precondition(whole.error == nil, "a stream throws \(String(describing: whole.error))")
      precondition(!logs.isEmpty, "neither a log nor an error")
      precondition(logs.flatMap(\.entries) == whole.events.compactMap(\.entry))
      let lines = 1 + input.bytes.count { $0 == 0x0A || $0 == 0x0D }
      for log in logs { RecordedLogProperties.check(log, lines: lines) }
    } catch {
      precondition(error == whole.error, "\(error), and a stream throws otherwise")
    }
  }

  /// Names and positions are truncated, so no error is longer than a page.
  static func checkWords(_ error: LogError) {
    let words = error.errorDescription ?? ""
    precondition((1...2_000).contains(words.utf8.count), "the error says “\(words)”")
  }
}

extension LogEvent {
  fileprivate var entry: LogEntry? {
    if case .entry(let entry) = self { entry } else { nil }
  }
}
