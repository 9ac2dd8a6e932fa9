import Testing

@testable import ModelChecking

@Suite struct `A shard` {
  @Test(arguments: [
    "", "1", "1/", "/2", "2/2", "3/2", "0/0", "-1/2", "+0/2", "0/2/3", " 0/2", "0/x",
  ])
  func `is not read from anything but I of N`(text: String) { #expect(Shard(text) == nil) }

  @Test func `has a text that is read again`() {
    #expect(Shard("3/17").map(\.description) == "3/17")
  }

  @Test func `belongs to a partition of the work`() {
    for units in 0..<20 {
      for count in 1...7 {
        let shards = (0..<count).map { Shard(index: $0, of: count) }
        for unit in 0..<units { #expect(shards.count { $0.contains(unit) } == 1) }
        #expect(shards.map { $0.size(of: units) }.reduce(0, +) == units)
        for shard in shards {
          #expect(shard.size(of: units) == (0..<units).count(where: shard.contains))
        }
      }
    }
  }
}

@Suite struct `The walks of shards` {
  private func report(_ shard: Shard, walks: Int = 12) -> WalkReport<Ring> {
    var options = WalkOptions(seed: 5, walks: walks, length: 9)
    options.shard = shard
    options.keepsRecord = true
    return Ring(size: 40).walk(options)
  }

  @Test func `are those of the whole run`() throws {
    let whole = try #require(report(.whole).record).entries
    for count in 1...5 {
      let entries = try (0..<count).flatMap { index in
        try #require(report(Shard(index: index, of: count)).record).entries
      }
      #expect(Set(entries.map(\.number)) == Set(0..<12))
      #expect(entries.count == 12)
      for entry in entries { #expect(entry.steps == whole[entry.number].steps) }
    }
  }

  @Test func `visit together the states and transitions of the whole run`() throws {
    let whole = report(.whole)
    let parts = (0..<3).compactMap { report(Shard(index: $0, of: 3)).record }
    #expect(Set(parts.flatMap(\.states)).count == whole.statesVisited)
    let transitions = parts.flatMap { part in
      part.transitions.map { "\(part.states[$0.source]) \($0.action)" }
    }
    #expect(Set(transitions).count == whole.transitionsTaken)
  }

  @Test func `are none where there are more shards than walks`() {
    #expect(report(Shard(index: 7, of: 9), walks: 3).walks == 0)
  }

  @Test func `are recorded with as many transitions as are counted`() throws {
    let report = report(.whole)
    #expect(try #require(report.record).transitions.count == report.transitionsTaken)
    #expect(report.record?.states.count == report.statesVisited)
  }
}
