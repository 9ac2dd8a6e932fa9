/// The result of a search.
///
/// After a search in a view (``MachineView``) the counts are those of the view, and the results those
/// of the machine.
public struct SearchReport<Machine: StateMachine>: Sendable {
  /// The number of distinct states found.
  public let states: Int
  /// The number of transitions of all expanded states.
  public let transitions: Int
  /// The greatest depth of a known state, in steps.
  public let depth: Int
  /// What cut the search short, or nil if every reachable state was expanded.
  public let stoppedBy: Limit?
  /// The memory of the search at its end.
  public let memory: MemoryUse
  /// The observed breach of the machine's contract, if any. Every verdict is then this fault, and
  /// the counts end with the state that shows it.
  public let fault: ModelFault<Machine>?
  /// The number of expanded states whose contract was audited.
  public let auditedStates: Int
  /// The results, in the order of the properties.
  public let results: [PropertyResult<Machine>]
  /// The estimated omissions; nil after an exact search.
  public let compaction: CompactionEstimate?

  /// The result for the property with an identifier.
  /// - Precondition: The property was judged.
  public subscript(id: String) -> PropertyResult<Machine> { results.result(named: id) }

  /// Whether everything that is reachable, in the view if there is one, was certainly explored.
  public var isComplete: Bool { stoppedBy == nil && compaction == nil }

  init(
    _ findings: SearchFindings<Machine>, results: [PropertyResult<Machine>]
  ) {
    fault = findings.fault
    auditedStates = findings.auditedStates
    states = findings.states
    transitions = findings.transitions
    depth = findings.depth
    stoppedBy = findings.stoppedBy
    memory = findings.memory
    compaction = findings.compaction
    self.results = results
  }

  /// A report with the counts of another machine with the same states, and with results for this
  /// one.
  init<Other: StateMachine>(
    _ report: SearchReport<Other>, fault: ModelFault<Machine>? = nil,
    results: [PropertyResult<Machine>]
  ) where Other.State == Machine.State, Other.Action == Machine.Action {
    self.fault = fault ?? report.fault?.map(\.self)
    auditedStates = report.auditedStates
    states = report.states
    transitions = report.transitions
    depth = report.depth
    stoppedBy = report.stoppedBy
    memory = report.memory
    compaction = report.compaction
    self.results = results
  }
}

/// The memory of a search in bytes.
public struct MemoryUse: Hashable, Sendable {
  /// The set of visited states.
  public let visited: Int
  /// The order of discovery.
  public let order: Int
  /// The links from which counterexamples are rebuilt.
  public let parents: Int

  /// The heap memory behind the states, estimated from samples.
  public let heap: Int

  /// The total.
  public var total: Int { visited + order + parents + heap }

  @usableFromInline init(visited: Int, order: Int, parents: Int, heap: Int) {
    self.heap = heap
    self.visited = visited
    self.order = order
    self.parents = parents
  }
}

/// The findings of a search, which remain after its memory is released.
@usableFromInline struct SearchFindings<Machine: StateMachine>: Sendable {
  let states: Int
  let transitions: Int
  let depth: Int
  let stoppedBy: Limit?
  let memory: MemoryUse
  let compaction: CompactionEstimate?
  let extent: SearchExtent
  let fault: ModelFault<Machine>?
  let auditedStates: Int
  let suspects: [EqualStates<Machine>]

  /// The bits of the observers whose patterns were found to be broken.
  let violated: [UInt64]
  /// The first bits of the observers whose requirement was exercised.
  let exercised: [UInt64]
  private let traces: Traces

  /// A shortest trace to the first match of each watch list entry, if any.
  @usableFromInline struct Traces: Sendable {
    @usableFromInline var states: [Trace<Machine>?] = []
    @usableFromInline var steps: [Trace<Machine>?] = []
    @usableFromInline var terminalStates: [Trace<Machine>?] = []

    @usableFromInline init() {}

