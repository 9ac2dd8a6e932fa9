/// What an audit says of an app.
public enum AuditVerdict: Hashable, Sendable {
  /// Nothing was found.
  case ready
  /// It launches and gets its input, and something is worth a look.
  case readyWithNotes
  /// Some input, or some callback that the code relies on, never comes.
  case willLoseInput
  /// Built with the SDK of iOS 27, it does not launch or shows nothing.
  case willNotLaunch
  /// Something that decides could not be read, or does not decide.
  case notJudged(AuditGap)
}

extension AuditVerdict {
  /// The verdict that follows from findings and from what could not be read.
  ///
  /// What was found stays true whatever the unread files hold; only “ready” needs them all.
  ///
  /// - Parameters:
  ///   - findings: What was found.
  ///   - gap: What may decide and is not known; nil if nothing is.
  ///   - isComplete: Whether every file was read. What was not is worth a look.
  init(_ findings: [AuditFinding], gap: AuditGap?, isComplete: Bool) {
    let effects = Set(findings.filter { $0.severity == .error }.map(\.effect))
    if effects.contains(.blocksLaunch) {
      self = .willNotLaunch
    } else if let gap {
      self = .notJudged(gap)
    } else if !effects.isEmpty {
      // Any other error, for example a task that never runs, loses what was to be done.
      self = .willLoseInput
    } else {
      self = findings.isEmpty && isComplete ? .ready : .readyWithNotes
    }
  }

  /// The verdict in words.
  public var words: String {
    switch self {
    case .ready: "ready"
    case .readyWithNotes: "ready with notes"
    case .willLoseInput: "will lose input"
    case .willNotLaunch: "will not launch"
    case .notJudged(let gap): "not judged: \(gap.words)"
    }
  }

  /// The verdict as a keyword, for programs.
  public var name: String {
    switch self {
    case .ready: "ready"
    case .readyWithNotes: "readyWithNotes"
    case .willLoseInput: "willLoseInput"
    case .willNotLaunch: "willNotLaunch"
    case .notJudged: "notJudged"
    }
  }

  /// The verdict with the file that it names at the path that a function gives.
  func mapFile(_ path: (String) -> String) -> AuditVerdict {
    if case .notJudged(let gap) = self { .notJudged(gap.mapFile(path)) } else { self }
  }
}

/// What keeps an audit from a verdict.
public enum AuditGap: Hashable, Sendable {
  /// A file that decides could not be read.
  case unread(UnreadFile)
  /// Everything was read, and it does not decide; a sentence says why.
  case undecided(String)

  /// The reason in a sentence.
  public var words: String {
    switch self {
    case .unread(let file): file.words
    case .undecided(let words): words
    }
  }

  /// The gap with its file at the path that a function gives.
  func mapFile(_ path: (String) -> String) -> AuditGap {
    switch self {
    case .unread(let file): .unread(file.mapFile(path))
    case .undecided: self
    }
  }
}
