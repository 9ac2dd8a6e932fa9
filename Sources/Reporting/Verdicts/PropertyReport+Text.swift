extension PropertyReport {
  /// The property, its verdict, its sources, and the trace that violates it.
  ///
  /// ```text
  /// ✗ I3: applicationDidEnterBackground always comes before the process dies
  ///   belief (app, profile observed): violated, as expected
  ///     F83  …
  ///     0                                 not running
  ///     1  launch  user    silent  → inactive, 8 owed
  ///     2  crash   app     silent  → not running   ← violated
  ///   Minimal: no trace with fewer than 2 steps violates it.
  ///   Possible on every iOS.
  ///   Replay: lifecycle replay app --actions launch,crash
  /// ```
  ///
  /// - Parameter context: The model and its profile.
  /// - Returns: Lines of text.
  public func text(context: String) -> String {
    var text = "\(sign) \(id): \(statement)\n"
    text += "  \(kind) (\(context)): \(verdictWords)\n"
    if let promise { text += promise.text }
    if let explanation {
      text += TextWrap.wrapped("Why: " + explanation, width: 96, first: "    ", rest: "    ")
    }
    for source in sources { text += source.text(indent: 4) }
    if let counterexample { text += counterexample.text }
    return text
  }

  /// A sign for the verdict: ✓ holds, ✗ violated, ? undecided, ! vacuous or a fault of the model.
  public var sign: String {
    switch verdict {
    case .holds: isUnexpectedlyVacuous ? "!" : "✓"
    case .violated: "✗"
    case .undecided: "?"
    case .faulty: "!"
    }
  }

  /// The verdict, and whether it is the expected one.
  public var verdictWords: String {
    switch (verdict, isAsExpected) {
    case (.undecided(let reason), _): "undecided, \(reason)"
    case (.faulty(let words), _): "NO VERDICT, a fault of the model: \(words)"
    case (.holds, _) where isUnexpectedlyVacuous: "holds vacuously: \(vacuity?.words ?? "")"
    case (.holds, true?):
      "holds" + (vacuity.map { ", vacuously as is meant: \($0.words)" } ?? "")
        + (reading.map { "; \($0.words)" } ?? "") + (promise == nil ? "" : "; read over whole runs")
    case (.violated, true?): "violated\(refutedOn.map { " on \($0)" } ?? ""), as expected"
    case (.holds, _): "holds, but was expected to be violated"
    case (.violated, _): "VIOLATED, but was expected to hold"
    }
  }
}

extension PropertyReport.Reading {
  /// What is judged.
  public var words: String {
    switch self {
    case .weak: "weak: a stretch that never ends is not judged"
    case .strong: "strong: a stretch that never ends is judged too"
    case .mixed: "weak and strong: only some claims judge a stretch that never ends"
    }
  }
}

extension Vacuity {
  /// What is vacuous, and why that is meant, without a full stop.
  public var words: String {
    let vacuous =
      isTriggerUnreachable
      ? "its trigger is unreachable"
      : claims.map { "claim \($0.number) of \(claimCount), \($0.words), is never exercised" }
        .joined(separator: "; ")
    return vacuous + (reason.map { " (\($0))" } ?? "")
  }
}

extension SourceReport {
  /// The source, wrapped to a readable width.
  package func text(indent: Int) -> String {
    let label = label.padded(to: 4)
    let words = documents.isEmpty ? statement : "\(statement) [\(documents)]"
    return TextWrap.wrapped(
      words, width: 96, first: String(repeating: " ", count: indent) + label + "  ",
      rest: String(repeating: " ", count: indent + label.count + 2))
  }
}

extension CounterexampleReport {
  /// The trace with its violating step marked, how it was found, and how to replay it.
  public var text: String {
    let last = trace.steps.count
    if let run { return run.text(of: trace, replay: replay, systems: systems) }
    return trace.text(marks: [last: "violated"]) + remarks.map { "  \($0)\n" }.joined()
      + "  Replay: \(replay)\n"
  }

  /// How it was found, whether it is minimal, and where it is possible, in sentences.
  var remarks: [String] {
    let last = trace.steps.count
    return (run?.lines(last: last) ?? [origin(steps: last)])
      + (systems.map { ["Possible on \($0)."] } ?? [])
  }

  private func origin(steps: Int) -> String {
    let length = steps.counted("step")
    let minimality =
      isMinimal
      ? "Minimal: no trace with fewer than \(length) violates it."
      : "1-minimal: \(length), none of which can be dropped."
    return switch origin {
    case .search where isMinimal: minimality
    case .search: "\(length); the search was not complete, so a shorter trace may exist."
    case .walk(let seed, let walked):
      "Found by walk --seed 0x\(String(seed, radix: 16, uppercase: true)), shrunk from "
        + "\(walked.counted("step")) to \(steps.grouped). \(minimality)"
    }
  }
}
