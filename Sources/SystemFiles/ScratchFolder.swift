import Foundation
import Synchronization

/// A new folder that only this user can enter, removed with all that is in it when it is released.
///
/// It is locked as long as this process lives. What a process that was killed has left is removed by the
/// next one that makes a folder of the same name in the same place.
package final class ScratchFolder {
  /// The path of the folder.
  package let path: String
  private let parent: Descriptor
  private let name: [CChar]
  private var folder: Descriptor
  private var isKept = false

  /// Makes a folder.
  ///
  /// - Parameters:
  ///   - place: The folder to make it in.
  ///   - beginning: How its name begins; six letters follow.
  /// - Throws: The error of the system.
  package init(in place: String, named beginning: String) throws(SystemError) {
    parent = try Descriptor(opening: place, O_RDONLY | O_DIRECTORY)
    Self.removeStaleOnce(beginning, in: parent, at: place)
    var template = Array("\(place)/\(beginning)XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw .last }
    let letters = template.dropLast().map { UInt8(truncatingIfNeeded: $0) }
    path = String(decoding: letters, as: UTF8.self)
    name = Array(template.suffix(beginning.utf8.count + 7))
    folder = try Self.locked(name, in: parent)
    Self.all.withLock { [path] in _ = $0.insert(path) }
  }

  deinit {
    if !isKept { try? remove() }
    Self.all.withLock { [path] in _ = $0.remove(path) }
  }

  /// Leaves the folder for its user, who is told of it. The sticky bit keeps later processes from
  /// removing it.
  package func keep() {
    isKept = true
    fchmod(folder.number, S_ISVTX | 0o700)
    Self.all.withLock { [path] in _ = $0.remove(path) }
  }

  private static let all = Mutex<Set<String>>([])

  /// Removes all such folders of this process, before it ends without releasing them.
  package static func removeAll() {
    for path in all.withLock({ $0 }) {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      let place = parts.dropLast().joined(separator: "/")
      guard let parent = try? Descriptor(opening: place + "/", O_RDONLY | O_DIRECTORY) else {
        continue
      }
      try? remove(Array(String(parts.last ?? "").utf8CString), in: parent)
    }
  }

  private static func locked(
    _ name: [CChar], in parent: borrowing Descriptor
  ) throws(SystemError) -> Descriptor {
    let folder = try Descriptor(opening: name, in: parent, O_RDONLY | O_DIRECTORY)
    flock(folder.number, LOCK_EX | LOCK_NB)
    return folder
  }

  /// Removes everything that is in the folder, and makes it again if it is gone.
  package func empty() throws(SystemError) {
    try remove()
    guard mkdirat(parent.number, name, 0o700) == 0 else { throw .last }
    folder = try Self.locked(name, in: parent)
  }

  /// Removes the folder with all that is in it, if it is there; a symbolic link in its place is not
  /// followed.
  package func remove() throws(SystemError) { try Self.remove(name, in: parent) }

  private static func remove(
    _ name: [CChar], in parent: borrowing Descriptor
  ) throws(SystemError) {
    if unlinkat(parent.number, name, AT_REMOVEDIR) == 0 || errno == ENOENT { return }
    if errno == ENOTDIR {
      if unlinkat(parent.number, name, 0) != 0, errno != ENOENT { throw .last }
      return
    }
    var removal = FolderRemoval(of: try FolderRemoval.opened(name, in: parent.number))
    try removal.run()
    if unlinkat(parent.number, name, AT_REMOVEDIR) != 0, errno != ENOENT { throw .last }
  }

  /// The beginnings and places that this process has looked for leavings.
  private static let swept = Mutex<Set<String>>([])

  private static func removeStaleOnce(
    _ beginning: String, in parent: borrowing Descriptor, at place: String
  ) {
    let isNew = swept.withLock { $0.insert("\(place)/\(beginning)").inserted }
    if isNew { removeStale(beginning, in: parent, unchangedFor: 60) }
  }

  /// Removes folders with such a name that belong to this user and that no process has locked.
  ///
  /// - Parameters:
  ///   - beginning: What is before the six random characters of a name.
  ///   - parent: The folder that holds them.
  ///   - age: For how many seconds nothing has changed in them.
  static func removeStale(
    _ beginning: String, in parent: borrowing Descriptor, unchangedFor age: Int
  ) {
    let start = Array(beginning.utf8CString.dropLast())
    for name in (try? parent.names()) ?? []
    where name.count == start.count + 7 && name.starts(with: start) {
      guard let folder = try? Descriptor(opening: name, in: parent, O_RDONLY | O_DIRECTORY),
        !folder.isKept, folder.isOwnedAndStale(S_IFDIR, seconds: age),
        flock(folder.number, LOCK_EX | LOCK_NB) == 0
      else { continue }
      try? remove(name, in: parent)
    }
  }
}
