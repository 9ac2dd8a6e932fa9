import CommandLineTools
import ModelChecking
import Reporting

extension Arguments {
  /// The part of the work that is asked for, or nil for all of it.
  ///
  /// Its result is for `lifecycle merge`, so that it must be JSON.
  func shard() throws(UsageError) -> Shard? {
    guard let text = value(of: .shard) else { return nil }
    guard let shard = Shard(text) else {
      throw .notAQuantity(
        text, .shard,
        example: "0/4: I is from 0 to N - 1, and N from 1 to \(Shard.maxCount.grouped)")
    }
    guard value(of: .format) == OutputFormat.json.rawValue else {
      throw .wrongValue(
        .shard, "“lifecycle merge” reads only JSON; add --format json.")
    }
    return shard
  }

  /// What decides the work, in words: equal for the shards of one run.
  func work() -> String {
    let others = [Option.shard, .format, .output, .seed, .threads, .quiet].map(\.name)
    let options = values.filter { !others.contains($0.key) }.sorted { $0.key < $1.key }
    return (operands + options.flatMap { [$0.key, $0.value] }).filter { !$0.isEmpty }
      .map(\.shellWord).joined(separator: " ")
  }
}

extension Option {
  static let shard = Option(
    "--shard", "I/N",
    help: "Do only part I of N, where I is 0 to N - 1; “merge” adds the parts up.")
}
