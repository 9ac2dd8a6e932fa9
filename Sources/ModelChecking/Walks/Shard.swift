/// One of several equal parts of some numbered work, to be done on a machine of its own.
///
/// Unit *k* belongs to the shard with the index *k* mod *n* of *n* shards. So the shards are disjoint,
/// and together they are the whole.
public struct Shard: Hashable, Sendable {
  /// The position of this shard, from 0.
  public let index: Int
  /// The number of shards.
  public let count: Int

  /// The only shard of work that is not divided.
  public static let whole = Shard(index: 0, of: 1)

  /// Creates a shard.
  /// - Precondition: `count` is positive, and `index` is from 0 to `count` - 1.
  public init(index: Int, of count: Int) {
    precondition(count > 0 && (0..<count).contains(index), "there is no shard \(index)/\(count)")
    self.index = index
    self.count = count
  }

  /// Reads a shard in the form `I/N`, such as `0/4`; nil unless I is from 0 to N - 1.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let index = Int(parts[0]), let count = Int(parts[1]), index < count, count <= Self.maxCount
    else { return nil }
    self.init(index: index, of: count)
  }

  /// The largest number of shards that are read.
  public static let maxCount = 1_000_000

  /// Whether a unit of the work belongs to this shard.
  public func contains(_ unit: Int) -> Bool { unit % count == index }

  /// How many of the units from 0 to `units` - 1 belong to this shard.
  public func size(of units: Int) -> Int { units > index ? (units - index - 1) / count + 1 : 0 }
}

extension Shard: CustomStringConvertible {
  /// The shard in the form that ``init(_:)`` reads.
  public var description: String { "\(index)/\(count)" }
}
