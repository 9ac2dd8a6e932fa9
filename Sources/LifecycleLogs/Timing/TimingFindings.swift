/// Findings while they are made: the first of them, and how many there are.
struct TimingFindings: Sendable {
  private(set) var first: [TimingFinding] = []
  private(set) var count = 0
  private(set) var violationCount = 0

  mutating func add(
    _ kind: TimingFinding.Kind, at entry: LogEntry, _ limit: TimeLimit?, _ span: TimeSpan,
    _ text: String
  ) {
    let finding = TimingFinding(
      kind: kind, position: entry.position, line: entry.line, process: entry.process, limit: limit,
      span: span, text: text)
    count += 1
    if finding.isViolation { violationCount += 1 }
    if first.count < TimingWatch.most { first.append(finding) }
  }
}
