/// The results of a search of one model in one profile, in words.
public struct ModelReport: Hashable, Sendable {
  /// The name of the model.
  public var model: String
  /// The reading of the documentation.
  public var profile: String
  /// The number of distinct states.
  public var states: Int
  /// The number of transitions.
  public var transitions: Int
  /// The greatest distance of a state from the start, in steps.
  public var depth: Int
  /// What stopped the search, or nil if it was complete.
  public var stoppedBy: String?
  /// The properties, in the order of their suite.
  public var properties: [PropertyReport]
  /// The rules that a complete search never took.
  public var rulesNeverFired: [String]
  /// A remark on a search that was not the usual one.
  public var remark: String?
  /// The words that select the model and the profile on the command line.
  public var selection: String

  /// Creates a report from its parts.
  public init(
    model: String, profile: String, states: Int, transitions: Int, depth: Int, stoppedBy: String?,
    properties: [PropertyReport], rulesNeverFired: [String], remark: String? = nil,
    selection: String? = nil
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
    self.selection = selection ?? model
  }

  /// Whether every reachable state was visited.
  public var isComplete: Bool { stoppedBy == nil }

  /// The properties whose verdict is not the expected one.
  public var unexpectedVerdicts: [PropertyReport] { properties.filter { $0.isAsExpected == false } }

  /// The properties without a verdict.
  public var undecided: [PropertyReport] { properties.filter { $0.isAsExpected == nil } }

  /// The beliefs that were refuted, as expected.
  public var refutedBeliefs: [PropertyReport] {
    properties.filter { $0.expected == .violated && $0.verdict == .violated }
  }

  /// How many of the properties with an expectation meet it.
  public func counts(of expected: PropertyReport.Expectation) -> (met: Int, all: Int) {
    let all = properties.filter { $0.expected == expected }
    return (all.count { $0.isAsExpected == true }, all.count)
  }
}

extension ModelReport {
  /// The report in the form that `verify --format json` promises.
  public var json: OrderedJSON {
    var members: [(String, OrderedJSON)] = [
      ("model", .string(model)), ("profile", .string(profile)), ("states", .integer(states)),
      ("transitions", .integer(transitions)), ("depth", .integer(depth)),
      ("complete", .bool(isComplete)), ("stoppedBy", .optional(stoppedBy)),
      ("properties", .array(properties.map(\.json))),
      ("rulesNeverFired", .strings(rulesNeverFired)),
    ]
    if let remark { members.append(("remark", .string(remark))) }
    return .object(members)
  }
}
