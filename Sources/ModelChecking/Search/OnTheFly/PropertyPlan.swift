/// How the claims of properties are judged: what one search watches for, and which searches follow.
@usableFromInline struct PropertyPlan<Machine: StateMachine>: Sendable {
  /// The source of the answer to a claim's question.
  private enum Source {
    /// An entry of the watch list, and another for the steps that exercise the claim.
    case watched(WatchList<Machine>.Number, tested: WatchList<Machine>.Number? = nil)
    /// An observer in the search judges the pattern; another search finds the trace.
    case observer(Int, Pattern<Machine>)
    /// A search for this pattern alone, because its observer is too large for the main search.
    case ownSearch(Pattern<Machine>)
    /// Nothing: a search with compaction omits too much.
    case none
  }

  private enum Entry {
    case search([Source], trigger: WatchList<Machine>.Number?)
    /// All claims are judged on the stored graph, because one of them needs its transitions.
    case graph
    /// A fault of the property replaces the verdict.
    case faulty(ModelFault<Machine>)
  }

  @usableFromInline private(set) var watchList = WatchList<Machine>()
  private let properties: [Property<Machine>]
  private var entries: [Entry] = []
  private let isExact: Bool
  private let observerWords: Int

  /// Plans a search. A search with compaction omits states and can judge no patterns. Patterns
  /// whose observers exceed the number of words get a search of their own.
  @usableFromInline init(
    _ properties: [Property<Machine>], isExact: Bool = true, observerWords: Int = .max
  ) {
    self.properties = properties
    self.isExact = isExact
    self.observerWords = observerWords
    for property in properties { entries.append(entry(for: property)) }
  }

  private mutating func entry(for property: Property<Machine>) -> Entry {
    if let fault = property.fault { return .faulty(fault) }
    let questions = property.claims.map(\.question)
    if isExact && questions.contains(where: \.needsGraph) { return .graph }
    let trigger = property.trigger.map { watchList.add(step: $0) }
    let sources = questions.enumerated().map { index, question in
      source(of: question, testedBy: index == property.triggeringClaim ? trigger : nil)
    }
    return .search(sources, trigger: trigger)
  }

  /// The source of an answer. The steps that exercise the claim may already have a number.
  private mutating func source(
    of question: Question<Machine>, testedBy trigger: WatchList<Machine>.Number?
  ) -> Source {
    switch question {
    case .state(let condition, let value):
      .watched(watchList.add(stateWhere: condition, is: value))
    case .step(let first, let exception):
      .watched(
        watchList.add(step: first.except(exception)),
        tested: exception.map { _ in trigger ?? watchList.add(step: first) })
    case .terminalState(let exception):
      .watched(watchList.add(terminalStateExcept: exception))
    case .violation(let pattern) where isExact:
      watchList.observers.add(pattern, within: observerWords).map { .observer($0, pattern) }
        ?? .ownSearch(pattern)
    case .violation, .stateUnable: .none
    }
  }
}

extension PropertyPlan {
  /// Judges the properties by the findings of a search, and by further searches where needed.
  @usableFromInline func report(
    on findings: SearchFindings<Machine>, of machine: Machine, _ request: SearchRequest<Machine>,
    observe: (SearchProgress) -> SearchControl
  ) -> SearchReport<Machine> {
    SearchReport(
      findings, results: results(from: findings, of: machine, request, observe: observe))
  }

  private func results(
    from findings: SearchFindings<Machine>, of machine: Machine, _ request: SearchRequest<Machine>,
    observe: (SearchProgress) -> SearchControl
  ) -> [PropertyResult<Machine>] {
    if let fault = findings.fault { return properties.map { .faulty(fault, $0) } }
    var further = FollowUpSearches(
      machine: machine, request: request, isCancelled: findings.stoppedBy == .cancelled)
    let judged = zip(properties, entries).map { property, entry -> PropertyResult<Machine>? in
      if case .faulty(let fault) = entry { return .faulty(fault, property) }
      guard case .search(let sources, let trigger) = entry else { return nil }
      if let fault = findings.suspects.fault(in: property) { return .faulty(fault, property) }
      do throws(ModelFault<Machine>) {
        var answers: [Answer<Machine>] = []
        for (claim, source) in zip(property.claims, sources) {
          answers.append(
            try answer(to: claim.question, from: source, findings, &further, observe: observe))
        }
        return findings.extent.result(
          of: property, answers: answers, witness: trigger.flatMap(findings.trace(to:)),
          in: machine)
      } catch {
        return .faulty(error, property)
      }
    }
    guard judged.contains(where: { $0 == nil }) else { return judged.compactMap(\.self) }
    let graph = further.explore(observe: observe)
    return zip(properties, judged).map { $1 ?? graph.check($0) }
  }

