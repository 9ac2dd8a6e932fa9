extension DiskSearch {
  /// Reads the levels that an earlier search has completed, and removes its other files.
  @usableFromInline mutating func readFolder() throws(DiskSearchError) {
    let names = try folder.names()
    for name in names where !Self.isOwn(name) {
      throw .foreignFile(name, folder: folder.path)
    }
    let all = Set(names)
    while all.contains(LevelRecord.recordName(levels.count)) { try readLevel() }
    for name in names where name.hasSuffix(".complete") {
      guard let depth = Self.depth(of: name), depth >= levels.count else { continue }
      throw damage(to: LevelRecord.recordName(levels.count), "it is missing")
    }
    for name in names {
      let isLevel =
        Self.depth(of: name).map { $0 < levels.count } ?? (name == SearchFolder.lockName)
      if !isLevel { folder.remove(name) }
    }
  }

  private func damage(to file: String, _ fault: String) -> DiskSearchError {
    .damagedFile(file, folder: folder.path, fault: fault)
  }

  /// Whether a file was made by a search.
  private static func isOwn(_ name: String) -> Bool {
    if name == SearchFolder.lockName || name == nextName || name == "complete.tmp" { return true }
    if depth(of: name) != nil { return true }
    return ["run-", "visited-"].contains { name.hasPrefix($0) } && name.hasSuffix(".tmp")
  }

  /// The depth of the level in a file name.
  private static func depth(of name: String) -> Int? {
    let parts = name.split(separator: ".")
    guard parts.count == 2, ["states", "complete"].contains(parts[1]),
      parts[0].hasPrefix("level-"), let depth = Int(parts[0].dropFirst(6)), depth >= 0
    else { return nil }
    return name == LevelRecord.fileName(depth) || name == LevelRecord.recordName(depth)
      ? depth : nil
  }

  /// Reads the next level.
  private mutating func readLevel() throws(DiskSearchError) {
    let depth = levels.count
    var level = LevelRecord(of: watchList)
    let name = LevelRecord.recordName(depth)
    guard let file = try folder.fileIfPresent(name) else { throw damage(to: name, "it is missing") }
    guard let text = try file.text(in: folder.path) else { throw damage(to: name, "it is no text") }
    do throws(LevelRecord.Fault) {
      try level.read(text, depth: depth, of: identity)
    } catch {
      switch error {
      case .otherSearch: throw .otherSearch(folder: folder.path)
      case .damaged(let fault): throw damage(to: name, fault)
      }
    }
    try checkFile(of: level)
    levels.append(level)
  }

  /// Checks that the file of a level is unchanged.
  private func checkFile(of level: LevelRecord) throws(DiskSearchError) {
    let name = LevelRecord.fileName(level.depth)
    guard let open = try folder.fileIfPresent(name) else { throw damage(to: name, "it is missing") }
    let size = level.records * MemoryLayout<Record>.stride
    if open.size != size {
      throw damage(to: name, "it has \(open.size) bytes instead of \(size)")
    }
    let file = RecordFile<Record>(file: open, count: level.records)
    var checksum = Checksum()
    var block = Buffer<Record>()
    do throws(SearchStop) {
      try file.forEachBlock(of: 0..<file.count, through: &block) { records, count in
        checksum.add(
          UnsafeRawBufferPointer(start: records, count: count * MemoryLayout<Record>.stride))
      }
    } catch {
      throw .unreadableFile(folder: folder.path, error.words)
    }
    if checksum.value != level.checksum { throw damage(to: name, "its checksum is wrong") }
  }

  /// Inspects the new states of a level.
  @inlinable func inspect(
    _ level: LevelRecord, _ file: RecordFile<Record>, _ inspect: Machine.Inspection
  ) throws(SearchStop) -> ModelFault<Machine>? {
    var number = level.states - level.newStates
    var fault: ModelFault<Machine>?
    let encoding = Machine.Encoding()
    var block = Buffer<Record>()
    try file.forEachBlock(of: 0..<file.count, through: &block) { records, count in
      let new = (0..<count).filter { !records[$0].isRevisit }
      if fault != nil || new.isEmpty { return }
      let first = number
      number += new.count
      fault = inspect(first..<number) { encoding.state(of: records[new[$0 - first]].code) }
    }
    return fault
  }

  /// Removes all files, and the folder if it is then empty. The last levels are removed first, so
  /// that an interrupted removal leaves the beginning of a search.
  func removeFiles() {
    for level in levels.reversed() {
      folder.remove(LevelRecord.recordName(level.depth))
      folder.remove(LevelRecord.fileName(level.depth))
    }
    folder.removeIfEmpty()
  }
}

extension DiskFile {
  /// The contents as text; nil if they are none.
  func text(in folder: String) throws(DiskSearchError) -> String? {
    var bytes = [UInt8](repeating: 0, count: min(size, 1 << 24))
    let outcome = bytes.withUnsafeMutableBytes { buffer in
      Result { () throws(SearchStop) in try read(buffer, at: 0) }
    }
    if case .failure(let stop) = outcome {
      throw .unreadableFile(folder: folder, stop.words)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
