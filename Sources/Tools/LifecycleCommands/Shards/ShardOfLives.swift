import CommandLineTools
import LifecycleDriving
import ModelChecking
import Reporting

/// The shard that is asked for, of a drive that can be divided.
struct ShardOfLives {
  let shard: Shard
  let header: ShardHeader
  /// What every shard does.
  let search: [Strategy]
  let count: Int
  let length: Int
  let seed: UInt64

  /// - Parameters:
  ///   - arguments: The command line; nothing is divided if it names no shard.
  ///   - strategies: What a drive that is not divided does; its random lives come last.
  ///   - others: The options whose results cannot be added up.
  /// - Throws: A ``UsageError`` where nothing can be divided, or where results cannot be added up.
  init?(
    _ arguments: Arguments, _ strategies: [Strategy], without others: [Option]
  ) throws(UsageError) {
    guard let shard = try arguments.shard() else { return nil }
    let files = ["--baseline", "--write-baseline"]
    if let other = others.map(\.name).first(where: { arguments.values[$0] != nil })
      ?? files.first(where: { arguments.values[$0] != nil })
    {
      throw .conflict("--shard", other)
    }
    guard case .walks(let count, let length, let seed)? = strategies.last else {
      throw .wrongValue(.shard, "only random walks can be divided.")
    }
    (self.shard, self.count, self.length, self.seed) = (shard, count, length, seed)
    search = strategies.dropLast()
    header = ShardHeader(
      command: "drive", work: arguments.work(), seed: seed, count: shard.count)
  }

  func outcome(of check: LifeCheck<AdapterDisk, DrivenAdapter>) throws -> Outcome {
    let start = ContinuousClock.now
    let done = try check.run(search, thenWalks: count, length: length, seed: seed, shard: shard)
    if Interruption.isRequested { throw Interrupted() }
    let time = ("milliseconds", OrderedJSON.integer((ContinuousClock.now - start).milliseconds))
    return Outcome(
      text: ShardResult(header, of: shard, [time] + done.members).json.text,
      status: done.verdict == .violated ? .unexpected : .undecided)
  }
}
