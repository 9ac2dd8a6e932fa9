import LifecycleConformance
import Reporting

/// What became of one log of one file.
struct LogResult: Hashable, Sendable {
  /// The path of the file, as it was given.
  let file: String
  /// The judgement, or what is wrong with the file.
  let outcome: Outcome

  enum Outcome: Hashable, Sendable {
    case judged(LogJudgement)
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
    case .judged(let judgement):
      switch judgement.verdict {
      case .accepted: .asExpected
      case .rejected: .unexpected
      case .undecided: .undecided
      }
    }
  }
}

extension LogResult {
  /// The result in a few lines.
  var text: String {
    switch outcome {
    case .failed(let failure, let words, _, _):
      "! \(file): \(failure.rawValue)\n" + Self.wrapped(words)
    case .judged(let judgement):
      judgement.sign + " " + name(of: judgement)
        + ": \(judgement.verdict.rawValue) (\(judgement.model), profile \(judgement.profile.rawValue))\n"
        + Self.wrapped(judgement.explanation) + (judgement.nearest.map(Self.text) ?? "")
    }
  }

  /// The file, and the name that the log gives itself.
  private func name(of judgement: LogJudgement) -> String {
    judgement.log == file ? file : "\(file), \(judgement.log)"
  }

  private static func text(_ nearest: NearestLog) -> String {
    TextWrap.wrapped(
      nearest.log.joined(separator: ", "), width: 96,
      first: "    Nearest legal log, \(nearest.edits.counted("edit")) away: ", rest: "      ")
  }

  private static func wrapped(_ words: String) -> String {
    words.isEmpty ? "" : TextWrap.wrapped(words, width: 96, first: "    ", rest: "    ")
  }

  /// The result in the form that `validate --format json` promises.
  var json: OrderedJSON {
    switch outcome {
    case .judged(let judgement): judgement.json(file: file)
    case .failed(let failure, let words, let model, let profile):
      .object([
        ("file", .string(file)), ("log", .string(file)), ("model", .string(model)),
        ("profile", .string(profile)), ("verdict", .string(failure.rawValue)), ("position", .null),
        ("callback", .null), ("possible", .array([])), ("states", .array([])), ("nearest", .null),
        ("requirements", .array([])), ("explanation", .string(words)),
      ])
    }
  }
}

extension LogJudgement {
  fileprivate var sign: String {
    switch verdict {
    case .accepted: "✓"
    case .rejected: "✗"
    case .undecided: "?"
    }
  }

  fileprivate func json(file: String) -> OrderedJSON {
    .object([
      ("file", .string(file)), ("log", .string(log)), ("model", .string(model)),
      ("profile", .string(profile.rawValue)), ("verdict", .string(verdict.rawValue)),
      ("position", position.map(OrderedJSON.integer) ?? .null), ("callback", .optional(callback)),
      ("possible", .strings(possible)), ("states", .strings(states)),
      (
        "nearest",
        nearest.map { .object([("edits", .integer($0.edits)), ("log", .strings($0.log))]) } ?? .null
      ),
      ("requirements", .strings(requirements)), ("explanation", .string(explanation)),
    ])
  }
}
