import CommandLineTools
import Testing

@testable import Benchmarks

@Suite struct `The catalogue of lines` {
  private static func catalogue(isLarge: Bool = false, cores: Int = 2) -> LineCatalogue {
    LineCatalogue(
      isLarge: isLarge,
      surroundings: MachineFeatures(folder: "", programs: "", cores: cores, spin: "SPIN"))
  }

  @Test func `has the lines that the budgets name`() {
    let ids = Self.catalogue().ids
    for id in [
      "exhaustive-packed-8", "exhaustive-packed-10", "exhaustive-packed-12",
      "exhaustive-collections-10", "exhaustive-collections-12",
      "exhaustive-array-10", "exhaustive-array-12", "exhaustive-struct-8", "exhaustive-struct-10",
      "exhaustive-struct-12", "exhaustive-packed-12-2-threads", "exhaustive-struct-12-2-threads",
      "symmetry-12", "walks-app", "delegate-steps", "validate-callbacks",
      "project-audit", "verify-all", "startup",
    ] {
      #expect(ids.contains(id))
    }
  }

  @Test func `names each line once`() {
    let ids = Self.catalogue(isLarge: true).ids
    #expect(Set(ids).count == ids.count)
  }

  @Test func `has the largest device only on request`() {
    #expect(!Self.catalogue().ids.contains("exhaustive-packed-14"))
    #expect(Self.catalogue(isLarge: true).ids.contains("exhaustive-packed-14"))
  }

  @Test func `has a contestant for every line and every peer`() {
    for group in Self.catalogue(isLarge: true).groups {
      let contestants = group.contestants.map(\.id)
      #expect(Set(contestants).count == contestants.count)
      for line in group.lines {
        #expect(contestants.contains(line.id))
        #expect(line.peer.map { contestants.contains($0.contestant) } != false)
      }
    }
  }

  @Test func `gives the lines that begin with a word`() throws {
    let groups = try Self.catalogue().groups(only: ["walks", "startup"])
    #expect(
      groups.map { $0.lines.map(\.id) } == [
        ["walks-app", "walks-app-all-properties"], ["startup"],
      ])
  }

  @Test func `keeps the peers of the chosen lines and no others`() throws {
    let groups = try Self.catalogue().groups(only: ["exhaustive-packed-12-2-threads"])
    #expect(
      groups.map { $0.contestants.map(\.id) } == [
        ["exhaustive-packed-12", "exhaustive-packed-12-2-threads"]
      ])
  }

  @Test func `refuses a word that begins no line`() {
    let catalogue = Self.catalogue()
    #expect(throws: UsageError.unknownWord("packed", kind: "line", known: catalogue.ids)) {
      try catalogue.groups(only: ["packed"])
    }
  }

  @Test func `does not judge two threads on one core`() {
    for (cores, hasCaveat) in [(1, true), (2, false)] {
      let lines = Self.catalogue(cores: cores).groups.flatMap(\.lines)
      let line = lines.first { $0.id == "exhaustive-packed-12-2-threads" }
      #expect((line?.caveat != nil) == hasCaveat)
    }
  }

  @Test func `gives SPIN four slots or more for each state`() {
    for (apps, bits) in [(8, 18), (10, 21), (12, 25)] {
      #expect(SpinPeer(search: .states, apps: apps, folder: "").tableBits == bits)
    }
  }
}