    /// Adds entries without traces for new watch list entries.
    @usableFromInline mutating func fill(_ watchList: WatchList<Machine>) {
      while states.count < watchList.states.count { states.append(nil) }
      while steps.count < watchList.steps.count { steps.append(nil) }
      while terminalStates.count < watchList.terminalStates.count { terminalStates.append(nil) }
    }
  }

  init(
    states: Int, transitions: Int, depth: Int, stoppedBy: Limit?, memory: MemoryUse,
    extent: SearchExtent, fault: ModelFault<Machine>?, auditedStates: Int, violated: [UInt64],
    exercised: [UInt64], traces: Traces
  ) {
    self.states = states
    self.transitions = transitions
    self.depth = depth
    self.stoppedBy = stoppedBy
    self.memory = memory
    compaction = nil
    self.extent = extent
    self.fault = fault
    self.auditedStates = auditedStates
    suspects = []
    self.violated = violated
    self.exercised = exercised
    self.traces = traces
  }

  init<Encoding: StateEncoding<Machine.State>, Table: VisitedTable & ~Copyable>(
    _ search: borrowing OnTheFlySearch<Machine, Encoding, Table>,
    compaction: CompactionEstimate? = nil
  ) {
    self.states = search.log.count
    transitions = search.transitionCount
    depth = search.depth
    stoppedBy = search.stoppedBy
    memory = search.memoryUse
    self.compaction = compaction
    extent =
      compaction == nil
      ? SearchExtent(stoppedBy: search.stoppedBy, exhaustedLength: search.exhaustedLength)
      : SearchExtent(compactedAndStoppedBy: search.stoppedBy)
    let matches = search.matches
    violated = matches.violated
    exercised = (0..<search.observers.wordCount).map { word in
      (0..<search.parts).reduce(0) { $0 | search.workers[$1].reader.exercised[word] }
    }
    auditedStates = search.auditedCount
    suspects = search.suspects
    var traces = Traces()
    var fault = search.fault
    do throws(ModelFault<Machine>) {
      if fault == nil {
        traces.states = try Self.traces(to: matches.states, from: search)
        traces.terminalStates = try Self.traces(to: matches.terminalStates, from: search)
        for position in matches.steps {
          guard let position else { traces.steps.append(nil); continue }
          traces.steps.append(try search.shortestTrace(to: position))
        }
      }
    } catch {
      fault = error
    }
    self.traces = traces
    self.fault = fault
  }

  private static func traces<
    Encoding: StateEncoding<Machine.State>, Table: VisitedTable & ~Copyable
  >(
    to states: [Int?], from search: borrowing OnTheFlySearch<Machine, Encoding, Table>
  ) throws(ModelFault<Machine>) -> [Trace<Machine>?] {
    var traces: [Trace<Machine>?] = []
    for state in states {
      guard let state else { traces.append(nil); continue }
      traces.append(try search.shortestTrace(to: state))
    }
    return traces
  }

  /// Whether an entry of the watch list had a match.
  func hasMatch(_ number: WatchList<Machine>.Number) -> Bool { trace(to: number) != nil }

  /// A shortest trace to the first match of a watch list entry, if any.
  func trace(to number: WatchList<Machine>.Number) -> Trace<Machine>? {
    switch number {
    case .state(let index): traces.states[index]
    case .step(let index): traces.steps[index]
    case .terminalState(let index): traces.terminalStates[index]
    }
  }
}

extension OnTheFlySearch where Table: ~Copyable {
  @usableFromInline var findings: SearchFindings<Machine> { SearchFindings(self) }

  /// The findings of a search with compaction.
  @usableFromInline func compactedFindings<Key>() -> SearchFindings<Machine>
  where Table == BitTable<Key> {
    let segments = (0..<parts).flatMap { workers[$0].table.estimates }
    return SearchFindings(
      self, compaction: CompactionEstimate(segments, states: log.count))
  }
}
