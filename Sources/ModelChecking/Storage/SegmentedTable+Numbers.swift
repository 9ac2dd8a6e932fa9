extension SegmentedTable {
  /// Adds keys in order to a table of numbered keys that is the only one, and writes their numbers down.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - count: How many there are.
  ///   - hashes: Room for a hash of each.
  ///   - numbers: Where their numbers go; those that are new have the next ones.
  @inlinable mutating func number(
    _ keys: UnsafeMutablePointer<Key>, count: Int, hashes: UnsafeMutablePointer<UInt64>,
    to numbers: UnsafeMutablePointer<Int32>
  ) {
    prepare(keys, count: count, hashes: hashes)
    if recent.numbers.count > 0, numberRecentKeys(keys, count: count, hashes: hashes, to: numbers) {
      return
    }
    insert(keys, hashes: hashes, count: count) { index, reference, _ in
      numbers[index] = Int32(truncatingIfNeeded: Format.number(of: reference, of: 1))
    }
  }

  /// Numbers prepared keys most of which were seen lately; the others are looked up one by one.
  ///
  /// - Returns: Whether they are numbered; not if so many others are looked up faster together.
  @inlinable mutating func numberRecentKeys(
    _ keys: UnsafeMutablePointer<Key>, count: Int, hashes: UnsafeMutablePointer<UInt64>,
    to numbers: UnsafeMutablePointer<Int32>
  ) -> Bool {
    var unknown = 0
    var index = 0
    while index < count {
      let number = recent.numbers[index]
      unknown &+= number == 0 ? 1 : 0
      numbers[index] = Int32(truncatingIfNeeded: number) &- 1
      index &+= 1
    }
    if unknown &* 4 > count { return false }
    index = 0
    while unknown > 0 {
      if numbers[index] < 0 {
        unknown &-= 1
        var hasGrown = false
        let slot = insert(keys + index, hash: hashes[index], from: nil, hasGrown: &hasGrown).slot
        remember(slot, at: index)
        numbers[index] = Int32(
          truncatingIfNeeded: Format.number(
            of: Format.reference(in: slot, worker: 0, of: 1), of: 1))
      }
      index &+= 1
    }
    recent.numbers.removeAll()
    return true
  }
}
