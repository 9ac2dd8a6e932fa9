/// Where a search keeps its states when they do not fit in memory.
public struct DiskSearchOptions: Hashable, Sendable {
  /// The path of the folder. It is made if it does not exist; otherwise it must be empty, or hold what
  /// the same search has left there.
  public var folder: String
  /// How much memory the search takes for the states that it looks up, in bytes. A little more is
  /// needed for buffers. A level that needs more is sorted in files.
  public var memory: Int
  /// The most that the files may take up, in bytes; nil means as much as there is.
  public var room: Int?
  /// What goes wrong with the files, for tests.
  package var simulatedFault = SimulatedDiskFault()

  /// Creates options.
  public init(folder: String, memory: Int, room: Int? = nil) {
    self.folder = folder
    self.memory = memory
    self.room = room
  }
}

/// What goes wrong with the files of a search, for tests of it.
package struct SimulatedDiskFault: Hashable, Sendable {
  /// After how many bytes the disk is full.
  package var fullAfter: Int?
  /// After how many operations on files all others fail, as if the process had been killed.
  package var killedAfter: Int?

  package init(fullAfter: Int? = nil, killedAfter: Int? = nil) {
    self.fullAfter = fullAfter
    self.killedAfter = killedAfter
  }
}

/// Why a search on disk did not begin.
public enum DiskSearchError: Error, Hashable {
  /// The folder cannot be made or read; with the reason in the system's words.
  case unusableFolder(String, reason: String)
  /// Another process searches in the folder.
  case folderInUse(String)
  /// The folder holds a file that no search has made.
  case foreignFile(String, folder: String)
  /// The folder holds a search of another machine, or of other properties.
  case otherSearch(folder: String)
  /// A file in the folder is not as the search has left it; with what is wrong.
  case damagedFile(String, folder: String, fault: String)
}

extension DiskSearchError: CustomStringConvertible {
  /// The error in words, with what to do.
  public var description: String {
    switch self {
    case .unusableFolder(let folder, let reason):
      "the folder “\(folder)” cannot be used for a search: \(reason); name another one"
    case .folderInUse(let folder):
      "another process searches in the folder “\(folder)”; wait for it, or name another folder"
    case .foreignFile(let file, let folder):
      "the folder “\(folder)” holds “\(file)”, which is no part of a search; name an empty folder"
    case .otherSearch(let folder):
      """
      the folder “\(folder)” holds the search of another machine, or of other properties; \
      name another folder, or remove this one
      """
    case .damagedFile(let file, let folder, let fault):
      """
      “\(file)” in the folder “\(folder)” is damaged: \(fault); remove the folder, and search again
      """
    }
  }
}

/// Why a search on disk does not go on.
@usableFromInline struct SearchStop: Error, Hashable, Sendable {
  @usableFromInline let limit: Limit

  @usableFromInline init(_ limit: Limit) { self.limit = limit }

  /// What could not be done with a file, and why.
  @usableFromInline init(_ words: String) { limit = .disk(words) }
}
