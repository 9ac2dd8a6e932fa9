import ModelChecking

/// The successors of some states, as far as they are known.
private struct Expansion<Machine: StateMachine> {
  var transitions: UInt64 = 0
  var successors = WorkerWriter()
  var successorCount: UInt32 = 0
  var findings = WorkerWriter()
  var findingCount: UInt32 = 0
  private var known: Set<JudgedMachine<Machine>.Place> = []
  private var keys: Set<[UInt8]> = []

  /// Counts a step; returns whether its target is new in this reply.
  mutating func isNew(_ target: JudgedMachine<Machine>.Place) -> Bool {
    transitions += 1
    return known.insert(target).inserted
  }

  mutating func add(_ key: [UInt8], from source: UInt32, by action: UInt16) throws(WorkerFault) {
    guard keys.insert(key).inserted else { throw .equalKeys }
    successorCount += 1
    successors.put(key)
    successors.put(source)
    successors.put(action)
  }

  mutating func find(_ property: Int, from source: UInt32, by action: UInt16 = .max) {
    findingCount += 1
    findings.put(UInt16(property))
    findings.put(source)
    findings.put(action)
  }

  var bytes: [UInt8] {
    var head = WorkerWriter()
    head.put(transitions)
    head.put(successorCount)
    var middle = WorkerWriter()
    middle.put(findingCount)
    return head.bytes + successors.bytes + middle.bytes + findings.bytes
  }
}

extension SearchWorker {
  func expand(_ places: [JudgedMachine<Machine>.Place]) throws(WorkerFault) -> [UInt8] {
    var expansion = Expansion<Machine>()
    for (position, source) in places.enumerated() {
      let number = UInt32(position)
      let actions = try judged.actions(in: source.state)
      for (property, judge) in judged.judges.enumerated()
      where judge.isFound(in: source.state, isTerminal: actions.isEmpty) {
        expansion.find(property, from: number)
      }
      for (index, action) in actions.enumerated() {
        let target = judged.place(after: source, taking: action)
        if expansion.isNew(target) {
          try expansion.add(key(of: target), from: number, by: UInt16(index))
        }
        for property in found(from: source, by: action, to: target) {
          expansion.find(property, from: number, by: UInt16(index))
        }
      }
    }
    return expansion.bytes
  }

  /// The properties that a step decides.
  private func found(
    from source: JudgedMachine<Machine>.Place, by action: Machine.Action,
    to target: JudgedMachine<Machine>.Place
  ) -> [Int] {
    if judged.judges.isEmpty { return [] }
    let step = Step<Machine>(source: source.state, action: action, target: target.state)
    return judged.judges.indices.filter { judged.judges[$0].isFound(in: step) }
      + judged.broken(from: source, to: target)
  }
}
