extension StateMachine {
  /// Visits every reachable state, nearest first.
  ///
  /// The result is exact: states are compared, not their hashes. It is deterministic unless a time
  /// limit or the caller cuts the search short. ``StateGraph/stoppedBy`` names the limit that
  /// stopped the search. Cancelling the current task stops it too.
  ///
  /// - Parameters:
  ///   - limits: How far to go.
  ///   - audit: For how many states the machine's contract is audited.
  ///   - observe: Called regularly with the progress; returns whether to go on.
  /// - Returns: The graph of the visited states.
  /// - Complexity: O(states + transitions) time and memory.
  public func explore(
    limits: SearchLimits = .none, auditing audit: ContractAudit = .standard,
    observe: (SearchProgress) -> SearchControl = { _ in .proceed }
  ) -> StateGraph<Self> {
    explore(limits: limits, shared: limits.shared, auditing: audit, observe: observe)
  }

  /// Explores within the time that is left.
  func explore(
    limits: SearchLimits, shared: SharedLimits?, auditing audit: ContractAudit,
    observe: (SearchProgress) -> SearchControl
  ) -> StateGraph<Self> {
    var search = BreadthFirstSearch(
      machine: self, limits: limits, shared: shared, audit: audit)
    search.run(observe: observe)
    var graph = search.graph
    graph.transitionsOfAction = graph.table.transitions(ofEach: graph.actions.count)
    graph.chooseCheapestTraces()
    return graph
  }
}

struct BreadthFirstSearch<Machine: StateMachine> {
  let machine: Machine
  let limits: SearchLimits
  private(set) var graph: StateGraph<Machine>
  private var indices: [Machine.State: Int32] = [:]
  private var actionIndices: [Machine.Action: Int32] = [:]
  /// For each action, the one that was listed after it the last time.
  private var followers: [Int32] = []
  private let shared: SharedLimits?
  private let audit: ContractAudit
  private let auditor: ContractAuditor<Machine>
  private var heap = HeapEstimate<Machine.State>()
  /// Whether the states at the limit of depth are known to lead to no new ones.
  private var isKnownToBeLast = false
  /// The next state whose expansion is audited.
  private var nextAudit = 0
  /// Whether some actions or beginnings cost more than others, so that traces are compared when the
  /// search ends.
  private var hasCosts = false

  init(machine: Machine, limits: SearchLimits, shared: SharedLimits?, audit: ContractAudit) {
    self.machine = machine
    self.limits = limits
    self.shared = shared
    self.audit = audit
    auditor = ContractAuditor(machine)
    graph = StateGraph(machine: machine)
  }

  mutating func run(observe: (SearchProgress) -> SearchControl) {
    if let fault = auditor.faultOfInitialStates() { return stop(by: fault) }
    graph.stoppedBy = addInitialStates()
    while graph.stoppedBy == nil, graph.expandedCount < graph.states.count {
      if graph.expandedCount % 512 == 0, let limit = pause(observe: observe) {
        graph.stoppedBy = limit
        return
      }
      graph.stoppedBy = expand(graph.expandedCount)
    }
  }

  private mutating func addInitialStates() -> Limit? {
    for state in machine.initialStates where indices[state] == nil {
      if let limit = limitReached(depth: 0) { return limit }
      add(state, parent: -1, action: -1, depth: 0)
      graph.initialCount += 1
      if machine.cost(ofBeginningIn: state) != machine.cost(ofBeginningIn: graph.states[0]) {
        hasCosts = true
      }
    }
    return nil
  }

  private mutating func pause(observe: (SearchProgress) -> SearchControl) -> Limit? {
    heap.update(count: graph.states.count) { [states = graph.states] in states[$0] }
    if let limit = shared?.limitReached { return limit }
    let progress = SearchProgress(
      states: graph.states.count, transitions: graph.transitionCount,
      frontier: graph.states.count - graph.expandedCount,
      depth: graph.depth(of: graph.expandedCount))
    return observe(progress) == .stop || Task<Never, Never>.isCancelled ? .cancelled : nil
  }

  /// Ends the search, because the machine breaks its contract.
  private mutating func stop(by fault: ModelFault<Machine>) {
    graph.fault = fault
    graph.stoppedBy = .fault
  }

