import ModelChecking
import Reporting

/// What one shard of a check has done, in units of which each counts once when shards are added up.
///
/// Random life *k* belongs to shard *k* mod N. What comes before the random lives cannot be divided: each
/// life depends on the earlier ones, and random lives are compared with its result. So every shard does
/// it, all find the same there, and it counts once. Each shard shortens the first life of its own that
/// breaks something; in the whole run only the first life of all was shortened, so only that unit counts.
public struct CheckShard: Sendable {
  /// The model and its profile.
  let model: String
  /// The obligations that were watched, by their short names.
  let watched: [String]
  /// What is done before the random lives.
  let search: CheckUnit
  /// How far the strategies of the search got.
  let extents: [StrategyExtent]
  /// What kept the search from ending, in words.
  let growth: String?
  /// Which eventualities were not judged, and why, in words.
  let unjudged: [String]
  /// The random lives, as a strategy in words.
  let walkName: String
  /// The random lives.
  let walks: CheckUnit
  /// What was found in random lives.
  let found: [CheckUnit]
  /// The first random life that shows that the fingerprint leaves something out.
  let difference: CheckUnit?
  /// Whether it was stopped before its end.
  public let isStopped: Bool

  /// The members of the result of a shard, for `lifecycle merge`.
  public var members: [(String, OrderedJSON)] {
    [
      ("model", .string(model)), ("watched", .strings(watched)), ("search", search.json),
      ("strategies", .array(extents.map(\.json))), ("growth", .optional(growth)),
      ("unjudged", .strings(unjudged)), ("walkName", .string(walkName)), ("walks", walks.json),
      ("found", .array(found.map(\.json))), ("difference", difference?.json ?? .null),
      ("doubts", .strings([CheckDoubt.unsoundFingerprint, .ambiguousFingerprint].map(\.words))),
    ] + (isStopped ? [("interrupted", true)] : [])
  }

  /// How the shard ends, taken by itself.
  public var verdict: CheckReport.Verdict {
    ([search, walks] + found).contains { !$0.findings.isEmpty } ? .violated : .undecided
  }
}

extension CheckReport {
  /// The short name of the obligation that a world which is not deterministic breaks. It is told once.
  package static var determinismID: String { AppObligation.determinism.id }
}
