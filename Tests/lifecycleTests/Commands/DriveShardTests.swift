import CommandLineTools
import Foundation
import LifecycleDriving
import LifecycleModels
import ModelChecking
import Reporting
import Testing

@testable import LifecycleCommands

/// A counter on disk, and one in memory: several things are broken, each only in some lives.
private final class Tally {
  var saved = 0
}

private final class Counter {
  let tally: Tally
  var taps = 0
  var pauses = 0

  init(_ tally: Tally) { self.tally = tally }
}

/// A check in this process, by random lives of which some break something.
private struct DividedCheck {
  let search: [LifecycleDriving.Strategy]
  var walks = 17
  var seed: UInt64 = 5
  /// What the counter is when something breaks.
  var most = 2
  /// Whether equal fingerprints stand for states that differ.
  var isVague = false

  private var check: LifeCheck<Tally, Counter> {
    get throws {
      let (most, isVague) = (most, isVague)
      var world = World<Tally, Counter>(disk: Tally()) { tally, _ in Counter(tally) }
      world = world.on(.willResignActive) { counter, _ in counter.pauses += 1 }
      world = world.on(.didEnterBackground) { counter, _ in counter.tally.saved += counter.taps }
      world = world.action("tap", when: { $0.delegate.taps < 5 }) { $0.delegate.taps += 1 }
      world = world.action("forget", when: { $0.delegate.taps > 0 }) { $0.delegate.taps = 0 }
      world = world.fingerprint(disk: { min($0.saved, 9) }) { counter -> [Int] in
        isVague ? [min(counter.taps, 1)] : [counter.taps, counter.pauses]
      }
      world = world.invariant("few taps") { $0.delegate.taps <= most }
      world = world.invariant("few pauses") { $0.delegate.pauses <= most + 1 }
      world = world.invariant("little saved") { $0.disk.saved <= most + 4 }
      var check = try LifeCheck(world, on: AppModel(profile: .observed, systems: .driven))
      check.timeLimit = nil
      check.proofSteps = 300
      check.coverageFolder = nil
      return check
    }
  }

  /// What one run finds.
  func whole() throws -> String {
    let strategies = search + [.walks(walks, length: 30, seed: seed)]
    return try check.run(strategies).json.text
  }

  /// What each shard finds, as it is read again from a file.
  func shards(_ count: Int) throws -> [ShardResult] {
    let header = ShardHeader(command: "drive", work: "counter", seed: seed, count: count)
    return try (0..<count).map { index in
      let shard = Shard(index: index, of: count)
      let done = try check.run(search, thenWalks: walks, length: 30, seed: seed, shard: shard)
      let text = ShardResult(header, of: shard, done.members).json.text
      return try ShardResult(reading: Array(text.utf8))
    }
  }

  static func merged(_ results: [ShardResult]) throws -> ShardResult {
    var all = results[0]
    for other in results.dropFirst() { try all.add(other) }
    return all
  }

  static func text(_ result: ShardResult) throws -> String {
    try OrderedJSON.object(DriveFacts(result).members).text
  }
}

@Suite struct `The merged shards of a drive` {
  private static let checks = [
    DividedCheck(search: [], most: 0), DividedCheck(search: [], walks: 3, seed: 9),
    DividedCheck(search: [], seed: 2, most: 4), DividedCheck(search: [], most: 99),
    DividedCheck(search: [.exhaustive(depth: nil, steps: 150)], most: 4),
    DividedCheck(search: [.everyState(steps: 400, unmerged: 100)], seed: 3, most: 3),
    DividedCheck(search: [.everyState(steps: 2000, unmerged: 100)], most: 99, isVague: true),
    DividedCheck(search: [.exhaustive(depth: 4, steps: 2000)], most: 1, isVague: true),
  ]

  @Test(arguments: checks.indices)
  func `are byte for byte what one run finds`(index: Int) throws {
    let check = Self.checks[index]
    let whole = try check.whole()
    for count in [3, 20] {
      let merged = try DividedCheck.merged(check.shards(count))
      #expect(try DividedCheck.text(merged) == whole, "\(count) shards")
    }
  }

  @Test func `hold several findings, and doubts, where the whole run has them`() throws {
    let several = try JSON(Self.checks[0].whole())
    #expect((several["properties"]?.list?.count ?? 0) >= 2)
    let vague = try JSON(Self.checks[6].whole())
    #expect(vague["remarks"]?.strings?.contains { $0.contains("the fingerprint is equal") } == true)
  }

