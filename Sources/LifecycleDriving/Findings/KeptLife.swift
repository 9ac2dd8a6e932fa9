import Reporting

/// A life that broke an obligation in an earlier run, and is lived before all others.
public struct KeptLife: Hashable, Sendable {
  /// What became of a kept life in this run.
  public enum Outcome: Hashable, Sendable {
    /// It still breaks the obligation.
    case broken
    /// All of it was lived, and the obligation was kept.
    case mended
    /// A choice, whose position counts from 1, is not possible where it is made.
    case impossible(String, position: Int, possible: [String])
    /// Nothing has the name of a choice any more.
    case unknownChoice(String, position: Int, nearest: String?)
    /// The check has no obligation with this short name.
    case notWatched
  }

  /// The short name of the obligation that it broke.
  public let obligation: String
  /// The names of its choices.
  public let choices: [String]
  /// Where it is kept: a file and a line.
  public let place: String
  /// What became of it; nil if it was not lived to its end, because something else was broken first.
  public internal(set) var outcome: Outcome?
}

extension KeptLife.Outcome {
  /// Why the life cannot be lived, as a clause; nil if it was lived.
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
