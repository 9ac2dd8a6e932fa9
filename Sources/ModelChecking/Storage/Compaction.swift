/// How a search that does not fit in memory keeps only a few bits of each state.
///
/// A new state whose bits are all set already is mistaken for a known one. It is omitted, with all
/// states that are reachable only through it. Such a search proves nothing; the report estimates
/// how much was missed.
public struct Compaction: Hashable, Sendable {
  /// The size of the set of visited states, in bytes. Ten bits a state keep omissions rare.
  public var bytes: Int
  /// The number of bits set for each state, at least 1.
  public var probes: Int

  /// Creates a compaction.
  /// - Precondition: `bytes` and `probes` are positive.
  public init(bytes: Int, probes: Int = 3) {
    precondition(bytes > 0 && probes > 0, "compaction needs at least one byte and one probe")
    self.bytes = bytes
    self.probes = probes
  }
}

/// An estimate of the states that a search with compaction has omitted.
public struct CompactionEstimate: Hashable, Sendable {
  /// The fraction of the bits that were set at the end, from 0 to 1.
  public let fill: Double
  /// The expected number of new states that were mistaken for known ones.
  public let expectedOmissions: Double
  /// The probability that at least one new state was mistaken for a known one.
  public let omissionProbability: Double
  /// The expected fraction of the reachable states that were visited, from 0 to 1. The estimate
  /// ignores states to which only omitted states lead.
  public let coverage: Double

  init(_ segments: [OmissionEstimate], states: Int) {
    let bits = segments.reduce(0) { $0 + $1.bits }
    fill = Double(segments.reduce(0) { $0 + $1.setBits }) / Double(max(bits, 1))
    expectedOmissions = segments.reduce(0) { $0 + $1.expected }
    omissionProbability = 1 - segments.reduce(1) { $0 * $1.noOmission }
    coverage = states == 0 ? 1 : Double(states) / (Double(states) + expectedOmissions)
  }
}

/// The omissions of one segment so far.
@usableFromInline struct OmissionEstimate: Sendable {
  let bits: Int
  private let probes: Int
  private(set) var setBits = 0
  /// The expected number of omissions.
  private(set) var expected = 0.0
  /// The probability that there is no omission.
  private(set) var noOmission = 1.0

  init(bits: Int, probes: Int) {
    self.bits = bits
    self.probes = probes
  }

  /// Records a state that has set new bits.
  ///
  /// At this fill, a state is omitted with probability p = fill^probes. So p / (1 - p) states are
  /// omitted on average for each state that is not.
  @usableFromInline mutating func add(bits added: Int) {
    let fill = Double(setBits) / Double(bits)
    var omission = 1.0
    for _ in 0..<probes { omission *= fill }
    expected += omission / (1 - omission)
    noOmission *= 1 - omission
    setBits += added
  }
}
