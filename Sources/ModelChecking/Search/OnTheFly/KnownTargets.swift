/// How one thread recognises targets that are known, so that it does not send them to their workers.
///
/// It belongs to a thread and not to a worker, because it should stay in the cache of one core. The
/// parts that a thread expands in a turn ascend, so what it has sent comes before what it finds later.
@usableFromInline struct KnownTargets<Table: VisitedTable & ~Copyable>: ~Copyable {
  /// What was sent last, where keys have codes.
  @usableFromInline var latest = RecentSlotCache<Table.Slot>()
  /// What was sent before, where keys are numbered and nothing is observed of them.
  @usableFromInline var numbered = NumberedTargets<Table.Key>()
  /// Where all tables have their slots in this turn. They may be read, because no table changes while
  /// targets are sent.
  @usableFromInline var directory = SlotDirectory<Table.Slot>()

  @usableFromInline init() {}

  /// Makes room that is worth it for a search which has found so many states.
  @inlinable mutating func makeRoom(states: Int) {
    if Table.isNumbered {
      numbered.makeRoom(states: states)
    } else if !Table.showsKeys {
      return
    } else if states >= 1 &<< 12, latest.isEmpty {
      latest = RecentSlotCache(bytes: RecentSlotCache<Table.Slot>.defaultBytes)
    }
  }

  /// Remembers what the workers say of the targets that were sent to them.
  @inlinable mutating func remember(_ outboxes: borrowing FixedArray<Outbox<Table.Key>>) {
    guard Table.isNumbered else { return }
    for number in 0..<outboxes.count {
      let (keys, count) = (
        outboxes.elements[number].keys.elements, outboxes.elements[number].keys.count
      )
      numbered.remember(keys, numbers: outboxes.elements[number].hashes.elements, count: count)
    }
  }
}
