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
  /// Something that decides could not be read; the words say what.
  case notJudged(String)
}

extension AuditVerdict {
  /// The verdict that follows from findings and from what could not be read.
  ///
  /// What was found stays true whatever the unread files hold; only “ready” needs them all.
  init(_ findings: [AuditFinding], unread: String?) {
    let effects = Set(findings.filter { $0.severity == .error }.map(\.effect))
    if effects.contains(.blocksLaunch) {
      self = .willNotLaunch
    } else if let unread {
      self = .notJudged(unread)
    } else if !effects.isEmpty {
      // Any other error, for example a task that never runs, loses what was to be done.
      self = .willLoseInput
    } else {
      self = findings.isEmpty ? .ready : .readyWithNotes
    }
  }

  /// The verdict in words.
  public var words: String {
    switch self {
    case .ready: "ready"
    case .readyWithNotes: "ready with notes"
    case .willLoseInput: "will lose input"
    case .willNotLaunch: "will not launch"
    case .notJudged(let reason): "not judged because \(reason)"
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
}
