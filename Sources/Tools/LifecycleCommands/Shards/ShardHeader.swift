import ModelChecking
import Reporting

/// What the shards of one run have in common.
struct ShardHeader: Hashable, Sendable {
  /// The version of the tool.
  var tool = Release.version
  /// The command.
  let command: String
  /// Its operands and the options that decide the work.
  let work: String
  /// The seed of random choices.
  let seed: String
  /// The number of shards.
  let count: Int

  /// The members of a result that say so.
  var json: OrderedJSON {
    .object([
      ("tool", .string(tool)), ("command", .string(command)), ("work", .string(work)),
      ("seed", .string(seed)), ("count", .integer(count)),
    ])
  }

  init(command: String, work: String, seed: UInt64, count: Int) {
    self.command = command
    self.work = work
    self.seed = "0x" + String(seed, radix: 16, uppercase: true)
    self.count = count
  }

  /// Reads what ``json`` writes; nil if it is something else.
  init?(_ json: OrderedJSON) {
    guard let tool = json["tool"]?.words, let command = json["command"]?.words,
      let work = json["work"]?.words, let seed = json["seed"]?.words,
      let count = json["count"]?.count, (1...Shard.maxCount).contains(count)
    else { return nil }
    self.tool = tool
    self.command = command
    self.work = work
    self.seed = seed
    self.count = count
  }

  /// What is different in the header of another run, as a pair of words; nil if nothing is.
  func difference(from other: ShardHeader) -> (own: String, other: String)? {
    let names: [(String, KeyPath<ShardHeader, String>)] = [
      ("version", \.tool), ("command", \.command), ("seed", \.seed), ("work", \.work),
    ]
    for (name, path) in names where self[keyPath: path] != other[keyPath: path] {
      return ("\(name) \(self[keyPath: path].shown)", "\(name) \(other[keyPath: path].shown)")
    }
    return count == other.count ? nil : ("one of \(count) shards", "one of \(other.count) shards")
  }
}
