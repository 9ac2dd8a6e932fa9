import Foundation
import SystemFiles

/// The folder that survives the processes of an adapter; nothing else does.
///
/// It is created in the system's temporary folder, and removed when this object is released.
public final class AdapterDisk {
  /// The path of the folder.
  public let path: String

  /// Creates an empty folder that only this user can enter.
  ///
  /// - Throws: ``AdapterError`` if it cannot be created.
  public convenience init() throws(AdapterError) {
    try self.init(in: FileManager.default.temporaryDirectory.path)
  }

  /// Creates an empty folder in another one.
  package init(in folder: String) throws(AdapterError) {
    var template = Array("\(folder)/lifecycle-disk-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw .disk(path: folder, reason: SystemError.last.words)
    }
    let letters = template.dropLast().map { UInt8(truncatingIfNeeded: $0) }
    path = String(decoding: letters, as: UTF8.self)
  }

  deinit { try? remove() }

  /// Empties the folder, or creates it again if the adapter removed it.
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
    // An adapter may have created folders that even their owner may not change.
    FileTree.open(folder)
    do { try FileTree.remove(folder) } catch { throw .disk(path: path, reason: error.words) }
  }
}
