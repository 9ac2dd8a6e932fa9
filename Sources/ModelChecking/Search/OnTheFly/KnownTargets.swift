/// Recognises a thread's known targets, so that they are not sent to their workers.
///
/// It belongs to a thread and not to a worker, because it should stay in the cache of one core. The
/// parts that a thread expands in a turn ascend, so the targets it has sent precede those that it
/// finds later.
@usableFromInline struct KnownTargets<Table: VisitedTable & ~Copyable>: ~Copyable {
  /// The last sent targets, if keys have codes.
  @usableFromInline var latest = RecentSlotCache<Table.Slot>()
  /// The targets sent before, if keys are numbered and have no observations.
  @usableFromInline var numbered = NumberedTargets<Table.Key>()
  /// The slots of all tables in this turn. They may be read, because no table changes while targets
  /// are sent.
  @usableFromInline var directory = SlotDirectory<Table.Slot>()

  @usableFromInline init() {}

  /// Reserves the memory that is worthwhile for a search with this many states.
  @inlinable mutating func makeRoom(states: Int) {
    if Table.isNumbered {
      numbered.makeRoom(states: states)
    } else if !Table.showsKeys {
      return
    } else if states >= 1 &<< 12, latest.isEmpty {
      latest = RecentSlotCache(bytes: RecentSlotCache<Table.Slot>.defaultBytes)
    }
  }

  /// Stores the workers' answers about the targets sent to them.
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
