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
  /// In what way it holds vacuously; nil unless that is known.
  public var vacuity: Vacuity?
  /// How it judges stretches of a trace that never end; nil if it has no such stretches.
  public var reading: Reading?
  /// A trace that violates it.
  public var counterexample: CounterexampleReport?
  /// The only systems on which it is false, in words; nil unless it is true on others.
  public var refutedOn: String?
  /// What it says of whole runs; nil for a statement that finite traces decide.
  public var promise: RunPromise?
  /// Why it holds, for readers who doubt that; nil if it does not, or nobody has explained it.
  public var explanation: String?

  /// Creates a report from its parts.
  public init(
    id: String, statement: String, kind: String, expected: Expectation, verdict: ReportedVerdict,
    sources: [SourceReport], hasWitness: Bool, vacuity: Vacuity? = nil, reading: Reading? = nil,
    counterexample: CounterexampleReport? = nil
  ) {
    self.id = id
    self.statement = statement
    self.kind = kind
    self.expected = expected
    self.verdict = verdict
    self.sources = sources
    self.hasWitness = hasWitness
    self.vacuity = vacuity
    self.reading = reading
    self.counterexample = counterexample
  }

  /// How a property judges a stretch from one step to another if the other never comes.
  public enum Reading: String, CaseIterable, Hashable, Sendable {
    /// It is not judged.
    case weak
    /// It is judged too.
    case strong
    /// Some claims judge it.
    case mixed
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

  /// Whether it holds vacuously, and nobody meant that.
  var isUnexpectedlyVacuous: Bool { vacuity.map { $0.reason == nil } ?? false }

  /// Whether the verdict is the expected one; nil while it is undecided.
  public var isAsExpected: Bool? {
    switch verdict {
    case .holds: expected == .holds && !isUnexpectedlyVacuous
    case .violated: expected == .violated
    case .undecided: nil
    case .faulty: false
    }
  }
}

/// In what way a property holds vacuously.
public struct Vacuity: Hashable, Sendable {
  /// Whether its trigger is unreachable.
  public var isTriggerUnreachable: Bool
  /// The claims that nothing puts to the test, each with its number, counted from 1, and its words.
  public var claims: [Claim]
  /// How many claims the property makes.
  public var claimCount: Int
  /// Why this is meant; nil if it is a mistake.
  public var reason: String?

  /// Creates a description from its parts.
  public init(
    isTriggerUnreachable: Bool, claims: [Claim] = [], of claimCount: Int = 1,
    reason: String? = nil
  ) {
    self.isTriggerUnreachable = isTriggerUnreachable
    self.claims = claims
    self.claimCount = claimCount
    self.reason = reason
  }

  /// A claim that holds vacuously.
  public struct Claim: Hashable, Sendable {
    /// Its number among the claims of its property, counted from 1.
    public var number: Int
    /// What it says.
    public var words: String

    /// Creates a claim.
    public init(number: Int, words: String) {
      self.number = number
      self.words = words
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
  /// The systems on which it is possible, in words; nil if the model does not distinguish systems.
  public var systems: String?
  /// How the run goes on, if the trace stands for a whole run.
  public var run: RunReport?

  /// Creates a counterexample.
  public init(
    trace: TraceReport, isMinimal: Bool, origin: Origin, replay: String, systems: String? = nil,
    run: RunReport? = nil
  ) {
    self.trace = trace
    self.isMinimal = isMinimal
    self.origin = origin
    self.replay = replay
    self.systems = systems
    self.run = run
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
  ///
  /// The member `reading` is there only if the property has stretches from one step to another,
  /// `vacuous` only if it holds vacuously, and `refutedOn` only if it is true on other systems.
  public var json: OrderedJSON {
    let reason: String? =
      switch verdict {
      case .undecided(let words), .faulty(let words): words
      case .holds, .violated: nil
      }
    var members: [(String, OrderedJSON)] = [
      ("id", .string(id)), ("statement", .string(statement)), ("kind", .string(kind)),
      ("expected", .string(expected.rawValue)), ("verdict", .string(verdict.word)),
      ("reason", .optional(reason)), ("sources", .strings(sources.map(\.label))),
      ("witness", .bool(hasWitness)), ("counterexample", counterexample?.json ?? .null),
    ]
    if let reading { members.append(("reading", .string(reading.rawValue))) }
    if let vacuity { members.append(("vacuous", vacuity.json)) }
    if let refutedOn { members.append(("refutedOn", .string(refutedOn))) }
    if let promise { members += promise.jsonMembers }
    return .object(members)
  }
}

extension Vacuity {
  /// What is vacuous, and why that is meant.
  var json: OrderedJSON {
    .object([
      ("trigger", .bool(isTriggerUnreachable)),
      ("claims", .array(claims.map { .integer($0.number) })), ("meant", .optional(reason)),
    ])
  }
}

extension CounterexampleReport {
  /// The trace, and whether it is minimal.
  public var json: OrderedJSON {
    .object(
      [("minimal", .bool(isMinimal))] + (systems.map { [("systems", .string($0))] } ?? [])
        + (run?.jsonMembers ?? []) + trace.jsonMembers)
  }
}
