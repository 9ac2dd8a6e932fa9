extension SegmentedTable {
  /// Adds keys in order to the only table of a search, which numbers its keys, and stores their
  /// numbers.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - count: The number of keys.
  ///   - hashes: Receives a hash of each key.
  ///   - numbers: Receives the numbers. New keys have the next ones.
  @inlinable mutating func number(
    _ keys: UnsafeMutablePointer<Key>, count: Int, hashes: UnsafeMutablePointer<UInt64>,
    to numbers: UnsafeMutablePointer<Int32>
  ) {
    guard count > 0, recent.sampledBytes.canRead(keys) else {
      _ = Self.computeHashes(of: keys, count: count, to: hashes)
      return insert(keys, hashes: hashes, count: count) { index, reference, _ in
        numbers[index] = Int32(truncatingIfNeeded: Format.number(of: reference, of: 1))
      }
    }
    _ = prepare(keys, count: count, hashes: hashes, onlyNew: false)
    var index = 0
    while index < count {
      numbers[index] = Int32(truncatingIfNeeded: recent.numbers[index]) &- 1
      index &+= 1
    }
    insertUnknown(keys, hashes: hashes) { index, reference, _ in
      numbers[index] = Int32(truncatingIfNeeded: Format.number(of: reference, of: 1))
    }
  }
}
