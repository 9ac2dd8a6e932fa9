import Reporting

/// A life that broke an obligation in an earlier run, and is rerun before all others.
public struct KeptLife: Hashable, Sendable {
  /// The outcome of rerunning a kept life.
  public enum Outcome: Hashable, Sendable {
    /// It still breaks the obligation.
    case broken
    /// The whole life was run, and the obligation was kept.
    case mended
    /// A choice is impossible in its place. Positions count from 1.
    case impossible(String, position: Int, possible: [String])
    /// A choice has a name that no longer exists.
    case unknownChoice(String, position: Int, nearest: String?)
    /// The check has no obligation with this short name.
    case notWatched
  }

  /// The short name of the obligation that the life broke.
  public let obligation: String
  /// The names of its choices.
  public let choices: [String]
  /// The file and line where it is kept.
  public let place: String
  /// The outcome; nil if another breach ended the life early.
  public internal(set) var outcome: Outcome?
}

extension KeptLife.Outcome {
  /// The reason why the life cannot be run, as a clause; nil if it was run.
  var obstacle: String? {
    switch self {
    case .broken, .mended: nil
    case .impossible(let name, let position, let possible):
      "choice \(position), “\(name)”, is not possible there; "
        + (possible.isEmpty ? "no choice is" : "possible are \(possible.joined(separator: ", "))")
    case .unknownChoice(let name, let position, let nearest):
      "nothing has the name of choice \(position), “\(name)”"
        + (nearest.map { "; the nearest name is “\($0)”" } ?? "")
    case .notWatched: "the check no longer has the obligation"
    }
  }
}
