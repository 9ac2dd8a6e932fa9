/// What a search of one model in one profile has found out, in words.
public struct ModelReport: Hashable, Sendable {
  /// The word for the model.
  public var model: String
  /// The reading of the documentation.
  public var profile: String
  /// How many distinct states were found.
  public var states: Int
  /// How many transitions were followed.
  public var transitions: Int
  /// The greatest distance of a state from the start, in steps.
  public var depth: Int
  /// What cut the search short, or nil if it was complete.
  public var stoppedBy: String?
  /// The properties, in the order of their suite.
  public var properties: [PropertyReport]
  /// The rules that a complete search never took.
  public var rulesNeverFired: [String]
  /// How the search was made, where it was not the usual way.
  public var remark: String?

  /// Creates a report from its parts.
  public init(
    model: String, profile: String, states: Int, transitions: Int, depth: Int, stoppedBy: String?,
    properties: [PropertyReport], rulesNeverFired: [String], remark: String? = nil
  ) {
    self.model = model
    self.profile = profile
    self.states = states
    self.transitions = transitions
    self.depth = depth
    self.stoppedBy = stoppedBy
    self.properties = properties
    self.rulesNeverFired = rulesNeverFired
    self.remark = remark
  }

  /// Whether every reachable state was visited.
  public var isComplete: Bool { stoppedBy == nil }

  /// The properties whose verdict is not the expected one.
  public var surprises: [PropertyReport] { properties.filter { $0.isAsExpected == false } }

  /// The properties without a verdict.
  public var undecided: [PropertyReport] { properties.filter { $0.isAsExpected == nil } }

  /// The beliefs that were refuted, as expected.
  public var refutedBeliefs: [PropertyReport] {
    properties.filter { $0.expected == .violated && $0.verdict == .violated }
  }

  /// How many of the properties with an expectation have it met.
  public func counts(of expected: PropertyReport.Expectation) -> (met: Int, all: Int) {
    let all = properties.filter { $0.expected == expected }
    return (all.count { $0.isAsExpected == true }, all.count)
  }
}
