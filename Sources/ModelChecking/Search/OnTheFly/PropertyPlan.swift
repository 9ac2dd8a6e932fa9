/// What a search must look out for to judge some properties, and how its answers are read.
@usableFromInline struct PropertyPlan<Machine: StateMachine>: Sendable {
  /// How one claim is judged.
  private enum Judge {
    case refutation(Questions<Machine>.Number)
    case proof(Questions<Machine>.Number)
    case observer(Int, Pattern<Machine>)
    /// By a search for itself: its observer is too large to run beside others.
    case product(Pattern<Machine>)
    /// Not at all: the search forgets too much.
    case none
  }

  private struct Entry {
    let property: Property<Machine>
    let judges: [Judge]
    let trigger: Questions<Machine>.Number?
  }

  @usableFromInline private(set) var questions = Questions<Machine>()
  private var entries: [Entry?] = []
  /// The properties that take the transitions again, not only the states.
  @usableFromInline private(set) var graphProperties: [Int: Property<Machine>] = [:]

  private let isExact: Bool

  /// Plans a search; one that is not exact forgets states, and can judge no patterns.
  @usableFromInline init(_ properties: [Property<Machine>], isExact: Bool = true) {
    self.isExact = isExact
    for (index, property) in properties.enumerated() {
      if isExact && property.claims.contains(where: \.needsGraph) {
        graphProperties[index] = property
        entries.append(nil)
      } else {
        let judges = property.claims.map { judge(of: $0) }
        let trigger = property.trigger.map { questions.add(step: $0) }
        entries.append(Entry(property: property, judges: judges, trigger: trigger))
      }
    }
  }

  private mutating func judge(of claim: Claim<Machine>) -> Judge {
    switch claim {
    case .pattern where !isExact: .none
    // Judged on the graph.
    case .alwaysPossible: .none
    case .always(let condition): .refutation(questions.add(stateWhere: condition, is: false))
    case .everyStep(let trigger, let condition):
      .refutation(questions.add(step: trigger && !condition))
    case .noDeadlock(let exception): .refutation(questions.add(deadEndUnless: exception))
    case .reachable(let condition): .proof(questions.add(stateWhere: condition, is: true))
    case .reachableStep(let condition): .proof(questions.add(step: condition))
    case .pattern(let pattern):
      questions.observers.add(pattern).map { .observer($0, pattern) } ?? .product(pattern)
    }
  }

  /// The results of the properties that are not in ``graphProperties``, by their indices.
  @usableFromInline func results<Table: VisitedTable>(
    from search: OnTheFlySearch<Machine, Table>, observe: (SearchProgress) -> SearchControl
  ) -> [Int: PropertyResult<Machine>] {
    let extent =
      isExact
      ? SearchExtent(stoppedBy: search.stoppedBy, exhaustedLength: search.exhaustedLength)
      : SearchExtent(compactedAndStoppedBy: search.stoppedBy)
    var results: [Int: PropertyResult<Machine>] = [:]
    for (index, entry) in entries.enumerated() {
      guard let entry else { continue }
      let verdicts = entry.judges.map {
        verdict(by: $0, from: search, extent: extent, observe: observe)
      }
      results[index] = extent.result(
        of: entry.property, verdicts: verdicts, witness: entry.trigger.flatMap(search.answer(to:)),
        isOpen: zip(entry.judges, verdicts).contains { isOpen($0, $1, after: search.answers) })
    }
    return results
  }

  /// Whether a claim had a search of its own that was cut short.
  private func isOpen(
    _ judge: Judge, _ verdict: Verdict<Machine>, after answers: Answers
  ) -> Bool {
    guard case .undecided = verdict else { return false }
    switch judge {
    case .observer(let number, _):
      return questions.observers.isViolated(number, in: answers.violated)
    case .product: return true
    case .refutation, .proof, .none: return false
    }
  }

  private func verdict<Table: VisitedTable>(
    by judge: Judge, from search: OnTheFlySearch<Machine, Table>, extent: SearchExtent,
    observe: (SearchProgress) -> SearchControl
  ) -> Verdict<Machine> {
    switch judge {
    case .refutation(let question): extent.refutation(by: search.answer(to: question))
    case .proof(let question): extent.proof(by: search.answer(to: question))
    case .observer(let number, let pattern):
      questions.observers.isViolated(number, in: search.answers.violated)
        ? search.verdict(of: pattern, limits: search.limits.forShortestTrace, observe: observe)
        : extent.refutation(by: nil)
    case .product(let pattern):
      search.verdict(
        of: pattern, limits: search.limits.forProduct(with: pattern.observer), observe: observe)
    case .none: extent.refutation(by: nil)
    }
  }
}

extension SearchLimits {
  /// The limits of the search for a trace that is known to exist, and not to be deep.
  fileprivate var forShortestTrace: SearchLimits { SearchLimits(memory: memory, time: time) }

  /// The limits of a search whose states are those of a machine times those of an observer.
  fileprivate func forProduct(with observer: Observer) -> SearchLimits {
    var limits = self
    limits.states = states.map { $0.multipliedReportingOverflow(by: observer.stateCount) }
      .map { $0.overflow ? .max : $0.partialValue }
    return limits
  }
}

extension Claim {
  /// Whether transitions must be followed backwards, or cycles found.
  fileprivate var needsGraph: Bool {
    switch self {
    case .alwaysPossible: true
    case .pattern(let pattern): pattern.canOwe
    case .always, .everyStep, .reachable, .reachableStep, .noDeadlock: false
    }
  }
}

extension OnTheFlySearch {
  /// Judges a pattern by a search of its own, unless the caller has had enough.
  fileprivate func verdict(
    of pattern: Pattern<Machine>, limits: SearchLimits,
    observe: (SearchProgress) -> SearchControl
  ) -> Verdict<Machine> {
    stoppedBy == .cancelled
      ? .undecided(.stopped(by: .cancelled))
      : machine.verdict(of: pattern, limits: limits, observe: observe)
  }

  /// A shortest trace to what a question asks for, if it was found.
  func answer(to question: Questions<Machine>.Number) -> Trace<Machine>? {
    switch question {
    case .state(let index): answers.states[index].map(shortestTrace(to:))
    case .deadEnd(let index): answers.deadEnds[index].map(shortestTrace(to:))
    case .step(let index): answers.steps[index].map(shortestTrace(to:))
    }
  }
}
