import Foundation

/// Removes what is in a folder, by open folders rather than by paths: whoever exchanges a folder for a
/// symbolic link meanwhile makes nothing else disappear. Folders may be nested to any depth, and may
/// deny access to their owner.
package struct FolderRemoval: ~Copyable {
  private let folder: Descriptor
  private var hoistedCount = 0

  /// How many folders are open at once.
  private static let maxDepth = 30
  /// How often something can be added while the folder is emptied.
  private static let maxRounds = 100
  /// How many folders at that depth are removed however long it takes.
  private static let maxHoistedFolders = 100_000

  /// Prepares to empty a folder.
  package init(of folder: consuming Descriptor) { self.folder = folder }

  /// Removes everything that is in the folder.
  ///
  /// - Throws: The error of the system that prevents it.
  package mutating func run() throws(SystemError) {
    fchmod(folder.number, 0o700)
    var rounds = 0
    while rounds < Self.maxRounds {
      let names = try folder.names()
      if names.isEmpty { return }
      let before = hoistedCount
      for name in names { try remove(name, in: folder.number, depth: 0) }
      if hoistedCount == before || hoistedCount > Self.maxHoistedFolders { rounds += 1 }
    }
    throw SystemError(code: ENOTEMPTY)
  }

  private mutating func remove(
    _ name: [CChar], in parent: Int32, depth: Int
  ) throws(SystemError) {
    if unlinkat(parent, name, 0) == 0 || errno == ENOENT { return }
    // Linux says that it is a folder, other systems that it is not permitted.
    guard errno == EISDIR || errno == EPERM else { throw .last }
    if unlinkat(parent, name, AT_REMOVEDIR) == 0 || errno == ENOENT { return }
    guard errno == ENOTEMPTY || errno == EEXIST || errno == EACCES else { throw .last }
    if depth == Self.maxDepth { return try hoist(name, from: parent) }
    let inner = try Self.opened(name, in: parent)
    for entry in try inner.names() { try remove(entry, in: inner.number, depth: depth + 1) }
    if unlinkat(parent, name, AT_REMOVEDIR) != 0, errno != ENOENT, errno != ENOTEMPTY {
      throw .last
    }
  }

  /// Moves a folder to the top, where it is removed later.
  private mutating func hoist(_ name: [CChar], from parent: Int32) throws(SystemError) {
    _ = try Self.opened(name, in: parent)
    hoistedCount += 1
    let target = "lifecycle-moved-\(hoistedCount)-\(UInt64.random(in: 0 ... .max))"
    if renameat(parent, name, folder.number, target) != 0 { throw .last }
  }

  /// Opens a folder, if need be after its owner got access.
  static func opened(_ name: [CChar], in parent: Int32) throws(SystemError) -> Descriptor {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    let number = openat(parent, name, flags)
    if number >= 0 {
      fchmod(number, 0o700)
      return Descriptor(number: number)
    }
    guard errno == EACCES else { throw .last }
    try permit(name, in: parent)
    let second = openat(parent, name, flags)
    guard second >= 0 else { throw .last }
    return Descriptor(number: second)
  }

  /// Gives the owner access to a folder that cannot be opened.
  private static func permit(_ name: [CChar], in parent: Int32) throws(SystemError) {
    #if os(Linux)
      // O_PATH, a macro that Swift does not import, opens what may not be read.
      let number = openat(parent, name, 0o10_000_000 | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard number >= 0 else { throw .last }
      let place = Descriptor(number: number)
      if chmod("/proc/self/fd/\(place.number)", 0o700) != 0 { throw .last }
    #else
      if fchmodat(parent, name, 0o700, AT_SYMLINK_NOFOLLOW) != 0 { throw .last }
    #endif
  }
}
