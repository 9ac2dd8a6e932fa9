/// How one thread recognises targets that are known, so that it does not send them to their workers.
///
/// It belongs to a thread and not to a worker, because it should stay in the cache of one core. The
/// parts that a thread expands in a turn ascend, so what it has sent comes before what it finds later.
@usableFromInline struct KnownTargets<Table: VisitedTable & ~Copyable>: ~Copyable {
  /// What was sent last, where keys have codes.
  @usableFromInline var latest = LatestKeys<Table.Slot>()
  /// What was sent last, where keys are numbered and nothing is observed of them.
  @usableFromInline var given = GivenKeys<Table.Key>()
  /// Where all tables have their slots in this turn. They may be read, because no table changes while
  /// targets are sent.
  @usableFromInline var directory = SlotDirectory<Table.Slot>()

  @usableFromInline init() {}

  /// Makes room that is worth it for a search which has found so many states.
  @inlinable mutating func makeRoom(states: Int) {
    if !Table.showsKeys {
      if states >= 1 &<< 18 { given.grow() }
    } else if states >= 1 &<< 12, latest.isEmpty {
      latest = LatestKeys(bytes: LatestKeys<Table.Slot>.usualBytes)
    }
  }
}
