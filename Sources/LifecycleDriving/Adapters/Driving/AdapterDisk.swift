import Foundation
import SystemFiles

/// The folder of an adapter, which is all that survives its processes.
///
/// It is created in the system's temporary folder, and removed when this object is released.
public final class AdapterDisk {
  private let folder: ScratchFolder

  /// The path of the folder.
  public var path: String { folder.path }

  /// Creates an empty folder that only this user can enter.
  ///
  /// - Throws: ``AdapterError`` if it cannot be created.
  public convenience init() throws(AdapterError) {
    try self.init(in: FileManager.default.temporaryDirectory.path)
  }

  /// Creates an empty folder in another one.
  package init(in place: String) throws(AdapterError) {
    do { folder = try ScratchFolder(in: place, named: "lifecycle-disk-") } catch {
      throw .disk(path: place, reason: error.words)
    }
  }

  deinit { try? remove() }

  /// Empties the folder, or creates it again if the adapter removed it.
  ///
  /// - Throws: ``AdapterError`` if something in it cannot be removed.
  public func reset() throws(AdapterError) {
    endProcesses()
    do { try folder.empty() } catch { throw .disk(path: path, reason: error.words) }
  }

  /// Removes the folder with all that is in it; does nothing if there is none.
  ///
  /// - Throws: ``AdapterError`` if something in it cannot be removed.
  public func remove() throws(AdapterError) {
    endProcesses()
    do { try folder.remove() } catch { throw .disk(path: path, reason: error.words) }
  }

  /// Ends what an adapter has started and what has outlived it.
  private func endProcesses() {
    guard Subreaper.mayHaveChildren else { return }
    ProcessFamily(roots: Subreaper.orphans, mark: path).end()
    Subreaper.reap()
  }
}

extension AdapterDisk {
  /// A number that is the same for the same contents, on any machine and at any time.
  ///
  /// Paths, permissions and contents count; owners and dates do not. A symbolic link is represented
  /// by its text.
  ///
  /// - Returns: The number; nil if the folder cannot be read, has more than 1,000 entries, or holds
  ///   more than 256 MiB. Such a folder counts as different from any other.
  /// - Complexity: O(*n*) for *n* bytes, with the same memory for files of any size.
  public func fingerprint() -> UInt64? {
    var fingerprint = Fingerprint()
    do { try fingerprint.add(folder: FilePath(path), named: []) } catch { return nil }
    return fingerprint.hash.value
  }
}

/// Computes the fingerprint of a folder.
private struct Fingerprint {
  private static let maxEntries = 1000
  private static let maxBytes = 256 << 20

  var hash = StableHash()
  private var entries = 0
  private var bytes = 0

  /// Adds what is in a folder, in the order of the names.
  mutating func add(folder: FilePath, named relative: [UInt8]) throws(SystemError) {
    let names = try FileTree.names(in: folder)
    entries += names.count
    guard entries <= Self.maxEntries else { throw SystemError(code: EFBIG) }
    for name in names.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      try add(entry: folder.entry(name), named: relative + [UInt8(ascii: "/")] + name)
    }
  }

  private mutating func add(entry: FilePath, named relative: [UInt8]) throws(SystemError) {
    let status = try FileTree.status(of: entry)
    hash.add(relative)
    hash.add(Int64(status.st_mode))
    switch status.kind {
    case S_IFDIR: try add(folder: entry, named: relative)
    case S_IFREG: try add(file: entry, size: Int(status.st_size))
    case S_IFLNK: hash.add(try FileTree.text(ofLink: entry))
    // Nothing else has content, and opening a named pipe would block.
    default: break
    }
  }

  private mutating func add(file: FilePath, size: Int) throws(SystemError) {
    bytes += size
    guard bytes <= Self.maxBytes else { throw SystemError(code: EFBIG) }
    var count = 0
    var content = hash
    try FileTree.readPieces(of: file) { piece in
      content.addPiece(piece)
      count += piece.count
    }
    content.add(Int64(count))
    hash = content
  }
}

/// The hash FNV-1a of 64 bits (Fowler, Noll and Vo): the same in every process, unlike `Hasher`.
private struct StableHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds bytes and then their number, so that the boundaries between values count.
  mutating func add(_ bytes: [UInt8]) {
    addPiece(bytes[...])
    add(Int64(bytes.count))
  }

  /// Adds some of the bytes of a value.
  mutating func addPiece(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  mutating func add(_ number: Int64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      let byte = UInt64(truncatingIfNeeded: number >> Int64(shift)) & 0xFF
      value = (value ^ byte) &* 0x100_0000_01B3
    }
  }
}
