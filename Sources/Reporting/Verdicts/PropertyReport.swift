/// What is known about one property, in words.
public struct PropertyReport: Hashable, Sendable {
  /// The short identifier.
  public var id: String
  /// What the property says, in one sentence.
  public var statement: String
  /// Its role, or the kind of claim that it makes: `invariant`, `belief`, `reachable`…
  public var kind: String
  /// Whether it is expected to hold or to be violated.
  public var expected: Expectation
  /// What was found.
  public var verdict: ReportedVerdict
  /// The sources.
  public var sources: [SourceReport]
  /// Whether its trigger is known to be reachable, so that it does not hold vacuously.
  public var hasWitness: Bool
  /// Whether its trigger is known to be unreachable.
  public var isVacuous: Bool
  /// A trace that violates it.
  public var counterexample: CounterexampleReport?

  /// Creates a report from its parts.
  public init(
    id: String, statement: String, kind: String, expected: Expectation, verdict: ReportedVerdict,
    sources: [SourceReport], hasWitness: Bool, isVacuous: Bool = false,
    counterexample: CounterexampleReport? = nil
  ) {
    self.id = id
    self.statement = statement
    self.kind = kind
    self.expected = expected
    self.verdict = verdict
    self.sources = sources
    self.hasWitness = hasWitness
    self.isVacuous = isVacuous
    self.counterexample = counterexample
  }

  /// The verdict that is expected.
  public enum Expectation: String, CaseIterable, Hashable, Sendable {
    /// The property is true.
    case holds
    /// The property is a false belief.
    case violated
  }

  /// The verdict of a search.
  public enum ReportedVerdict: Hashable, Sendable {
    /// Proved.
    case holds
    /// Refuted.
    case violated
    /// Neither, for a reason.
    case undecided(String)
    /// The model breaks its contract, in the way that these words describe.
    case faulty(String)

    /// The verdict in one word.
    public var word: String {
      switch self {
      case .holds: "holds"
      case .violated: "violated"
      case .undecided: "undecided"
      case .faulty: "faulty"
      }
    }
  }

  /// Whether the verdict is the expected one; nil while it is undecided.
  public var isAsExpected: Bool? {
    switch verdict {
    case .holds: expected == .holds && !isVacuous
    case .violated: expected == .violated
    case .undecided: nil
    case .faulty: false
    }
  }
}

/// A source, by its short name and in full.
public struct SourceReport: Hashable, Sendable {
  /// The short name, for example `F79`.
  public var label: String
  /// What it says, or why no document does.
  public var statement: String
  /// The documents that say it.
  public var documents: String
  /// The number of the fact, or nil if this is not a fact.
  public var number: Int?

  /// Creates a source.
  public init(label: String, statement: String, documents: String = "", number: Int? = nil) {
    self.label = label
    self.statement = statement
    self.documents = documents
    self.number = number
  }
}

/// A trace that violates a property, and how it was found.
public struct CounterexampleReport: Hashable, Sendable {
  /// The trace; its last step is the one that violates the property.
  public var trace: TraceReport
  /// Whether no shorter trace violates the property; false if that is not proved.
  public var isMinimal: Bool
  /// How it was found.
  public var origin: Origin
  /// The command line that replays it.
  public var replay: String

  /// Creates a counterexample.
  public init(trace: TraceReport, isMinimal: Bool, origin: Origin, replay: String) {
    self.trace = trace
    self.isMinimal = isMinimal
    self.origin = origin
    self.replay = replay
  }

  /// How a counterexample was found.
  public enum Origin: Hashable, Sendable {
    /// By a search that visits the nearest states first.
    case search
    /// By a random walk of this many steps, from which it was shrunk.
    case walk(seed: UInt64, steps: Int)
  }
}

extension PropertyReport {
  /// The property in the form that `verify --format json` promises.
  public var json: OrderedJSON {
    let reason: String? =
      switch verdict {
      case .undecided(let words), .faulty(let words): words
      case .holds, .violated: nil
      }
    return .object([
      ("id", .string(id)), ("statement", .string(statement)), ("kind", .string(kind)),
      ("expected", .string(expected.rawValue)), ("verdict", .string(verdict.word)),
      ("reason", .optional(reason)), ("sources", .strings(sources.map(\.label))),
      ("witness", .bool(hasWitness)), ("counterexample", counterexample?.json ?? .null),
    ])
  }
}

extension CounterexampleReport {
  /// The trace, and whether it is minimal.
  public var json: OrderedJSON { .object([("minimal", .bool(isMinimal))] + trace.jsonMembers) }
}
