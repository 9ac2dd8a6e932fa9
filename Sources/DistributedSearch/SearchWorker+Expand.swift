import ModelChecking

/// The successors of some states, as far as they are known.
private struct Expansion<Code: CompactCode> {
  var transitions: UInt64 = 0
  var successors = WorkerWriter()
  var successorCount: UInt32 = 0
  var findings = WorkerWriter()
  var findingCount: UInt32 = 0
  private var known: Set<Code> = []

  mutating func add(_ code: Code, from source: UInt32, by action: UInt16) {
    transitions += 1
    guard known.insert(code).inserted else { return }
    successorCount += 1
    successors.put(code: code)
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
  func expand(_ codes: [Code]) throws(WorkerFault) -> [UInt8] {
    var expansion = Expansion<Code>()
    for (position, code) in codes.enumerated() {
      let source = try state(of: code)
      let number = UInt32(position)
      let actions = try actions(in: source)
      for (property, judge) in judges.enumerated()
      where judge.isFound(in: source, isTerminal: actions.isEmpty) {
        expansion.find(property, from: number)
      }
      for (index, action) in actions.enumerated() {
        let target = machine.successor(of: source, taking: action)
        expansion.add(encoding.key(of: target), from: number, by: UInt16(index))
        if judges.isEmpty { continue }
        let step = Step<Machine>(source: source, action: action, target: target)
        for (property, judge) in judges.enumerated() where judge.isFound(in: step) {
          expansion.find(property, from: number, by: UInt16(index))
        }
      }
    }
    return expansion.bytes
  }
}
