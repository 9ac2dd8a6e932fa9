/// A file of records sorted by hash.
@usableFromInline struct RecordFile<Record: DiskRecord>: Sendable {
  @usableFromInline let file: DiskFile
  /// The number of records.
  @usableFromInline let count: Int

  @inlinable init(file: DiskFile, count: Int) {
    self.file = file
    self.count = count
  }

  /// The number of records in a block.
  @inlinable static var blockSize: Int { max(64, (1 << 18) / MemoryLayout<Record>.stride) }

  /// Reads records into a list.
  @inlinable func read(
    _ range: Range<Int>, into list: inout Buffer<Record>
  ) throws(SearchStop) {
    list.setCount(range.count)
    let size = MemoryLayout<Record>.stride
    try file.read(
      UnsafeMutableRawBufferPointer(start: list.elements, count: range.count * size),
      at: range.lowerBound * size)
  }

  /// The records whose hashes are in a range.
  @inlinable func records(in range: HashRange) throws(SearchStop) -> Range<Int> {
    let first = try position(of: range.start)
    guard let end = range.end else { return first..<count }
    return first..<(try position(of: end))
  }

  /// The position of the first record with at least this hash.
  @inlinable func position(of hash: UInt64) throws(SearchStop) -> Int {
    if hash == 0 { return 0 }
    var (low, high) = (0, count)
    var one = Buffer<Record>()
    while low < high {
      let middle = (low + high) / 2
      try read(middle..<middle + 1, into: &one)
      if one[0].hash < hash { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Visits the records at some positions, block by block.
  @inlinable func forEachBlock(
    of range: Range<Int>, through list: inout Buffer<Record>,
    _ body: (UnsafeMutablePointer<Record>, Int) -> Void
  ) throws(SearchStop) {
    var start = range.lowerBound
    while start < range.upperBound {
      let end = min(start &+ Self.blockSize, range.upperBound)
      try read(start..<end, into: &list)
      body(list.elements, list.count)
      start = end
    }
  }
}

/// A file of records that is being written.
@usableFromInline struct RecordWriter<Record: DiskRecord>: ~Copyable {
  @usableFromInline let file: DiskFile
  @usableFromInline var count = 0
  @usableFromInline var checksum = Checksum()

  @inlinable init(_ file: DiskFile) { self.file = file }

  /// Adds records.
  @inlinable mutating func write(
    _ records: UnsafePointer<Record>, count added: Int, in folder: SearchFolder
  ) throws(SearchStop) {
    let stride = MemoryLayout<Record>.stride
    let blockSize = min(RecordFile<Record>.blockSize, added)
    // What lies in memory between the parts of a record is not written: it differs from run to run.
    let block = UnsafeMutableRawBufferPointer.allocate(
      byteCount: blockSize * stride, alignment: MemoryLayout<Record>.alignment)
    defer { block.deallocate() }
    let zeros = block.initializeMemory(as: UInt8.self, repeating: 0)
    guard let first = zeros.baseAddress else { return }
    var start = 0
    while start < added {
      let size = min(blockSize, added - start)
      for index in 0..<size {
        records[start + index].copyParts(to: UnsafeMutableRawPointer(first + index * stride))
      }
      let bytes = UnsafeRawBufferPointer(rebasing: block[..<(size * stride)])
      checksum.add(bytes)
      try folder.write(bytes, to: file)
      start += size
    }
    count += added
  }

  @inlinable var written: RecordFile<Record> { RecordFile(file: file, count: count) }
}
