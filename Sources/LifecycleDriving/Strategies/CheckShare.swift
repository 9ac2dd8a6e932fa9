import Reporting
import Foundation
import ModelChecking

/// Which checks of a test suite this process makes, where the suite is divided among machines.
///
/// The environment variable `LIFECYCLE_SHARD` has the form `I/N`. A check belongs to one of the N shards
/// by a digest of its place, so that each check is made on one machine, and by all machines together all
/// of them. Without the variable every check is made.
public enum CheckShare: Hashable, Sendable {
  /// The check is made here.
  case own
  /// The check is left to another machine, as these words say.
  case foreign(String)
  /// The variable has no such form; the words say so.
  case malformed(String)

  /// The environment variable.
  public static let variable = "LIFECYCLE_SHARD"

  /// Decides about a check.
  ///
  /// - Parameters:
  ///   - place: The file and the line of the check.
  ///   - environment: The environment of the process.
  /// - Returns: Whether the check is made here.
  public static func share(
    ofCheckAt place: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> CheckShare {
    guard let text = environment[variable], !text.isEmpty else { return .own }
    guard let shard = Shard(text) else {
      return .malformed(
        "\(variable) is “\(text)”; write I/N, such as 0/4, where I is from 0 to N - 1.")
    }
    let digest = UInt64(StableDigest.hexadecimal(of: [place]), radix: 16) ?? 0
    let owner = Int(digest % UInt64(shard.count))
    if owner == shard.index { return .own }
    return .foreign(
      "not checked here: \(variable) is \(shard), and this check belongs to \(owner)/\(shard.count)"
    )
  }
}
