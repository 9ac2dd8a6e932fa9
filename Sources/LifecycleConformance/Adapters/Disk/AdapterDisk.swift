import Foundation
import SystemFiles

/// The folder that survives the processes of an adapter, and nothing else does.
///
/// It is made fresh in the system's temporary folder and removed when this object goes away.
public final class AdapterDisk {
  /// The path of the folder.
  public let path: String

  /// Makes an empty folder that only this user can enter.
  ///
  /// - Throws: ``AdapterError`` if it cannot be made.
  public convenience init() throws(AdapterError) {
    try self.init(in: FileManager.default.temporaryDirectory.path)
  }

  /// Makes an empty folder in another one.
  package init(in folder: String) throws(AdapterError) {
    var template = Array("\(folder)/lifecycle-disk-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw .disk(path: folder, reason: SystemError.last.words)
    }
    let letters = template.dropLast().map { UInt8(truncatingIfNeeded: $0) }
    path = String(decoding: letters, as: UTF8.self)
  }

  deinit { try? remove() }

  /// Empties the folder, or makes it again where the adapter removed it.
  ///
  /// - Throws: ``AdapterError`` if something in it cannot be removed.
  public func reset() throws(AdapterError) {
    try remove()
    guard mkdir(path, 0o700) == 0 else {
      throw .disk(path: path, reason: SystemError.last.words)
    }
  }

  /// Removes the folder with all that is in it; does nothing if there is none.
  ///
  /// - Throws: ``AdapterError`` if something in it cannot be removed.
  public func remove() throws(AdapterError) {
    let folder = FilePath(path)
    if (try? FileTree.remove(folder)) != nil { return }
    // An adapter may have made folders that even their owner must not change.
    FileTree.open(folder)
    do { try FileTree.remove(folder) } catch { throw .disk(path: path, reason: error.words) }
  }
}
