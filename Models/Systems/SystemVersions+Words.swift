extension SystemVersions {
  /// The versions in words, for example “iOS 16 and later” or “iOS 8 and 11 to 12”.
  public var words: String {
    if self == .all { return "every iOS" }
    if isEmpty { return "no iOS" }
    let parts = runs.map(Self.words)
    let text =
      parts.count < 2
      ? parts.joined() : parts.dropLast().joined(separator: ", ") + " and " + parts[parts.count - 1]
    return "iOS " + text
  }

  /// The versions as the option `--ios` takes them; nil unless they follow one another.
  public var option: String? {
    guard runs.count == 1, let run = runs.first else { return nil }
    return run.count == 1 ? "\(run.lowerBound)" : "\(run.lowerBound)...\(run.upperBound)"
  }

  /// The versions that a text names: `18`, or the range `16...27`; nil if it names none that are
  /// known.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.filter { !$0.isEmpty }.map { Self.number($0) }
    let isRange = parts.count == 4 && parts[1].isEmpty && parts[2].isEmpty
    guard parts.count == 1 || isRange, numbers.count == (isRange ? 2 : 1),
      let first = numbers[0], let last = numbers[numbers.count - 1],
      first <= last, Self.known.contains(first), Self.known.contains(last)
    else { return nil }
    self.init(first...last)
  }

  /// The ranges of versions that follow one another.
  private var runs: [ClosedRange<Int>] {
    versions.reduce(into: []) { runs, version in
      if let last = runs.last, last.upperBound == version - 1 {
        runs[runs.count - 1] = last.lowerBound...version
      } else {
        runs.append(version...version)
      }
    }
  }

  private static func words(_ run: ClosedRange<Int>) -> String {
    if run.count == 1 { return "\(run.lowerBound)" }
    if run.upperBound == known.upperBound { return "\(run.lowerBound) and later" }
    return "\(run.lowerBound) to \(run.upperBound)"
  }

  private static func number(_ text: Substring) -> Int? {
    text.allSatisfy(\.isNumber) ? Int(text) : nil
  }
}
