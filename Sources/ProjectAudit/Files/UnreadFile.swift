import Foundation
import ProjectFormats

/// A file that could not be read, and why.
public struct UnreadFile: Error, Hashable, Sendable {
  /// Its path.
  public let file: String
  /// The reason, without the name of the file.
  public let reason: String

  /// The file and the reason in a sentence.
  public var words: String { "\(file) cannot be judged: \(reason)" }

  /// The same at the path that a function gives.
  func mapFile(_ path: (String) -> String) -> UnreadFile {
    UnreadFile(file: path(file), reason: reason)
  }
}

extension UnreadFile {
  init(_ path: ProjectPath, _ error: SettingsError) {
    self.init(file: path.description, reason: error.localizedDescription)
  }

  /// What is said of a file in which two versions were not merged.
  init(conflictIn path: ProjectPath) {
    self.init(
      file: path.description,
      reason: "it has an unfinished merge (<<<<<<<). Resolve the conflict, and audit again.")
  }

  /// What is said of a file that has no bytes; nil for one that has.
  package init?(_ path: ProjectPath, _ content: FileContent) {
    switch content {
    case .bytes: return nil
    case .missing: self.init(file: path.description, reason: "it is not there.")
    case .folder: self.init(file: path.description, reason: "it is a folder.")
    case .tooLarge(let size, let limit):
      self.init(
        file: path.description,
        reason: "it has \(size >> 20) MB, and files of more than \(limit >> 20) MB are not read.")
    case .unreadable(let words): self.init(file: path.description, reason: "\(words).")
    }
  }
}