  private func answer(
    to question: Question<Machine>, from source: Source, _ findings: SearchFindings<Machine>,
    _ further: inout FollowUpSearches<Machine>, observe: (SearchProgress) -> SearchControl
  ) throws(ModelFault<Machine>) -> Answer<Machine> {
    switch source {
    case .none: return findings.extent.answer(to: question, by: nil)
    case .watched(let number, let tested):
      return findings.extent.answer(
        to: question, by: findings.trace(to: number),
        isExercised: tested.map(findings.hasMatch) ?? true)
    case .observer(let number, let pattern):
      guard watchList.observers.isViolated(number, in: findings.violated) else {
        return findings.extent.answer(
          to: question, by: nil,
          isExercised: watchList.observers.isExercised(number, in: findings.exercised))
      }
      return try further.answer(
        to: question, pattern, limits: limits(forTraceWithin: further.request.limits),
        after: findings.extent, isCertain: true, observe: observe)
    case .ownSearch(let pattern):
      return try further.answer(
        to: question, pattern,
        limits: limits(forProductWith: pattern.observer, within: further.request.limits),
        after: findings.extent, observe: observe)
    }
  }

  /// The limits of the search for a trace that is known to exist at a small depth.
  private func limits(forTraceWithin limits: SearchLimits) -> SearchLimits {
    SearchLimits(memory: limits.memory, time: limits.time)
  }

  /// The limits of a search whose states are pairs of a machine state and an observer state.
  private func limits(
    forProductWith observer: Observer, within limits: SearchLimits
  ) -> SearchLimits {
    var limits = limits
    limits.states = limits.states.map { $0.multipliedReportingOverflow(by: observer.stateCount) }
      .map { $0.overflow ? .max : $0.partialValue }
    return limits
  }
}

/// The searches that follow the first one of a check.
///
/// They run one at a time. Each begins after the earlier ones have released their memory, so that
/// it can use all of it. The limit of time is shared: each has the time that the earlier ones have
/// left. After the caller has stopped one, no other begins.
private struct FollowUpSearches<Machine: StateMachine> {
  let machine: Machine
  let request: SearchRequest<Machine>
  var isCancelled: Bool

  /// Finds a trace that breaks a pattern, which an observer may have seen broken before.
  mutating func answer(
    to question: Question<Machine>, _ pattern: Pattern<Machine>, limits: SearchLimits,
    after extent: SearchExtent, isCertain: Bool = false,
    observe: (SearchProgress) -> SearchControl
  ) throws(ModelFault<Machine>) -> Answer<Machine> {
    guard !isCancelled else {
      return Answer(
        trace: nil, doubt: .stopped(by: .cancelled), judgedLength: -1, isExercised: true,
        isCertain: isCertain)
    }
    let own = try machine.violation(
      of: pattern, isCertain: isCertain, limits: limits, shared: request.shared
    ) { control($0, observe) }
    if isCertain, own.trace == nil, own.extent.isComplete {
      throw .notReproduced(machine.initialStates.first.map { Trace(from: $0) })
    }
    let isCut = own.trace == nil && !own.extent.isComplete
    return Answer(
      trace: own.trace, doubt: own.extent.doubt,
      judgedLength: (isCut ? own.extent : extent).judgedLength(of: question),
      isExercised: own.isExercised, isCertain: isCertain)
  }

  /// Stores the graph.
  mutating func explore(observe: (SearchProgress) -> SearchControl) -> StateGraph<Machine> {
    machine.explore(
      limits: request.limits, shared: request.shared, auditing: request.audit
    ) { control($0, observe) }
  }

  private mutating func control(
    _ progress: SearchProgress, _ observe: (SearchProgress) -> SearchControl
  ) -> SearchControl {
    if !isCancelled { isCancelled = observe(progress) == .stop }
    return isCancelled ? .stop : .proceed
  }
}
