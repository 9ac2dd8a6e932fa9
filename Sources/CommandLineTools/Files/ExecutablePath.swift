import Foundation

/// Finds programs as a shell does.
package enum ExecutablePath {
  /// The path of a program in one of the folders of `PATH`, or nil if none has it.
  ///
  /// Folders whose path is not absolute are skipped.
  package static func find(
    _ name: String, in path: String? = ProcessInfo.processInfo.environment["PATH"]
  ) -> String? {
    let folders = (path ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    return folders.lazy.map { "\($0)/\(name)" }
      .first(where: FileManager.default.isExecutableFile(atPath:))
  }
}
