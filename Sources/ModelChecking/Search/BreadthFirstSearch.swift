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
  @inlinable public func explore(
    limits: SearchLimits = .none, auditing audit: ContractAudit = .standard,
    observe: (SearchProgress) -> SearchControl = { _ in .proceed }
  ) -> StateGraph<Self> {
    explore(limits: limits, shared: limits.shared, auditing: audit, observe: observe)
  }

  /// Explores within the time that is left.
  @inlinable func explore(
    limits: SearchLimits, shared: SharedLimits?, auditing audit: ContractAudit,
    observe: (SearchProgress) -> SearchControl
  ) -> StateGraph<Self> {
    var search = BreadthFirstSearch(self, limits: limits, shared: shared, audit: audit)
    search.run(observe: observe)
    return StateGraph(of: search.machine, search.found)
  }
}

/// A search that stores states and transitions. It is specialized in the module of each machine.
@usableFromInline struct BreadthFirstSearch<Machine: StateMachine>: ~Copyable {
  @usableFromInline let machine: Machine
  @usableFromInline let limits: SearchLimits
  /// The states and transitions found so far.
  @usableFromInline var found = FoundGraph<Machine>()
  /// The known states, by their numbers.
  @usableFromInline var table = IndexTable<Machine.State>(worker: 0, of: 1)
  @usableFromInline var actionTable = ActionTable<Machine.Action>()
  /// The actions in the state that is being expanded, and their numbers.
  @usableFromInline var choices = Buffer<Machine.Action>()
  @usableFromInline var choiceNumbers = Buffer<Int32>()
  /// The states whose actions the machine has listed in one batch, and these lists.
  @usableFromInline var batch = 0..<0
  @usableFromInline var batchLists: [[Machine.Action]] = Array(repeating: [], count: 64)
  /// The successors and their numbers. New ones have the next numbers.
  @usableFromInline var targets = Buffer<Machine.State>()
  @usableFromInline var hashes = Buffer<UInt64>()
  @usableFromInline var numbers = Buffer<Int32>()
  @usableFromInline let shared: SharedLimits?
  @usableFromInline let audit: ContractAudit
  @usableFromInline let auditor: ContractAuditor<Machine>
  @usableFromInline var heap = HeapEstimate<Machine.State>()
  /// Whether the states at the limit of depth are known to lead to no new ones.
  @usableFromInline var isKnownToBeLast = false
  /// The next state whose expansion is audited.
  @usableFromInline var nextAudit = 0

  @inlinable init(
    _ machine: Machine, limits: SearchLimits, shared: SharedLimits?, audit: ContractAudit
  ) {
    self.machine = machine
    self.limits = limits
    self.shared = shared
    self.audit = audit
    auditor = ContractAuditor(machine)
  }

  @inlinable mutating func run(observe: (SearchProgress) -> SearchControl) {
    found.stoppedBy = auditor.faultOfInitialStates().map { note($0) } ?? addInitialStates()
    defer { found.actions = actionTable.actions }
    while found.stoppedBy == nil, found.table.expandedCount < found.states.count {
      if found.table.expandedCount % 512 == 0, let limit = pause(observe: observe) {
        found.stoppedBy = limit
        return
      }
      found.stoppedBy = expand(found.table.expandedCount)
    }
  }

  @inlinable mutating func addInitialStates() -> Limit? {
    targets.removeAll()
    for state in machine.initialStates { targets.append(state) }
    numberTargets()
    for index in 0..<targets.count where Int(numbers[index]) == found.states.count {
      if let limit = limitReached { return limit }
      add(targets[index], parent: -1, action: -1, depth: 0)
      found.initialCount += 1
      noteCost(
        machine.cost(ofBeginningIn: targets[index]),
        beside: machine.cost(ofBeginningIn: found.states[0]))
    }
    return nil
  }
}

// MARK: - One state

extension BreadthFirstSearch {
  /// Follows every transition of one state. A state that a limit interrupts stays unexpanded.
  @inlinable mutating func expand(_ state: Int) -> Limit? {
    let depth = found.depths[state] + 1
    if let limit = limits.depth, depth > limit, !isKnownToBeLast {
      if findsNewStates(from: state) { return .depth(limit) }
      isKnownToBeLast = true
    }
    let isAudited = state == nextAudit
    if isAudited, let fault = auditor.fault(in: found.states[state]) { return note(fault) }
    if let fault = generate(from: state) { return note(fault) }
    numberTargets()
    if isAudited {
      nextAudit = audit.next(from: state + 1)
      if let fault = faultOfBatch(at: state) { return note(fault) }
      if let fault = faultOfKnownTarget(of: state) { return note(fault) }
    }
    numberChoices()
    for index in 0..<targets.count where Int(numbers[index]) == found.states.count {
      if let limit = limitReached { return limit }
      add(
        targets[index], parent: Int32(truncatingIfNeeded: state), action: choiceNumbers[index],
        depth: depth)
    }
    if found.table.count > Self.indexLimit - targets.count { return .states(found.states.count) }
    found.table.appendState(
      actions: choiceNumbers.elements, targets: numbers.elements, count: targets.count)
    return nil
  }

