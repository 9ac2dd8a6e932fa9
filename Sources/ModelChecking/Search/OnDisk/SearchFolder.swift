#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The folder of a search's files. Only one process at a time can open it.
///
/// Only one thread changes files.
@usableFromInline final class SearchFolder {
  /// The path of the folder.
  let path: String
  private let folder: Int32
  private let lock: Int32
  private var room: Int
  private let isRoomLimited: Bool
  private var simulatedFault: SimulatedDiskFault

  static let lockName = "search.lock"

  /// Opens the folder, creating it if necessary.
  @usableFromInline init(_ storage: DiskStorage) throws(DiskSearchError) {
    path = storage.folder
    room = storage.room ?? .max
    isRoomLimited = storage.room != nil
    simulatedFault = storage.simulatedFault
    if mkdir(path, 0o700) != 0, errno != EEXIST {
      throw .unusableFolder(path, reason: Self.lastError)
    }
    folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw .unusableFolder(path, reason: Self.lastError) }
    // From here on, an error deallocates this object, which closes the descriptors. Closing them
    // here as well could close a descriptor that another thread has just opened.
    lock = openat(folder, Self.lockName, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard lock >= 0 else { throw .unusableFolder(path, reason: Self.lastError) }
    if flock(lock, LOCK_EX | LOCK_NB) != 0 {
      let isInUse = errno == EWOULDBLOCK
      throw isInUse ? .folderInUse(path) : .unusableFolder(path, reason: Self.lastError)
    }
  }

  deinit {
    if lock >= 0 {
      // A process that another thread is starting has a copy of the descriptor until it runs its
      // program. Closing alone would leave the folder locked until then.
      flock(lock, LOCK_UN)
      close(lock)
    }
    close(folder)
  }

  @usableFromInline static var lastError: String { String(cString: strerror(errno)) }

  /// The names of all files, in order.
  func names() throws(DiskSearchError) -> [String] {
    let copy = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0, let entries = fdopendir(copy) else {
      throw .unusableFolder(path, reason: Self.lastError)
    }
    defer { closedir(entries) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(entries) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
      errno = 0
    }
    if errno != 0 { throw .unusableFolder(path, reason: Self.lastError) }
    return names.sorted()
  }

  /// Opens a file that an earlier search has completed; nil if there is none.
  func fileIfPresent(_ name: String) throws(DiskSearchError) -> DiskFile? {
    if let file = file(name) { return file }
    if errno == ENOENT || errno == ELOOP { return nil }
    throw .unreadableFile(folder: path, "“\(name)” cannot be read: \(Self.lastError)")
  }

  /// Opens a file for reading; nil if it cannot be opened.
  @usableFromInline func file(_ name: String) -> DiskFile? {
    let number = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    return number < 0 ? nil : DiskFile(number: number, name: name)
  }

  /// Creates an empty file, replacing any existing one.
  @usableFromInline func create(_ name: String) throws(SearchStop) -> DiskFile {
    try begin("make", name)
    let flags = O_RDWR | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC
    let number = openat(folder, name, flags, 0o600)
    guard number >= 0 else { throw failure("make", name) }
    return DiskFile(number: number, name: name)
  }

  /// Adds bytes to the end of a file.
  @usableFromInline func write(_ bytes: UnsafeRawBufferPointer, to file: DiskFile)
    throws(SearchStop)
  {
    try begin("write", file.name)
    if bytes.count > room {
      throw SearchStop("the files of the search would take up more than they may")
    }
    room -= bytes.count
    if let left = simulatedFault.fullAfter {
      simulatedFault.fullAfter = max(0, left - bytes.count)
      if bytes.count > left {
        throw SearchStop("“\(file.name)” cannot be written: the disk is full")
      }
    }
    var start = 0
    while start < bytes.count {
      let count = file.append(UnsafeRawBufferPointer(rebasing: bytes[start...]))
      if count >= 0 { start += count } else if errno != EINTR { throw failure("write", file.name) }
    }
  }

  /// Adds text to the end of a file.
  @usableFromInline func write(_ text: String, to file: DiskFile) throws(SearchStop) {
    let bytes = Array(text.utf8)
    let outcome = bytes.withUnsafeBytes { bytes in
      Result { () throws(SearchStop) in try write(bytes, to: file) }
    }
    try outcome.get()
  }

  /// Gives a complete file its final name.
  ///
  /// Nothing waits for the disk: a killed process loses nothing that it has written, and a checksum
  /// detects damage from a power failure.
  @usableFromInline func commit(_ file: DiskFile, as name: String) throws(SearchStop) {
    try begin("name", name)
    if renameat(folder, file.name, folder, name) != 0 { throw failure("name", name) }
  }

  /// Removes a file, if it is there.
  @usableFromInline func remove(_ name: String) {
    guard (try? begin("remove", name)) != nil else { return }
    if isRoomLimited, let file = file(name) { room += file.size }
    unlinkat(folder, name, 0)
  }

  /// Removes all files except those of complete levels.
  @usableFromInline func removeTemporaries() {
    for name in (try? names()) ?? [] where name.hasSuffix(".tmp") { remove(name) }
  }

  /// Removes the folder if it holds only its lock.
  @usableFromInline func removeIfEmpty() {
    guard (try? names()) == [Self.lockName] else { return }
    unlinkat(folder, Self.lockName, 0)
    rmdir(path)
  }

  /// Counts an operation, and fails after the last one that a test allows.
  private func begin(_ verb: String, _ name: String) throws(SearchStop) {
    guard let left = simulatedFault.killedAfter else { return }
    if left == 0 { throw SearchStop("“\(name)” cannot be used: the process is killed") }
    simulatedFault.killedAfter = left - 1
  }

  private func failure(_ verb: String, _ name: String) -> SearchStop {
    let isFull = errno == ENOSPC || errno == EDQUOT
    return SearchStop(
      isFull
        ? "no room is left on the disk for “\(path)/\(name)”"
        : "the system does not \(verb) “\(path)/\(name)”: \(Self.lastError)")
  }
}

/// An open file of a search.
@usableFromInline final class DiskFile: Sendable {
  let number: Int32
  @usableFromInline let name: String

  init(number: Int32, name: String) {
    self.number = number
    self.name = name
  }

  deinit { close(number) }

  /// The number of bytes in the file.
  var size: Int {
    var status = stat()
    return fstat(number, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Calls the system's `write`.
  fileprivate func append(_ bytes: UnsafeRawBufferPointer) -> Int {
    write(number, bytes.baseAddress, bytes.count)
  }

  /// Reads bytes that must exist.
  @usableFromInline func read(_ bytes: UnsafeMutableRawBufferPointer, at offset: Int)
    throws(SearchStop)
  {
    var start = 0
    while start < bytes.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[start...])
      let count = pread(number, rest.baseAddress, rest.count, off_t(offset + start))
      if count > 0 { start += count; continue }
      if count < 0, errno == EINTR { continue }
      let reason = count == 0 ? "it has become shorter" : String(cString: strerror(errno))
      throw SearchStop("“\(name)” cannot be read: \(reason)")
    }
  }
}
