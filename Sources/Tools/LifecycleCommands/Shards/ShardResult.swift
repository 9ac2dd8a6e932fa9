import CommandLineTools
import ModelChecking
import Reporting

/// What some of the shards of a run have found.
///
/// It keeps what each shard has found, and facts are made of all of them at the end. So results may be
/// merged in any order and in any groups.
struct ShardResult: Sendable {
  let header: ShardHeader
  /// What was found, by the index of the shard.
  private(set) var parts: [Int: OrderedJSON]

  /// The result of one shard; its members follow its index.
  init(_ header: ShardHeader, of shard: Shard, _ members: [(String, OrderedJSON)]) {
    self.header = header
    parts = [shard.index: .object([("index", .integer(shard.index))] + members)]
  }

  /// Reads a result.
  init(reading bytes: [UInt8]) throws(ShardFault) {
    let json: OrderedJSON
    do { json = try OrderedJSON(reading: bytes) } catch {
      throw .malformed(error.localizedDescription)
    }
    guard let header = json["shards"].flatMap(ShardHeader.init), let parts = json["parts"]?.list,
      !parts.isEmpty
    else { throw .noResult }
    self.header = header
    self.parts = [:]
    for part in parts {
      guard let index = part["index"]?.count, index < header.count else { throw .noResult }
      if self.parts.updateValue(part, forKey: index) != nil { throw .duplicate(index) }
      if part["interrupted"] != nil { throw .interrupted(index) }
    }
  }

  /// Adds the shards of another result of the same run.
  mutating func add(_ other: ShardResult) throws(ShardFault) {
    if let (own, other) = header.difference(from: other.header) { throw .foreign(other, own) }
    for (index, part) in other.parts {
      if parts.updateValue(part, forKey: index) != nil { throw .duplicate(index) }
    }
  }

  /// The shards that are not there, in order.
  var missing: [Int] { (0..<header.count).filter { parts[$0] == nil } }

  /// The parts in the order of their indices.
  var ordered: [OrderedJSON] { parts.sorted { $0.key < $1.key }.map(\.value) }

  /// The time that all shards together took.
  var milliseconds: Int { ordered.reduce(0) { $0 + ($1["milliseconds"]?.count ?? 0) } }

  /// The result in the form that ``init(reading:)`` reads.
  var json: OrderedJSON {
    .object([
      ("shards", header.json), ("verdict", "undecided"),
      ("missing", .array(missing.map(OrderedJSON.integer))), ("parts", .array(ordered)),
    ])
  }
}

/// Why results cannot be added up.
enum ShardFault: Error, Hashable {
  /// The file is no JSON, for the reason that the words give.
  case malformed(String)
  /// The file is JSON, but no result of a shard.
  case noResult
  /// The result is of another run: what it is, and what was expected.
  case foreign(String, String)
  /// A shard is there twice.
  case duplicate(Int)
  /// A shard was not done to its end.
  case interrupted(Int)
  /// What all shards do alike has another result in this one.
  case searchDiffers(Int)

  /// The fault, to follow the name of the file.
  var words: String {
    switch self {
    case .malformed(let reason): reason
    case .noResult:
      "it is not the result of a shard; write one with walk, drive or validate, --shard I/N and "
        + "--format json."
    case .foreign(let found, let expected):
      "it belongs to another run: \(found), but the results before it have \(expected)."
    case .duplicate(let index): "shard \(index) is given twice."
    case .interrupted(let index): "shard \(index) was interrupted; run it again."
    case .searchDiffers(let index):
      "shard \(index) differs from the others in the search that all of them make before the random "
        + "walks; the executable is not deterministic, or not the same on all machines."
    }
  }
}