  @Test func `are the same in any order and in any groups`() throws {
    let check = DividedCheck(search: [.exhaustive(depth: 3, steps: 2000)], most: 4)
    let shards = try check.shards(7)
    let whole = try DividedCheck.text(DividedCheck.merged(shards))
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<8 {
      var rest = shards
      while rest.count > 1 {
        var left = rest.remove(at: generator.next(below: rest.count))
        let right = rest.remove(at: generator.next(below: rest.count))
        // Groups are written and read like results of shards.
        try left.add(right)
        rest.append(try ShardResult(reading: Array(left.json.text.utf8)))
      }
      #expect(try DividedCheck.text(rest[0]) == whole)
    }
  }

  @Test func `live each random life once`() throws {
    var check = DividedCheck(search: [])
    check.most = 99
    let lives = try check.shards(4).map { result in
      result.ordered[0]["walks"]?["coverage"]?["lives"]?.count
    }
    #expect(lives == [5, 4, 4, 4])
  }

  @Test func `are refused if one has found something else before its lives`() throws {
    let own = try DividedCheck(search: [.exhaustive(depth: 2, steps: 2000)]).shards(2)
    let other = try DividedCheck(search: [.exhaustive(depth: 3, steps: 2000)]).shards(2)
    let mixed = try DividedCheck.merged([own[0], other[1]])
    #expect(throws: ShardFault.searchDiffers(1)) { try DriveFacts(mixed) }
  }
}

@Suite struct `The shards of the drive command` {
  private let adapter = URL(fileURLWithPath: Tool.executable).deletingLastPathComponent()
    .appendingPathComponent("NotesAdapter").path

  @Test func `find what one run finds`() throws {
    let folder = try TemporaryFolder()
    let script = try SavingAdapter.write(on: "app.willTerminate", SavingAdapter.save, to: folder)
    let words = [
      "drive", "--walks", "6", "--length", "30", "--seed", "1", "/bin/bash", script,
    ]
    let whole = try Tool.run(words + ["--format", "json"])
    let shards = try ShardFiles(words, count: 3)
    let merged = try shards.merge([2, 0, 1])
    #expect(try ShardFiles.facts(merged.output) == whole.output)
    #expect(merged.status == whole.status)
    #expect(try shards.merge([1, 2]).status == 2)
    #expect(try shards.merge(format: "text").output.contains("✗ I41: broken: "))
  }

  @Test(arguments: [
    ["--tour"], ["--max-choices", "3"], ["--max-steps", "10"], ["--actions", "launch"],
    ["--lives", "lives.json"], ["--baseline", "baseline.json"], ["--show", "passing"],
  ])
  func `cannot divide what depends on one order`(options: [String]) throws {
    let words = ["drive", adapter, "--shard", "0/2", "--format", "json"] + options
    let result = try Tool.run(words)
    #expect(result.status == 64)
    #expect(result.errors.contains("--shard and \(options[0]) cannot be used together."))
  }

  @Test func `are interrupted if there is no time`() throws {
    let words = ["drive", adapter, "--walks", "3", "--max-time", "1ms", "--format", "json"]
    let folder = try TemporaryFolder()
    let result = try Tool.run(words + ["--shard", "0/1"])
    try folder.write(result.output, to: "0.json")
    let merged = try Tool.run("merge", folder.path("0.json"))
    #expect(merged.status == 65)
    #expect(merged.errors.contains("shard 0 was interrupted; run it again."))
  }

  @Test func `are no result if they are damaged`() throws {
    let shards = try ShardFiles(["drive", "--walks", "2", "--length", "5", adapter], count: 1)
    let text = try shards.folder.read("0.json")
    for (part, other, words) in [
      (#""walks": {"#, #""walk": {"#, "it is no"), (#""stepsTaken""#, #""steps""#, "it is no"),
      (#""doubts""#, #""doubt""#, "it is no"),
      (#""coverage": {"#, #""coverage": [{"#, "this is not JSON"),
    ] {
      let damaged = text.replacing(part, with: other)
      #expect(damaged != text, "\(part)")
      try shards.folder.write(damaged, to: "damaged.json")
      let result = try Tool.run("merge", shards.folder.path("damaged.json"))
      #expect(result.status == 65)
      #expect(result.errors.contains(words), "\(result.errors)")
    }
  }
}
