import CommandLineTools
import Foundation
import ModelChecking
import SystemFiles

/// The folder that `--disk` names. Each model has a folder of its own in it.
struct DiskFolder: Sendable {
  let path: String

  /// Makes the folder, unless it exists.
  func make() throws(FileError) {
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw .unwritable(path, .last) }
  }

  /// Removes the folder if nothing is left in it.
  func removeIfEmpty() { rmdir(path) }
}

/// A search on disk that did not begin.
struct DiskFolderError: CommandError, Hashable {
  let error: DiskSearchError

  var status: ExitStatus { .fileError }

  /// The error in words, with what to do.
  var errorDescription: String? { "\(error)." }
}
