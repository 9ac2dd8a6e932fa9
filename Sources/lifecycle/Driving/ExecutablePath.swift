import Foundation

/// Finds an executable as a shell does.
enum ExecutablePath {
  /// The path that a word names: itself if it contains a slash, otherwise where the folders of PATH
  /// have it; the word where they do not.
  static func resolve(
    _ word: String, folders: String? = ProcessInfo.processInfo.environment["PATH"]
  ) -> String {
    if word.contains("/") { return word }
    let candidates = (folders ?? "").split(separator: ":").map { "\($0)/\(word)" }
    return candidates.first(where: FileManager.default.isExecutableFile(atPath:)) ?? word
  }
}
