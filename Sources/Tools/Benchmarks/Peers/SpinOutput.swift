import Foundation

/// The output of a verifier made by SPIN.
struct SpinOutput: Hashable, Sendable {
  let states: Double
  let transitions: Double
  /// The time of the search by its own clock, without the set-up.
  let seconds: Double

  /// Reads what was printed.
  ///
  /// - Throws: ``MeasurementError`` if it is not that of a complete search without errors.
  init(_ text: String, of name: String) throws(MeasurementError) {
    let lines = text.split(separator: "\n")
    // A search that was stopped by a limit of its depth still ends with status 0.
    let complaints = ["error:", "Search not completed", "out of memory", "aborted"]
    if let complaint = lines.first(where: { line in complaints.contains { line.contains($0) } }) {
      throw .failed(name, reason: complaint.trimmingCharacters(in: .whitespaces))
    }
    guard lines.contains(where: { $0.hasSuffix("errors: 0") }),
      let states = Self.number(before: "states, stored", in: lines),
      let transitions = Self.number(before: "transitions", in: lines),
      let seconds = Self.number(after: "pan: elapsed time", in: lines), seconds > 0
    else { throw .failed(name, reason: "its output is not as expected: \(lines.last ?? "empty")") }
    self.states = states
    self.transitions = transitions
    self.seconds = seconds
  }

  /// The differences from the closed forms, in words; nil if there are none.
  ///
  /// SPIN prints at most eight digits, and counts the initial state as the target of a transition.
  func difference(from counts: DeviceCounts) -> String? {
    let differences = [
      ("states", states, Double(counts.states)),
      ("transitions", transitions, Double(counts.transitions + 1)),
    ].filter { Self.printed($0.1) != Self.printed($0.2) }
    if differences.isEmpty { return nil }
    return differences.map { "\(Self.printed($0.1)) \($0.0), not \(Self.printed($0.2))" }
      .joined(separator: "; ")
  }

  private static func printed(_ number: Double) -> String { String(format: "%.8g", number) }

  private static func number(before words: String, in lines: [Substring]) -> Double? {
    for line in lines {
      let parts = line.split(separator: " ", maxSplits: 1)
      if parts.count == 2, parts[1].hasPrefix(words) { return Double(parts[0]) }
    }
    return nil
  }

  private static func number(after words: String, in lines: [Substring]) -> Double? {
    lines.first { $0.hasPrefix(words) }
      .flatMap { $0.dropFirst(words.count).split(separator: " ").first }
      .flatMap { Double($0) }
  }
}
