// A value has no way to report an error to the search, and a value that silently lost an element
// would lead to wrong verdicts. So the process ends here, with a message also in release builds.

/// Ends the process, because a collection for states has no room for another element.
@usableFromInline @inline(never)
func failOverflow<Collection>(of type: Collection.Type, capacity: Int) -> Never {
  fatalError("\(type) is full: its capacity is \(capacity)")
}

/// Ends the process, because a value is not one of those that its type declares.
@usableFromInline @inline(never)
func failRange<Value>(of type: Value.Type, _ ordinal: Int, valueCount: Int) -> Never {
  fatalError("\(type) has \(valueCount) values, from 0 to \(valueCount - 1), but not \(ordinal)")
}

/// Ends the process, because the word of a collection is too narrow for its elements.
@usableFromInline @inline(never)
func failWidth<Collection>(of type: Collection.Type, needed: Int, available: Int) -> Never {
  fatalError(
    """
    \(type) needs \(needed) bits, but is stored in \(available). Reduce its capacity or its \
    values; the Storage of a Capacity can be UInt128.
    """)
}

/// Ends the process, because a collection for states has no element at a position.
@usableFromInline @inline(never)
func failIndex<Collection>(of type: Collection.Type, _ index: Int, count: Int) -> Never {
  fatalError("\(type) has \(count) elements, and none at position \(index)")
}

/// Ends the process, because the fields of a state have no exact code.
@usableFromInline @inline(never)
func failLayout(_ error: CompactLayoutError) -> Never {
  fatalError(error.description)
}

/// Ends the process, because a field has a value that its type does not declare.
@usableFromInline @inline(never)
func failField<State>(_ field: CompactField, of state: State, value: UInt64) -> Never {
  fatalError(
    """
    the field “\(field.name)” of \(State.self) has the value \(value), which does not fit into \
    the \(field.width) bits of its type: \(state)
    """)
}
