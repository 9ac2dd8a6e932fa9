import Testing

@testable import ModelChecking

/// Inserts keys into a visited table in random batches, and holds it against a dictionary.
struct TableDrill<Table: ExactTable & ~Copyable>: ~Copyable
where Table.Key: Hashable, Table.Reference: Hashable {
  private var table: Table
  private let worker: Int
  private let workers: Int
  private var generator: SeededGenerator
  /// What found each key first.
  private(set) var references: [Table.Key: Table.Reference] = [:]
  /// What the table did wrong.
  private(set) var faults: [String] = []

  init(worker: Int = 0, of workers: Int = 1, seed: UInt64 = 0) {
    table = Table(worker: worker, of: workers)
    (self.worker, self.workers) = (worker, workers)
    generator = SeededGenerator(seed: seed)
  }

  var bytes: Int { table.bytes }

  /// Inserts keys in batches of up to 1,500, around the sizes at which tables split them.
  mutating func insert(_ keys: [Table.Key], hash: (Table.Key) -> UInt64 = Table.hash) {
    let sizes = [1, 2, 3, 255, 256, 257, 511, 512, 513, 1_024, 1_500]
    var rest = keys[...]
    while !rest.isEmpty {
      let size = min(sizes[generator.next(below: sizes.count)], rest.count)
      insert(batch: Array(rest.prefix(size)), hash: hash)
      rest = rest.dropFirst(size)
    }
  }

  private mutating func insert(batch: [Table.Key], hash: (Table.Key) -> UInt64) {
    var keys = batch
    var hashes = batch.map(hash)
    var visits: [(position: Int, reference: Table.Reference, isNew: Bool)] = []
    table.insert(&keys, hashes: &hashes, count: batch.count) { visits.append(($0, $1, $2)) }
    if visits.map(\.position) != Array(batch.indices) { faults.append("order of \(batch.count)") }
    for (key, visit) in zip(batch, visits) { judge(key, visit.reference, isNew: visit.isNew) }
  }

  private mutating func judge(_ key: Table.Key, _ reference: Table.Reference, isNew: Bool) {
    if let known = references[key] {
      if isNew { faults.append("\(key) is called new again") }
      if known != reference { faults.append("\(key) is found by \(reference), not \(known)") }
    } else {
      if !isNew { faults.append("\(key) is called known") }
      let number = Table.isNumbered ? references.count : 0
      if Table.number(of: reference, of: workers) != number {
        faults.append("\(key) is not number \(number)")
      }
      references[key] = reference
    }
    if Table.owner(of: reference, of: workers) != worker { faults.append("\(key) has moved") }
  }

  /// Looks whether each reference still leads to its key.
  mutating func finish() {
    for (key, reference) in references where table.key(of: reference) != key {
      faults.append("\(reference) does not lead to \(key)")
    }
  }
}

extension TableDrill where Table: ~Copyable {
  /// What goes wrong when these keys are inserted in several rounds, and then all of them again.
  static func faults(
    _ rounds: [Table.Key]..., hash: (Table.Key) -> UInt64 = Table.hash
  ) -> [String] {
    var drill = TableDrill()
    for keys in rounds { drill.insert(keys, hash: hash) }
    for keys in rounds { drill.insert(keys.reversed(), hash: hash) }
    drill.finish()
    let count = Set(rounds.joined()).count
    return drill.references.count == count ? drill.faults : drill.faults + ["not \(count) keys"]
  }
}
