import Dispatch
import ModelChecking
import Synchronization
import Testing
import Thoroughness

@testable import ModelChecking

/// The threads of a search, checked by the search.
@Suite struct `The threads of a search` {
  private func inTime(_ pool: ThreadPoolModel) -> Property<ThreadPoolModel> {
    let inTime = StatePredicate<ThreadPoolModel>("in time") { !pool.returnsTooSoon($0) }
    return Property("in time", "the caller waits for all pieces", .always(inTime))
  }

  private static let toTheEnd = Property<ThreadPoolModel>(
    "to the end", "the caller can always come to an end",
    .alwaysPossible(StatePredicate("over") { $0.labels[0] == .over }))

  /// An ordinary run tries the smaller models, a thorough one the larger ones, too.
  static let sizes =
    [(2, 2, 1), (2, 2, 2), (3, 3, 1), (2, 1, 3), (2, 4, 3)]
    + (Thoroughness.isFullForEngine ? [(2, 2, 4), (3, 3, 2), (3, 3, 3), (3, 5, 2)] : [])

  @Test(arguments: sizes)
  func `end each phase when its pieces are done, and not before`(
    threads: Int, pieces: Int, phases: Int
  ) {
    let pool = ThreadPoolModel(threads: threads, pieces: pieces, phases: phases)
    let results = pool.check([inTime(pool), Self.toTheEnd], options: .threads(2)).results
    #expect(results.map { Outcome($0.verdict) } == [.holds, .holds])
  }

  /// A thread that has done the last piece of one phase, and is interrupted before it asks whether the
  /// caller waits, must not wake it up in the next phase.
  @Test func `could end a phase too soon if they did not ask which phase is awaited`() {
    let pool = ThreadPoolModel(threads: 3, pieces: 3, phases: 2, namesPhase: false)
    let outcome = Outcome(
      pool.check([inTime(pool)], options: .audit(.sample).threads(2)).results[0].verdict)
    guard case .violated(let actions) = outcome else {
      Issue.record("expected a counterexample, not \(outcome)")
      return
    }
    #expect(actions.contains(.losePatience) && actions.count == 34)
  }

  @Test(arguments: [1, 2, 3, 7, 64]) func `do each piece of each phase once`(threads: Int) {
    let pool = ThreadPool(threads)
    let counts = Tally(threads)
    for _ in 0..<200 { pool.run { piece, _ in counts.count(piece) } }
    #expect(counts.values == Array(repeating: 200, count: threads))
  }

  @Test(arguments: [(1, 8), (2, 8), (3, 2), (3, 64)])
  func `do pieces in ascending order, each of them`(threads: Int, pieces: Int) {
    let pool = ThreadPool(threads, pieces: pieces)
    for _ in 0..<100 {
      let done = (0..<threads).map { _ in Tally(pieces) }
      let log = TakenPieces()
      pool.run { piece, thread in
        done[thread].count(piece)
        log.append(piece, by: thread)
      }
      #expect((0..<pieces).allSatisfy { piece in done.reduce(0) { $0 + $1.values[piece] } == 1 })
      for thread in 0..<threads {
        let taken = log.pieces(of: thread)
        #expect(taken == taken.sorted())
      }
    }
  }

  @Test(arguments: [2, 3, 7]) func `wait for a piece that takes long`(threads: Int) {
    let pool = ThreadPool(threads)
    let counts = Tally(threads)
    for phase in 1...20 {
      pool.run { piece, _ in
        if piece == phase % threads { for _ in 0..<20_000 { counts.look() } }
        counts.count(piece)
      }
      #expect(counts.values == Array(repeating: phase, count: threads))
    }
  }
}

/// Threads that outlive their search are taken from a process that has few hundred of them.
@Suite struct `The threads of a search end` {
  private static let device = PackedDevice(apps: 2)

  private static let searches: [(name: String, search: @Sendable (Int) throws -> Void)] = [
    ("complete", { _ = device.check(options: .threads($0)) }),
    ("cut short", { _ = device.check(options: .limits(.states(5)).threads($0)) }),
    (
      "on disk",
      { threads in
        let folder = DiskFolder()
        _ = try device.check(options: folder.options().threads(threads))
      }
    ),
    (
      "refused by its folder",
      { threads in
        let folder = DiskFolder()
        _ = try device.check(options: folder.options()) { $0.depth < 2 ? .proceed : .stop }
        let other = PackedDevice(apps: 3)
        #expect(throws: DiskSearchError.self) {
          try other.check(options: folder.options().threads(threads))
        }
      }
    ),
  ]

  @Test(arguments: searches.indices) func `with it`(number: Int) throws {
    for _ in 0..<60 { try Self.searches[number].search(8) }
    // Work for the same queue waits for ever if each thread of the process waits for a search.
    let isRun = DispatchSemaphore(value: 0)
    DispatchQueue.global(qos: .userInitiated).async { isRun.signal() }
    #expect(isRun.wait(timeout: .now() + 60) == .success, "\(Self.searches[number].name)")
  }
}

/// Which thread did which pieces, in the order in which it did them.
private final class TakenPieces: Sendable {
  private let list = Mutex<[(piece: Int, thread: Int)]>([])

  func append(_ piece: Int, by thread: Int) { list.withLock { $0.append((piece, thread)) } }

  func pieces(of thread: Int) -> [Int] {
    list.withLock { $0.filter { $0.thread == thread }.map(\.piece) }
  }
}
