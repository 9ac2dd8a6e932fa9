/// How random walks are taken.
public struct WalkOptions: Hashable, Sendable {
  /// Names the walks: equal seeds give equal walks.
  public var seed: UInt64
  /// How many walks to take, each from an initial state.
  public var walks: Int
  /// The largest number of steps of each walk.
  public var length: Int

  /// How many bytes may be spent on remembering transitions, so as not to ask the machine again.
  ///
  /// Walks are the same with any value, only slower with a smaller one: states met when the memory
  /// is full are asked for their actions each time. A state takes 24 bytes and some 24 for each of
  /// its enabled actions; a quarter is kept for what patterns have seen. The states seen are kept
  /// besides, since they are counted.
  public var memory: Int

  /// Creates options.
  public init(seed: UInt64, walks: Int, length: Int, memory: Int = 256 << 20) {
    self.seed = seed
    self.walks = walks
    self.length = length
    self.memory = memory
  }
}