  /// Lists the actions in a state, and the successors.
  ///
  /// - Returns: The fault of a state with too many actions.
  @inlinable mutating func generate(from state: Int) -> ModelFault<Machine>? {
    choices.removeAll()
    targets.removeAll()
    // A local variable, because the compiler must assume that the machine's code changes the
    // search.
    let (machine, source) = (machine, found.states[state])
    if isInBatch(state) {
      for action in batchLists[state - batch.lowerBound] {
        choices.append(action)
        targets.append(machine.successor(of: source, taking: action))
      }
      return nil
    }
    for action in machine.actions(in: source) {
      if choices.count == machine.maxActionCount {
        return .tooManyActions(in: source, listed: choices.count + 1)
      }
      choices.append(action)
      targets.append(machine.successor(of: source, taking: action))
    }
    return nil
  }

  /// Whether the machine has listed a state's actions in a batch. A state outside the current batch
  /// requests the next one.
  @inlinable mutating func isInBatch(_ state: Int) -> Bool {
    if batch.contains(state) { return true }
    let next = state..<min(state + batchLists.count, found.states.count)
    for index in batchLists.indices { batchLists[index].removeAll(keepingCapacity: true) }
    guard machine.listActions(ofEach: found.states[next], in: &batchLists) else { return false }
    batch = next
    return true
  }

  /// The fault of a machine whose batch lists differ from the list for the state alone.
  @inlinable func faultOfBatch(at state: Int) -> ModelFault<Machine>? {
    guard batch.contains(state) else { return nil }
    let alone = machine.listedActions(in: found.states[state])
    return alone == batchLists[state - batch.lowerBound]
      ? nil : .actionsChanged(in: found.states[state])
  }

  /// Looks up the targets. The table gives new ones the next numbers.
  @inlinable mutating func numberTargets() {
    let count = targets.count
    hashes.setCount(count)
    numbers.setCount(count)
    table.number(
      targets.elements, count: count, hashes: hashes.elements, to: numbers.elements)
  }

  /// Looks up the actions that were listed.
  @inlinable mutating func numberChoices() {
    let known = actionTable.actions.count
    choiceNumbers.setCount(choices.count)
    var last: Int32 = 0
    for index in 0..<choices.count {
      last = actionTable.number(of: choices.elements + index, after: last)
      choiceNumbers.elements[index] = last
    }
    for action in actionTable.actions[known...] {
      noteCost(machine.cost(of: action), beside: machine.cost(of: actionTable.actions[0]))
    }
  }

  /// Whether the states at the limit of depth, from a given one on, lead to new states.
  ///
  /// The new states are then in the table, so the search must end.
  @inlinable mutating func findsNewStates(from first: Int) -> Bool {
    for state in first..<found.states.count {
      _ = generate(from: state)
      numberTargets()
      for index in 0..<targets.count where Int(numbers[index]) >= found.states.count { return true }
    }
    return false
  }

  /// The fault of a target that is mistaken for a known state that differs from it.
  @usableFromInline mutating func faultOfKnownTarget(of state: Int) -> ModelFault<Machine>? {
    guard targets.count > 0 else { return nil }
    let index = state % targets.count
    guard Int(numbers[index]) < found.states.count else { return nil }
    let pair = EqualStates<Machine>(
      known: found.states[Int(numbers[index])], arrived: targets[index])
    if pair.areIdentical { return nil }
    if let fault = pair.fault(in: machine) { return fault }
    if found.suspects.count < EqualStates<Machine>.maxKeptPairs { found.suspects.append(pair) }
    return nil
  }

  /// Ends the search, because the machine breaks its contract.
  @usableFromInline mutating func note(_ fault: ModelFault<Machine>) -> Limit {
    found.fault = fault
    return .fault
  }

  @inlinable mutating func add(
    _ state: Machine.State, parent: Int32, action: Int32, depth: Int32
  ) {
    found.states.append(state)
    found.table.stateCount += 1
    found.parent.append(parent)
    found.parentAction.append(action)
    found.depths.append(depth)
  }

  @inlinable mutating func noteCost(_ cost: Int, beside first: Int) {
    if cost != first { found.hasCosts = true }
  }
}

// MARK: - Limits

extension BreadthFirstSearch {
  @usableFromInline mutating func pause(
    observe: (SearchProgress) -> SearchControl
  ) -> Limit? {
    heap.update(count: found.states.count) { [states = found.states] in states[$0] }
    if let limit = shared?.limitReached { return limit }
    let expanded = found.table.expandedCount
    let progress = SearchProgress(
      states: found.states.count, transitions: found.table.count,
      frontier: found.states.count - expanded, depth: Int(found.depths[expanded]))
    return observe(progress) == .stop || Task<Never, Never>.isCancelled ? .cancelled : nil
  }

  /// The limit that forbids another state.
  @inlinable var limitReached: Limit? {
    if found.states.count >= Self.indexLimit { return .states(Self.indexLimit) }
    if let limit = limits.states, found.states.count >= limit { return .states(limit) }
    if let limit = limits.memory, estimatedBytes >= limit { return .memory(limit) }
    return nil
  }

  /// States and transitions have indices of 32 bits.
  @inlinable static var indexLimit: Int { Int(Int32.max) }

  /// The largest size of the arrays and the table, including a copy of the largest while it grows.
  ///
  /// A state is in an array that is at least half full and in the list of the table, and has four
  /// links and a slot. A transition has two links, and later its number and two links in the list
  /// of its action. Comparing costs of traces takes 32 bytes for each state, and two of its links
  /// are copied. The table's cache of recent keys, at most 16 MB, is not counted.
  @usableFromInline var estimatedBytes: Int {
    let state = MemoryLayout<Machine.State>.stride
    let links = found.hasCosts ? 96 : 56
    return found.states.count * (4 * state + links) + found.table.count * 32
      + heap.total(of: found.states.count)
  }
}
