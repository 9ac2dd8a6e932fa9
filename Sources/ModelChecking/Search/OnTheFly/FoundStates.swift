/// The new states that one worker has found, in order.
///
/// Each is stored at its position among the worker’s targets, so that the lists of all workers are
/// merged without a comparison.
@usableFromInline
struct FoundStates<
  Machine: StateMachine, Encoding: StateEncoding<Machine.State>, Table: VisitedTable & ~Copyable
>: ~Copyable where Table.Key == Encoding.Key {
  @usableFromInline typealias Workers = UnsafeMutablePointer<SearchWorker<Machine, Encoding, Table>>

  /// A bit for each target that is new.
  @usableFromInline var marks = Buffer<UInt64>()
  /// The references to the new states, each at the position of its target.
  @usableFromInline var references = Buffer<Table.Reference>()

  @usableFromInline init() {}

  /// Collects the findings of a worker, the sender, from the lists of all workers.
  @inlinable mutating func gather(from workers: Workers, count: Int, sender: Int) {
    let targetCount = workers[sender].targetCount
    marks.setCount(targetCount / 64 + 1)
    marks.elements.update(repeating: 0, count: marks.count)
    references.setCount(targetCount)
    let (marks, references) = (marks.elements, references.elements)
    for number in 0..<count {
      let (orders, found) = (
        workers[number].freshOrders.elements, workers[number].freshReferences.elements
      )
      for index in workers[number].freshRange(ofSender: sender) {
        let position = Int(UInt32(truncatingIfNeeded: orders[index]))
        marks[position &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: position & 63)
        references[position] = found[index]
      }
    }
  }

  /// Calls `body` with the position of each new state and the reference to it, until it returns false.
  @inlinable @inline(__always) func forEach(_ body: (UInt32, Table.Reference) -> Bool) {
    for index in 0..<marks.count {
      var word = marks[index]
      while word != 0 {
        let position = index &<< 6 | word.trailingZeroBitCount
        guard body(UInt32(truncatingIfNeeded: position), references[position]) else { return }
        word &= word &- 1
      }
    }
  }
}

/// The source of a target, for targets that come in order.
@usableFromInline struct SourcePlaces {
  /// The position of each source's first target, and the number of the first source.
  @usableFromInline let starts: UnsafeMutablePointer<UInt32>
  @usableFromInline let firstSource: Int
  /// The index of the source, relative to the first one.
  @usableFromInline var source = 0

  @inlinable init<Machine, Encoding, Table: ~Copyable>(
    of sender: Int, among workers: UnsafeMutablePointer<SearchWorker<Machine, Encoding, Table>>
  ) {
    starts = workers[sender].starts.elements
    firstSource = workers[sender].firstSource
  }

  @inlinable @inline(__always) mutating func advance(to position: UInt32) {
    while starts[source &+ 1] <= position { source &+= 1 }
  }

  /// The number of the source.
  @inlinable var parent: UInt32 { UInt32(truncatingIfNeeded: firstSource &+ source) }

  /// The number of a target among those of the source.
  @inlinable func ordinal(of position: UInt32) -> UInt32 { position &- starts[source] }
}