  /// Follows every transition of one state. A state that a limit interrupts stays unexpanded.
  private mutating func expand(_ state: Int) -> Limit? {
    let source = graph.states[state]
    let depth = graph.depths[state] + 1
    if let limit = limits.depth, depth > limit, !isKnownToBeLast {
      if findsNewStates(from: state) { return .depth(limit) }
      isKnownToBeLast = true
    }
    if state == nextAudit, let fault = auditFault(of: state) {
      graph.fault = fault
      return .fault
    }
    var count = 0
    var last: Int32 = 0
    for action in machine.actions(in: source) {
      count += 1
      if count > machine.largestActionCount {
        graph.table.abandonState()
        graph.fault = .tooManyActions(in: source, listed: count)
        return .fault
      }
      let target = machine.successor(of: source, taking: action)
      let actionIndex = index(of: action, after: last)
      last = actionIndex
      let known = indices[target]
      let targetIndex = known ?? Int32(graph.states.count)
      if known == nil {
        if let limit = limitReached(depth: Int(depth)) {
          graph.table.abandonState()
          return limit
        }
        add(target, parent: Int32(state), action: actionIndex, depth: depth)
      }
      if graph.table.count >= Self.indexLimit {
        graph.table.abandonState()
        return .states(graph.states.count)
      }
      graph.table.append(action: actionIndex, target: targetIndex)
    }
    graph.table.finishState()
    return nil
  }

  /// Whether the states at the limit of depth, which begin with a state, lead to new ones.
  private func findsNewStates(from first: Int) -> Bool {
    (first..<graph.states.count).contains { number in
      let source = graph.states[number]
      return machine.listedActions(in: source).contains { action in
        indices[machine.successor(of: source, taking: action)] == nil
      }
    }
  }

  /// The fault that a state shows, or one of its successors that is taken for a known state.
  private mutating func auditFault(of state: Int) -> ModelFault<Machine>? {
    nextAudit = audit.next(from: state + 1)
    let source = graph.states[state]
    if let fault = auditor.fault(in: source) { return fault }
    let actions = machine.listedActions(in: source)
    guard let action = actions.isEmpty ? nil : actions[state % actions.count] else { return nil }
    let target = machine.successor(of: source, taking: action)
    guard let index = indices[target] else { return nil }
    let pair = EqualStates<Machine>(known: graph.states[Int(index)], arrived: target)
    if pair.areIdentical { return nil }
    if let fault = pair.fault(in: machine) { return fault }
    if graph.suspects.count < EqualStates<Machine>.largestNumberKept { graph.suspects.append(pair) }
    return nil
  }

  private mutating func add(_ state: Machine.State, parent: Int32, action: Int32, depth: Int32) {
    indices[state] = Int32(graph.states.count)
    graph.states.append(state)
    graph.table.stateCount += 1
    graph.parent.append(parent)
    graph.parentAction.append(action)
    graph.depths.append(depth)
  }

  /// The number of an action, given that of the one that is listed before it.
  ///
  /// The same action often follows again, and to compare it takes less time than to look it up.
  private mutating func index(of action: Machine.Action, after last: Int32) -> Int32 {
    if Int(last) < followers.count {
      let guess = followers[Int(last)]
      if graph.actions[Int(guess)] == action { return guess }
    }
    let index = actionIndices[action] ?? Int32(graph.actions.count)
    if Int(index) == graph.actions.count {
      actionIndices[action] = index
      graph.actions.append(action)
      if machine.cost(of: action) != machine.cost(of: graph.actions[0]) { hasCosts = true }
      followers.append(index)
    }
    followers[Int(last)] = index
    return index
  }

  private func limitReached(depth: Int) -> Limit? {
    if graph.states.count >= Self.indexLimit { return .states(Self.indexLimit) }
    if let limit = limits.states, graph.states.count >= limit { return .states(limit) }
    if let limit = limits.memory, estimatedBytes >= limit { return .memory(limit) }
    return nil
  }

  /// States and transitions have indices of 32 bits.
  private static var indexLimit: Int { Int(Int32.max) }

  /// The largest size of the arrays and the dictionary, with a copy of the largest while it grows.
  ///
  /// A state is in an array and in a dictionary, each at least half full, and has four links. A
  /// transition has three links, and later an entry in the list of its action. To compare what
  /// traces cost takes 32 bytes for each state, and two of its links are copied.
  private var estimatedBytes: Int {
    let state = MemoryLayout<Machine.State>.stride
    let links = hasCosts ? 88 : 48
    return graph.states.count * (6 * state + links) + graph.transitionCount * 32
      + heap.total(of: graph.states.count)
  }
}
