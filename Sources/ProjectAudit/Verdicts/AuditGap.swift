/// What keeps an audit from a verdict.
public enum AuditGap: Hashable, Sendable {
  /// A file that decides could not be read.
  case unread(UnreadFile)
  /// Everything was read, and it does not decide; a sentence says why.
  case undecided(String)

  /// The reason in a sentence.
  public var words: String {
    switch self {
    case .unread(let file): file.words
    case .undecided(let words): words
    }
  }

  /// The gap with its file at the path that a function gives.
  func mapFile(_ path: (String) -> String) -> AuditGap {
    switch self {
    case .unread(let file): .unread(file.mapFile(path))
    case .undecided: self
    }
  }
}
