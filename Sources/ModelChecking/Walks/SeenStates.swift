/// The states that walks have seen, numbered in the order of their first occurrence.
struct SeenStates<Machine: StateMachine> {
  private var table = IndexTable<Machine.Encoding.Key>(worker: 0, of: 1)
  private(set) var count = 0

  mutating func deallocate() { table.deallocate() }

  subscript(number: Int) -> Machine.State {
    Machine.Encoding.state(of: table.key(of: UInt32(number)))
  }

  /// The number of a state, and whether it was not seen before.
  mutating func insert(_ state: Machine.State) -> (number: Int, isNew: Bool) {
    var key = Machine.Encoding.key(of: state)
    var hash = IndexTable<Machine.Encoding.Key>.hash(of: key)
    var result = (number: 0, isNew: false)
    table.insert(&key, hashes: &hash, count: 1) { _, reference, isNew in
      result = (Int(reference), isNew)
    }
    if result.isNew { count += 1 }
    return result
  }
}
