extension StateMachine where Encoding.Key: StateCode {
  /// A number that distinguishes searches: by the machine's name, by the transitions of its first
  /// states, and by the names in the watch list.
  ///
  /// Code cannot be compared. A change that affects neither a name nor the first states is not
  /// detected.
  @usableFromInline func identity(of watchList: WatchList<Self>, recordSize: Int) -> UInt64 {
    var sum = Checksum()
    sum.add("\(Self.self) \(Encoding.Key.self)")
    sum.mix(UInt64(recordSize))
    for entry in watchList.states { sum.add("\(entry.condition.name) \(entry.value)") }
    for step in watchList.steps { sum.add(step.name) }
    for exception in watchList.terminalStates { sum.add(exception.name) }
    for member in watchList.observers.members {
      for (letter, condition) in member.conditions {
        sum.add("\(letter.rawValue) \(condition.name)")
      }
      for entry in member.observer.next { sum.mix(UInt64(entry)) }
    }
    addNearestStates(to: &sum)
    return sum.value
  }

  private func addNearestStates(to sum: inout Checksum) {
    let encoding = Encoding()
    var known: Set<Encoding.Key> = []
    var states: [State] = []
    func add(_ state: State) {
      let key = encoding.key(of: state)
      sum.mix(key.scrambled)
      if known.count < Self.maxSampleSize, known.insert(key).inserted { states.append(state) }
    }
    for state in initialStates.prefix(Self.maxSampleSize) { add(state) }
    var next = 0
    while next < states.count {
      let state = states[next]
      next += 1
      for action in actions(in: state).prefix(Self.maxSampleSize) {
        add(successor(of: state, taking: action))
      }
      sum.mix(UInt64(states.count))
    }
  }

  private static var maxSampleSize: Int { 512 }
}
