/// Sorted files that are read in parallel: the known levels, or the runs of one level.
///
/// If there are many, neighbours are merged, so that few files are open at once.
@usableFromInline struct DiskArchive<Record: DiskRecord>: Sendable {
  /// The files, each sorted by hash.
  @usableFromInline var files: [RecordFile<Record>] = []
  @usableFromInline var mergedCount = 0

  /// The number of files read in parallel.
  @usableFromInline let maxFiles: Int
  /// The prefix of merged files' names.
  @usableFromInline let name: String

  @inlinable init(named name: String, maxFiles: Int) {
    self.name = name
    self.maxFiles = maxFiles
  }

  /// Adds a file. If there are too many, merges the two neighbours that are smallest together.
  @inlinable mutating func add(
    _ file: RecordFile<Record>, in folder: SearchFolder
  ) throws(SearchStop) {
    files.append(file)
    while files.count > maxFiles {
      let sizes = zip(files, files.dropFirst()).map { $0.count + $1.count }
      guard let smallest = sizes.min(), let first = sizes.firstIndex(of: smallest) else { return }
      let merged = try merge(files[first], files[first + 1], in: folder)
      for old in files[first...first + 1] where old.file.name.hasSuffix(Self.ending) {
        folder.remove(old.file.name)
      }
      files.replaceSubrange(first...first + 1, with: [merged])
    }
  }

  /// Removes all files except levels.
  @inlinable mutating func removeTemporaries(from folder: SearchFolder) {
    for old in files where old.file.name.hasSuffix(Self.ending) { folder.remove(old.file.name) }
    files.removeAll { $0.file.name.hasSuffix(Self.ending) }
  }

  @inlinable var isEmpty: Bool { files.isEmpty }

  @inlinable static var ending: String { ".tmp" }

  /// Merges two files. A state in both has two records in the new file.
  @inlinable mutating func merge(
    _ left: RecordFile<Record>, _ right: RecordFile<Record>, in folder: SearchFolder
  ) throws(SearchStop) -> RecordFile<Record> {
    mergedCount += 1
    var writer = RecordWriter<Record>(
      try folder.create("\(name)-merged-\(mergedCount)\(Self.ending)"))
    var first = RecordReader(left)
    var second = RecordReader(right)
    var output = Buffer<Record>(capacity: RecordFile<Record>.blockSize)
    while let next = try Self.next(&first, &second) {
      output.append(next)
      if output.count == RecordFile<Record>.blockSize {
        try writer.write(output.elements, count: output.count, in: folder)
        output.removeAll()
      }
    }
    try writer.write(output.elements, count: output.count, in: folder)
    return writer.written
  }

  /// Takes the record with the smaller hash; nil at the end of both files.
  @inlinable static func next(
    _ first: inout RecordReader<Record>, _ second: inout RecordReader<Record>
  ) throws(SearchStop) -> Record? {
    guard let left = try first.peek() else {
      let right = try second.peek()
      second.skip()
      return right
    }
    guard let right = try second.peek(), right.hash < left.hash else {
      first.skip()
      return left
    }
    second.skip()
    return right
  }
}

/// Reads the records of a file one by one.
@usableFromInline struct RecordReader<Record: DiskRecord>: ~Copyable {
  @usableFromInline let file: RecordFile<Record>
  @usableFromInline var block = Buffer<Record>()
  @usableFromInline var start = 0
  @usableFromInline var index = 0

  @inlinable init(_ file: RecordFile<Record>) { self.file = file }

  /// The next record; nil at the end.
  @inlinable mutating func peek() throws(SearchStop) -> Record? {
    if index == block.count {
      if start == file.count { return nil }
      let end = min(start + RecordFile<Record>.blockSize, file.count)
      try file.read(start..<end, into: &block)
      (start, index) = (end, 0)
    }
    return block[index]
  }

  @inlinable mutating func skip() { index += 1 }
}
