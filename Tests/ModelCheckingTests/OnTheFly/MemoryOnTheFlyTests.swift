import ModelChecking
import Testing
import Thoroughness

@Suite struct `The memory of a search on the fly` {
  static let tree = BinaryTree(count: 60_000)
  static let packed = Respelled(tree, as: PackedSpelling<Int, UInt64>.self)
  /// A part of the tree, where the size does not matter.
  static let small = Thoroughness.isFullForEngine ? tree : BinaryTree(count: 16_000)
  static let smallPacked = Respelled(small, as: PackedSpelling<Int, UInt64>.self)
  static let onOneThread = small.check(options: .audit(.off).threads(1)).memory
  static let packedOnOneThread = smallPacked.check(options: .audit(.off).threads(1)).memory
  static let watched = Property<BinaryTree>(
    "watched", "at most ten to the right",
    .pattern(.boundedExistence(of: .action("right") { $0 == .right }, atMost: 40)))

  @Test(arguments: [2, 3, 7]) func `does not depend on the number of threads`(threads: Int) {
    let (tree, packed) = (Self.small, Self.smallPacked)
    #expect(tree.check(options: .audit(.off).threads(threads)).memory == Self.onOneThread)
    #expect(packed.check(options: .audit(.off).threads(threads)).memory == Self.packedOnOneThread)
  }

  @Test func `is the sum of its parts`() {
    let memory = Self.onOneThread
    #expect(memory.total == memory.visited + memory.order + memory.parents)
  }

  @Test func `counts four bytes for a parent, and as many for a place in the order`() {
    let memory = Self.onOneThread
    #expect(memory.parents == 4 * Self.small.count && memory.order == 4 * Self.small.count)
  }

  /// Segments are at most five eighths full, and grow by half.
  @Test func `counts the places of packed states, and little more`() {
    let memory = Self.packedOnOneThread
    let codes = 8 * Self.small.count
    #expect(memory.order == codes)
    #expect(memory.visited >= codes * 8 / 5 && memory.visited <= codes * 12 / 5 + 50_000)
  }

  @Test func `counts what observers remember`() {
    let watched = Self.small.check([Self.watched], options: .audit(.off).threads(1)).memory
    #expect(watched.visited == Self.onOneThread.visited + 3 * 8 * Self.small.count)
  }

  @Test(arguments: [0, 50_000, 300_000, 1_000_000])
  func `cuts a search at the same state on any number of threads`(limit: Int) {
    let limits = SearchLimits(memory: limit)
    for properties in [[], [Self.watched]] {
      let findings = [1, 2, 3, 7].map { threads in
        Self.tree.checkedFindings(properties, limits: limits, threads: threads)
      }
      #expect(Set(findings).count == 1)
      #expect(findings[0].counts.stoppedBy == .memory(limit))
    }
  }

  @Test(arguments: [300_000, 600_000, 1_000_000])
  func `comes near the limit that cuts it, and not past it`(limit: Int) {
    let report = Self.packed.check(options: .limits(.memory(limit)).audit(.off).threads(2))
    #expect(report.stoppedBy == .memory(limit))
    #expect(report.memory.total >= limit / 4 && report.memory.total < limit)
  }

  @Test(arguments: [1, 2]) func `of 0 keeps the initial states`(threads: Int) {
    let counts = Counts(HourClock().check(options: .limits(.memory(0)).threads(threads)))
    #expect(
      counts == Counts(states: 12, transitions: 0, depth: 0, stoppedBy: .memory(0)))
  }

  @Test func `that is not reached changes nothing`() {
    let report = Self.small.check(options: .limits(.memory(100_000_000)).audit(.off).threads(2))
    #expect(report.isComplete && report.states == Self.small.count)
  }
}
