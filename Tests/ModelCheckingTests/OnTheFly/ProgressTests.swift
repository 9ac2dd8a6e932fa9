import ModelChecking
import Testing

@Suite struct `The progress of a search on the fly` {
  @Test(arguments: [1, 3]) func `begins with the initial states on the frontier`(
    threads: Int
  ) throws {
    let first = try #require(Self.progress(of: HourClock(), threads: threads).first)
    #expect(first.states == 12 && first.frontier == 12)
    #expect(first.transitions == 0 && first.depth == 0)
  }

  /// What is reported of a large tree on one, two and three threads.
  private static let ofTree = [1, 2, 3].map { threads in
    progress(of: BinaryTree(count: 60_000), threads: threads)
  }

  @Test func `is reported again and again`() {
    #expect(Self.ofTree.allSatisfy { $0.count > 15 })
  }

  @Test func `is the same on any number of threads`() {
    #expect(Self.ofTree.allSatisfy { $0 == Self.ofTree[0] })
  }

  @Test func `counts states, transitions, frontier and depth`() {
    for progress in Self.ofTree.joined() {
      // All states but the root were found: two from each state that was expanded while there were two.
      #expect(progress.transitions == progress.states - 1)
      let expanded = progress.states - progress.frontier
      #expect(progress.states == min(2 * expanded + 1, 60_000))
      #expect(progress.depth == BinaryTree.depth(of: expanded))
    }
  }

  @Test func `is not reported if there is nothing to expand`() {
    #expect(Self.progress(of: Graph(from: [], []), threads: 1).isEmpty)
  }

  private static func progress<Machine: StateMachine>(
    of machine: Machine, threads: Int
  ) -> [SearchProgress] {
    var all: [SearchProgress] = []
    _ = machine.check(options: .audit(.off).threads(threads)) { progress in
      all.append(progress)
      return .proceed
    }
    return all
  }
}
