import CommandLineTools
import LifecycleLogs

/// The result for one log of one file.
struct LogResult: Hashable, Sendable {
  /// The path of the file, as it was given.
  let file: String
  /// The judgement, or what is wrong with the file.
  let content: Content

  enum Content: Hashable, Sendable {
    /// The log was judged, except for skipped and for malformed entries; the first malformed ones
    /// are kept, and all are counted.
    case judged(
      Judgement, TimingReport, [SkippedEntries], malformed: [MalformedLine], malformedCount: Int)
    case failed(Failure, String, model: String, profile: String)
  }

  /// Why there is no judgement.
  enum Failure: String, Hashable, Sendable {
    case malformed, unreadable
  }

  /// How a command with these results ends.
  static func status(of results: [LogResult]) -> ExitStatus {
    if Interruption.isRequested { return .interrupted }
    let statuses = Set(results.map(\.status))
    let order: [ExitStatus] = [.fileTrouble, .malformedInput, .unexpected, .undecided]
    return order.first(where: statuses.contains) ?? .asExpected
  }

  private var status: ExitStatus {
    switch content {
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
