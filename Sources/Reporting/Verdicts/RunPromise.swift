/// What a statement says of whole runs: infinite ones, and finite ones that cannot go on.
public struct RunPromise: Hashable, Sendable {
  /// What every fair run satisfies.
  public var formula: String
  /// What is assumed of the runs, each in words, with the reason.
  public var fairness: [Assumption]
  /// How many states can be reached in which nothing is enabled and that are not meant as an end.
  public var deadlocks: Int?

  /// An assumption of fairness.
  public struct Assumption: Hashable, Sendable {
    /// The assumption in words, for example “weak fairness of deliveries”.
    public var words: String
    /// Why it can be assumed, as a clause.
    public var reason: String

    /// Creates an assumption.
    public init(words: String, reason: String) {
      self.words = words
      self.reason = reason
    }
  }

  /// Creates a promise.
  public init(formula: String, fairness: [Assumption], deadlocks: Int? = nil) {
    self.formula = formula
    self.fairness = fairness
    self.deadlocks = deadlocks
  }

  /// The formula and the assumptions, as lines.
  var text: String {
    var text = TextWrap.wrapped(formula, width: 96, first: "    ", rest: "      ")
    for assumption in assumptions {
      text += TextWrap.wrapped(assumption, width: 96, first: "    ", rest: "      ")
    }
    if let deadlocks, deadlocks > 0 {
      text += "    Runs that end in one of \(deadlocks.counted("deadlock")) satisfy it, too.\n"
    }
    return text
  }

  /// What is assumed to be fair, with the reasons.
  var assumptions: [String] {
    if fairness.isEmpty { return ["Nothing is assumed to be fair."] }
    return fairness.map { "assuming \($0.words): \($0.reason)" }
  }

  var jsonMembers: [(String, OrderedJSON)] {
    [("formula", .string(formula)), ("fairness", .strings(fairness.map(\.words)))]
  }
}

/// How the run goes on for which a trace stands: for ever round a loop, or not at all.
public struct RunReport: Hashable, Sendable {
  /// The number of the step after which the last step leads back; nil if the run ends.
  public var backTo: Int?
  /// What the groups of rules that must be fair do in the loop, each as a sentence.
  public var groups: [String]
  /// The fewest assumptions under which no such run exists; nil if there are none or none is known.
  public var missing: [String]?
  /// Whether the end is one that is meant, of a run that ends.
  public var isValidEnd: Bool
  /// Whether the run shows what it should, as a witness does, instead of breaking something.
  public var isWitness: Bool
  /// What is assumed to be fair, of a run that a property about finite traces leaves open; nil for a
  /// statement about runs, which says so itself.
  public var assumed: [String]?

  /// Creates a report of a run.
  public init(
    backTo: Int?, groups: [String] = [], missing: [String]? = nil, isValidEnd: Bool = false,
    isWitness: Bool = false
  ) {
    self.backTo = backTo
    self.groups = groups
    self.missing = missing
    self.isValidEnd = isValidEnd
    self.isWitness = isWitness
  }

  /// The trace with the loop marked, and what is known of the run.
  func text(of trace: TraceReport, replay: String, systems: String?) -> String {
    let last = trace.steps.count
    var text = trace.text(marks: [last: mark])
    for line in lines(last: last) {
      text += TextWrap.wrapped(line, width: 96, first: "  ", rest: "  ")
    }
    return text + (systems.map { "  Possible on \($0).\n" } ?? "") + "  Replay: \(replay)\n"
  }

  /// What becomes of the run after its last step, in a few words.
  var mark: String {
    backTo.map { "back to step \($0)" } ?? (isValidEnd ? "the end" : "nothing can follow")
  }

  /// What is known of the run, in sentences.
  func lines(last: Int) -> [String] {
    var lines = reading.map { [$0] } ?? []
    if let backTo {
      let steps = backTo + 1 == last ? "step \(last)" : "steps \(backTo + 1) to \(last)"
      lines.append(
        "The run goes round \(steps) for ever. The way there and the loop are kept short; "
          + "neither need be the shortest.")
    } else {
      lines.append("The run ends there; no shorter one does so.")
    }
    lines += groups
    if let missing, !missing.isEmpty {
      lines.append("No such run exists under \(missing.joined(separator: " and ")).")
    }
    return lines
  }

  /// How a property that finite traces leave open is read to find this run.
  private var reading: String? {
    guard let assumed else { return nil }
    let fairness =
      assumed.isEmpty
      ? "with nothing assumed to be fair" : "assuming \(assumed.joined(separator: " and "))"
    return "Finite traces leave it open. Read over whole runs, \(fairness), this run breaks it."
  }

  var jsonMembers: [(String, OrderedJSON)] {
    [
      ("backTo", backTo.map(OrderedJSON.integer) ?? .null),
      ("missingFairness", missing.map(OrderedJSON.strings) ?? .null),
    ] + (assumed.map { [("assumed", .strings($0))] } ?? [])
  }
}
