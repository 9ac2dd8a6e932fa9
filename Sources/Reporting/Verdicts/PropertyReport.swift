/// What is known about one property, in words.
public struct PropertyReport: Hashable, Sendable {
  /// The short identifier.
  public var id: String
  /// What the property says, in one sentence.
  public var statement: String
  /// The part that it plays, or what kind of claim it makes: `invariant`, `belief`, `reachable`…
  public var kind: String
  /// Whether it is expected to hold or to be violated.
  public var expected: Expectation
  /// What was found.
  public var verdict: Finding
  /// Who says it.
  public var sources: [SourceReport]
  /// Whether the situation that it speaks of is known to arise, so that it does not hold for nothing.
  public var hasWitness: Bool
  /// Whether that situation is known never to arise.
  public var isVacuous: Bool
  /// A trace that breaks it.
  public var counterexample: CounterexampleReport?

  /// Creates a report from its parts.
  public init(
    id: String, statement: String, kind: String, expected: Expectation, verdict: Finding,
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

  /// What a model is expected to make of a property.
  public enum Expectation: String, CaseIterable, Hashable, Sendable {
    /// The property is true.
    case holds
    /// The property is what people believe, and false.
    case violated
  }

  /// What a search has found out about a property.
  public enum Finding: Hashable, Sendable {
    /// Proved.
    case holds
    /// Refuted.
    case violated
    /// Neither, for a reason.
    case undecided(String)

    /// The verdict in one word.
    public var word: String {
      switch self {
      case .holds: "holds"
      case .violated: "violated"
      case .undecided: "undecided"
      }
    }
  }

  /// Whether the verdict is the expected one; nil while it is undecided.
  public var isAsExpected: Bool? {
    switch verdict {
    case .holds: expected == .holds && !isVacuous
    case .violated: expected == .violated
    case .undecided: nil
    }
  }
}

/// A source, by its short name and in full.
public struct SourceReport: Hashable, Sendable {
  /// The short name, for example `F79`.
  public var label: String
  /// What it says, or why nobody does.
  public var statement: String
  /// The documents that say it.
  public var documents: String

  /// Creates a source.
  public init(label: String, statement: String, documents: String = "") {
    self.label = label
    self.statement = statement
    self.documents = documents
  }
}

/// A trace that breaks a property, and how it was found.
public struct CounterexampleReport: Hashable, Sendable {
  /// The trace; its last step is the one that breaks the property.
  public var trace: TraceReport
  /// Whether no shorter trace breaks the property; false only where that is not proved.
  public var isMinimal: Bool
  /// How it was found.
  public var origin: Origin
  /// The command line that runs it again.
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
    /// By visiting states, nearest first.
    case search
    /// By a random walk of so many steps, then shrunk.
    case walk(seed: UInt64, steps: Int)
  }
}
