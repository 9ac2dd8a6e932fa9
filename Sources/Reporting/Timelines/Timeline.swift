/// What happened one after the other, for a page: who did it, what the code was told, what it held.
public struct Timeline: Hashable, Sendable {
  /// What sets it apart from a timeline beside it.
  public var heading: String?
  /// The state before the first entry.
  public var start: StateReport
  /// What happened, in order.
  public var entries: [Entry]

  /// Creates a timeline.
  public init(heading: String? = nil, start: StateReport, entries: [Entry]) {
    self.heading = heading
    self.start = start
    self.entries = entries
  }

  /// Something that happened.
  public struct Entry: Hashable, Sendable {
    /// Who brought it about.
    public var initiator: String
    /// What happened, by its name.
    public var name: String
    /// What the code under test had to do with it.
    public var involvement: Involvement
    /// The state afterwards.
    public var state: StateReport
    /// What was held afterwards, on disk or in memory.
    public var contents: [Content]
    /// What must be seen here; nil for most entries.
    public var mark: String?

    /// Creates an entry.
    public init(
      by initiator: String, _ name: String, involvement: Involvement, to state: StateReport,
      contents: [Content] = [], mark: String? = nil
    ) {
      self.initiator = initiator
      self.name = name
      self.involvement = involvement
      self.state = state
      self.contents = contents
      self.mark = mark
    }
  }

  /// What the code under test has to do with something that happens.
  public enum Involvement: Hashable, Sendable {
    /// It is sent a callback.
    case sent(String)
    /// It would be sent a callback, but does not implement it.
    case notImplemented(String)
    /// It asks for it.
    case asked
    /// It does it itself.
    case done
    /// It is told nothing.
    case silent
  }

  /// A value with its name.
  public struct Content: Hashable, Sendable {
    /// What holds the value.
    public var name: String
    /// The value in words.
    public var words: String

    /// Names a value.
    public init(_ name: String, _ words: String) {
      self.name = name
      self.words = words
    }
  }
}

extension Timeline {
  /// A trace as a timeline.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - heading: What sets it apart from a timeline beside it.
  ///   - marks: Remarks on steps, by the number of the step, counted from 1.
  public init(_ trace: TraceReport, heading: String? = nil, marks: [Int: String] = [:]) {
    self.init(
      heading: heading, start: trace.initialState,
      entries: trace.steps.enumerated().map { index, step in
        Entry(
          by: step.action.initiator, step.action.name,
          involvement: step.action.callback.map { .sent($0) } ?? .silent, to: step.state,
          mark: marks[index + 1])
      })
  }
}
