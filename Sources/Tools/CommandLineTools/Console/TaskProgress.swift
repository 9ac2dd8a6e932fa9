import Reporting

/// How far a task is, as numbers: the line that shows it finds the words that fit.
package struct TaskProgress: Sendable {
  /// What the task does now; when that changes, rate and time left are counted anew.
  package var phase: String
  /// How much is done.
  package var count: Int
  /// What is counted, as a singular and a plural.
  package var unit: (singular: String, plural: String)
  /// The share that is done, from 0 to 1; nil where nobody knows it.
  package var share: Double?
  /// What else is known, the most important first.
  package var details: [String]

  /// Describes a task.
  ///
  /// - Parameters:
  ///   - count: How much is done.
  ///   - unit: What is counted.
  ///   - plural: Its plural, unless that ends with an s.
  ///   - all: How much there is in all; nil where nobody knows it.
  ///   - phase: What the task does now.
  ///   - details: What else is known.
  package init(
    _ count: Int, _ unit: String, _ plural: String? = nil, of all: Int? = nil,
    phase: String = "", details: [String] = []
  ) {
    self.phase = phase
    self.count = count
    self.unit = (unit, plural ?? unit + "s")
    self.details = details
    share = all.map { $0 > 0 ? min(1, Double(count) / Double($0)) : 1 }
  }

  /// Describes a task of which nothing is counted.
  package init(phase: String) { self.init(0, "", phase: phase) }

  /// What can be said of the task, the most important first.
  ///
  /// - Parameter elapsed: How long it has taken so far, in seconds.
  /// - Returns: Its parts.
  func parts(after elapsed: Double) -> [String] {
    if unit.singular.isEmpty { return [phase] + details }
    var parts = [phase, count.counted(unit.singular, unit.plural)]
    if let share { parts.append("\(Int(share * 100)) %") }
    if let left = secondsLeft(after: elapsed) { parts.append("\(Self.words(for: left)) left") }
    if elapsed >= Self.minElapsed {
      parts.append("\(Self.words(forRate: Double(count) / elapsed))/s")
    }
    return (parts + details).filter { !$0.isEmpty }
  }

  /// Before that nobody knows how fast a task is.
  private static let minElapsed = 0.5
  private static let minShare = 0.02

  private func secondsLeft(after elapsed: Double) -> Double? {
    guard let share, share >= Self.minShare, elapsed >= Self.minElapsed else { return nil }
    return elapsed * (1 - share) / share
  }

  /// A rate, with a decimal if it is small.
  private static func words(forRate rate: Double) -> String {
    let tenths = Int((rate * 10).rounded())
    return tenths < 100 ? "\(tenths / 10).\(tenths % 10)" : Int(rate).grouped
  }

  /// A time in its two largest units.
  static func words(for seconds: Double) -> String {
    // A task that stands still has no end; such a number fits no integer.
    let whole = Int(min(seconds.rounded(.up), 1e9))
    if whole < 60 { return "\(whole) s" }
    if whole < 3600 { return "\(whole / 60) min \(whole % 60) s" }
    return "\((whole / 3600).grouped) h \(whole % 3600 / 60) min"
  }
}
