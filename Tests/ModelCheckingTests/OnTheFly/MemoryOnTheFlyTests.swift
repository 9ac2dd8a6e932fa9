import ModelChecking
import Testing

@Suite struct `The memory of a search on the fly` {
  static let tree = BinaryTree(count: 60_000)
  static let packed = Respelled(tree, as: PackedSpelling<Int, UInt64>.self)
  static let watched = Property<BinaryTree>(
    "watched", "at most ten to the right",
    .pattern(.boundedExistence(of: .action("right") { $0 == .right }, atMost: 40)))

  @Test(arguments: [2, 3, 7]) func `does not depend on the number of threads`(threads: Int) {
    #expect(Self.tree.check(threads: threads).memory == Self.tree.check(threads: 1).memory)
    #expect(Self.packed.check(threads: threads).memory == Self.packed.check(threads: 1).memory)
  }

  @Test func `is the sum of its parts`() {
    let memory = Self.tree.check(threads: 1).memory
    #expect(memory.total == memory.visited + memory.order + memory.parents)
  }

  @Test func `counts four bytes for a parent, and as many for a place in the order`() {
    let memory = Self.tree.check(threads: 1).memory
    #expect(memory.parents == 4 * 60_000 && memory.order == 4 * 60_000)
  }

  /// Segments are at most five eighths full, and grow by half.
  @Test func `counts the places of packed states, and little more`() {
    let memory = Self.packed.check(threads: 1).memory
    let codes = 8 * 60_000
    #expect(memory.order == codes)
    #expect(memory.visited >= codes * 8 / 5 && memory.visited <= codes * 12 / 5 + 50_000)
  }

  @Test func `counts what observers remember`() {
    let plain = Self.tree.check(threads: 1).memory
    let watched = Self.tree.check([Self.watched], threads: 1).memory
    #expect(watched.visited == plain.visited + 3 * 8 * 60_000)
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
    let report = Self.packed.check(limits: SearchLimits(memory: limit), threads: 2)
    #expect(report.stoppedBy == .memory(limit))
    #expect(report.memory.total >= limit / 4 && report.memory.total < limit)
  }

  @Test(arguments: [1, 2]) func `of 0 keeps the initial states`(threads: Int) {
    let counts = Counts(HourClock().check(limits: SearchLimits(memory: 0), threads: threads))
    #expect(
      counts == Counts(states: 12, transitions: 0, depth: 0, stoppedBy: .memory(0)))
  }

  @Test func `that is not reached changes nothing`() {
    let report = Self.tree.check(limits: SearchLimits(memory: 100_000_000), threads: 2)
    #expect(report.isComplete && report.states == 60_000)
  }
}
