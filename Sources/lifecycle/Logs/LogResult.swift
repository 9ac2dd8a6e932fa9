import LifecycleLogs

/// What became of one log of one file.
struct LogResult: Hashable, Sendable {
  /// The path of the file, as it was given.
  let file: String
  /// The judgement, or what is wrong with the file.
  let outcome: Outcome

  enum Outcome: Hashable, Sendable {
    /// The log was judged, but for what was passed over, and for what is malformed in it: the first of
    /// that, and how much it is.
    case judged(
      Judgement, TimingReport, [SkippedEntries], malformed: [MalformedLine], malformedCount: Int)
    case failed(Failure, String, model: String, profile: String)
  }

  /// Why there is no judgement.
  enum Failure: String, Hashable, Sendable {
    case malformed, unreadable
  }

  /// How a command ends that has these results.
  static func status(of results: [LogResult]) -> ExitStatus {
    if Interruption.isRequested { return .interrupted }
    let statuses = Set(results.map(\.status))
    let order: [ExitStatus] = [.fileTrouble, .malformedInput, .unexpected, .undecided]
    return order.first(where: statuses.contains) ?? .asExpected
  }

  private var status: ExitStatus {
    switch outcome {
    case .failed(.unreadable, _, _, _): .fileTrouble
    case .failed(.malformed, _, _, _): .malformedInput
    case .judged(_, _, _, _, let malformedCount) where malformedCount > 0: .malformedInput
    case .judged(let judgement, let timing, _, _, _):
      switch judgement.verdict {
      case .accepted: timing.violationCount > 0 ? .unexpected : .asExpected
      case .rejected: .unexpected
      case .undecided: timing.violationCount > 0 ? .unexpected : .undecided
      }
    }
  }
}
