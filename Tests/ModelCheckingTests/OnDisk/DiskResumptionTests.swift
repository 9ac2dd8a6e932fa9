import ModelChecking
import Testing
import Thoroughness

@Suite struct `A search on disk that is interrupted` {
  /// Random graphs with properties of every kind.
  private func samples() -> [RandomSample] {
    Thoroughness.seeds(300, oneOf: 40).map { RandomSample(seed: $0, claims: RandomClaims.safety) }
  }

  @Test func `finds the same when it was killed ten times`() throws {
    for (seed, sample) in samples().enumerated() {
      var generator = SeededGenerator(seed: UInt64(seed))
      let folder = DiskFolder()
      for _ in 0..<10 {
        let operations = generator.next(below: 60)
        let simulatedFault = SimulatedDiskFault(killedAfter: operations)
        let found = try sample.onDisk(folder.options(simulatedFault: simulatedFault))
        #expect(!found.contradicts(sample.explored()), "seed \(seed)")
      }
      #expect(try sample.onDisk(folder.options()) == sample.found(), "seed \(seed)")
      #expect(folder.names == [], "seed \(seed)")
    }
  }

  @Test func `finds the same when it was stopped ten times`() throws {
    for (seed, sample) in samples().enumerated() {
      var generator = SeededGenerator(seed: UInt64(seed))
      let folder = DiskFolder()
      for _ in 0..<10 {
        var calls = generator.next(below: 12)
        let found = try sample.onDisk(folder.options()) { _ in
          calls -= 1
          return calls < 0 ? .stop : .proceed
        }
        #expect(!found.contradicts(sample.explored()), "seed \(seed)")
      }
      #expect(try sample.onDisk(folder.options()) == sample.found(), "seed \(seed)")
    }
  }

  @Test func `goes on from the last level that was complete`() throws {
    let (folder, device) = (DiskFolder(), PackedDevice(apps: 5))
    let first = try device.check(options: folder.options(memory: 1 << 12)) { progress in
      progress.depth < 6 ? .proceed : .stop
    }
    #expect(first.stoppedBy == .cancelled && first.depth == 6)
    var depths: [Int] = []
    let second = try device.check(options: folder.options(memory: 1 << 20).threads(2)) {
      depths.append($0.depth)
      return .proceed
    }
    #expect(depths.first == 6)
    #expect(Counts(second) == Counts(device.check()))
  }

  @Test func `leaves nothing but complete levels`() throws {
    let folder = DiskFolder()
    _ = try PackedDevice(apps: 5).check(options: folder.options(memory: 1 << 10)) {
      $0.depth < 7 ? .proceed : .stop
    }
    let levels = (0...7).flatMap { ["level-\($0).complete", "level-\($0).states"] }
    #expect(folder.names == (levels + ["search.lock"]).sorted())
  }

  @Test func `keeps what is complete when the disk is full`() throws {
    let device = PackedDevice(apps: 4)
    let expected = Counts(device.check())
    for bytes in stride(from: 0, to: 12_000, by: Thoroughness.isFullForEngine ? 97 : 601) {
      let folder = DiskFolder()
      let simulatedFault = SimulatedDiskFault(fullAfter: bytes)
      let cut = try device.check(
        [Self.early], options: folder.options(memory: 1 << 10, simulatedFault: simulatedFault))
      if case .disk(let words) = cut.stoppedBy {
        #expect(words.hasSuffix("the disk is full"), "after \(bytes) bytes")
        #expect(cut.results[0].verdict.isUndecidedOrViolated, "after \(bytes) bytes")
        #expect(!folder.names.contains { $0.hasSuffix(".tmp") }, "after \(bytes) bytes")
      } else {
        #expect(Counts(cut) == expected)
      }
      let report = try device.check([Self.early], options: folder.options(memory: 1 << 10))
      #expect(Counts(report) == expected, "after \(bytes) bytes")
    }
  }

  private static let early = Property<PackedDevice>(
    "early", "no app is active", .always(StatePredicate("no app is active") { $0.app(0) != 3 }))

  @Test func `keeps to the room that it may take up`() throws {
    let folder = DiskFolder()
    var options = folder.options(memory: 1 << 10)
    options.storage.room = 2_000
    let report = try PackedDevice(apps: 5).check(options: options)
    #expect(report.stoppedBy == .disk("the files of the search would take up more than they may"))
    #expect(report.states > 0)
  }
}

extension Findings {
  /// Whether one search says that something holds that is violated according to the other.
  fileprivate func contradicts(_ other: Findings) -> Bool {
    counts.states > other.counts.states
      || zip(results, other.results).contains { one, other in
        switch (one.verdict, other.verdict) {
        case (.holds, .violated), (.violated, .holds), (.faulty, _): true
        default: false
        }
      }
  }
}

extension Verdict {
  fileprivate var isUndecidedOrViolated: Bool {
    switch self {
    case .undecided, .violated: true
    case .holds, .faulty: false
    }
  }
}
