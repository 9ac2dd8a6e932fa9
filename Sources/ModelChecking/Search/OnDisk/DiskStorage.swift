/// The files of a search whose states do not fit in memory.
public struct DiskStorage: SearchStorage {
  /// The path of the folder. It is created if necessary. An existing folder must be empty or hold
  /// the same search.
  public var folder: String
  /// The memory for the states that the search looks up, in bytes. Buffers need a little more. A
  /// level that needs more is sorted in files.
  public var memory: Int
  /// The maximum size of the files in bytes; nil means no limit.
  public var room: Int?
  /// A simulated failure of the files, for tests.
  package var simulatedFault = SimulatedDiskFault()

  /// Creates a storage.
  public init(folder: String, memory: Int, room: Int? = nil) {
    self.folder = folder
    self.memory = memory
    self.room = room
  }
}

extension SearchOptions where Storage == DiskStorage {
  /// A search that keeps its states in files: see ``DiskStorage``.
  public static func disk(folder: String, memory: Int, room: Int? = nil) -> Self {
    Self(storage: DiskStorage(folder: folder, memory: memory, room: room))
  }
}

/// A simulated failure of a search's files, for tests.
package struct SimulatedDiskFault: Hashable, Sendable {
  /// The number of bytes after which the disk is full.
  package var fullAfter: Int?
  /// The number of file operations after which all others fail, as if the process had been killed.
  package var killedAfter: Int?

  package init(fullAfter: Int? = nil, killedAfter: Int? = nil) {
    self.fullAfter = fullAfter
    self.killedAfter = killedAfter
  }
}

/// Why a search on disk did not begin.
public enum DiskSearchError: Error, Hashable {
  /// The folder cannot be created or read, for a reason in the system's words.
  case unusableFolder(String, reason: String)
  /// Another process searches in the folder.
  case folderInUse(String)
  /// The folder holds a file that no search has written.
  case foreignFile(String, folder: String)
  /// The folder holds a search of another machine, or of other properties.
  case otherSearch(folder: String)
  /// A file in the folder was changed; with a description.
  case damagedFile(String, folder: String, fault: String)
  /// A file in the folder cannot be read now; with a description.
  case unreadableFile(folder: String, String)
}

extension DiskSearchError: CustomStringConvertible {
  /// The error in words, with what to do.
  public var description: String {
    switch self {
    case .unusableFolder(let folder, let reason):
      "the folder “\(folder)” cannot be used for a search: \(reason); name another one"
    case .folderInUse(let folder):
      "another process is searching in the folder “\(folder)”; wait for it, or name another folder"
    case .foreignFile(let file, let folder):
      "the folder “\(folder)” contains “\(file)”, which is not part of a search; name an empty folder"
    case .otherSearch(let folder):
      """
      the folder “\(folder)” contains the search of another machine, or of other properties; \
      name another folder, or remove this one
      """
    case .damagedFile(let file, let folder, let fault):
      """
      “\(file)” in the folder “\(folder)” is damaged: \(fault); remove the folder, and search again
      """
    case .unreadableFile(let folder, let words):
      "in the folder “\(folder)”, \(words); nothing is lost, so try again"
    }
  }
}

/// Why a search on disk cannot continue.
@usableFromInline struct SearchStop: Error, Hashable, Sendable {
  @usableFromInline let limit: Limit

  @usableFromInline init(_ limit: Limit) { self.limit = limit }

  /// A failed file operation with its reason.
  @usableFromInline init(_ words: String) { limit = .disk(words) }

  /// The reason of a failed file operation.
  var words: String { if case .disk(let words) = limit { words } else { "\(limit)" } }
}
