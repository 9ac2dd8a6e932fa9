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
    if count > 0, recent.canRead(keys) {
      recent.find(keys, count: count, in: self.keys)
      if numberRecentKeys(keys, count: count, to: numbers) { return }
      hashUnknownKeys(keys, count: count, to: hashes)
    } else {
      Self.computeHashes(of: keys, count: count, to: hashes)
    }
    insert(keys, hashes: hashes, count: count) { index, reference, _ in
      numbers[index] = Int32(truncatingIfNeeded: Format.number(of: reference, of: 1))
    }
  }

  /// Numbers keys most of which were seen lately; the others are looked up one by one.
  ///
  /// - Returns: Whether they are numbered; not if so many others are looked up faster together.
  @inlinable mutating func numberRecentKeys(
    _ keys: UnsafeMutablePointer<Key>, count: Int, to numbers: UnsafeMutablePointer<Int32>
  ) -> Bool {
    let unknownCount = recent.unknown.count
    if unknownCount &* 4 > count { return false }
    var index = 0
    while index < count {
      numbers[index] = Int32(truncatingIfNeeded: recent.numbers[index]) &- 1
      index &+= 1
    }
    index = 0
    while index < unknownCount {
      let position = Int(recent.unknown[index])
      var hasGrown = false
      let hash = Format.hash(of: keys[position])
      let slot = insert(keys + position, hash: hash, from: nil, hasGrown: &hasGrown).slot
      remember(slot, at: position)
      numbers[position] = Int32(
        truncatingIfNeeded: Format.number(of: Format.reference(in: slot, worker: 0, of: 1), of: 1))
      index &+= 1
    }
    recent.numbers.removeAll()
    return true
  }
}
