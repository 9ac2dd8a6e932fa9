import Foundation
import LifecycleModels
import ModelChecking
import Reporting
import Testing

@testable import LifecycleCommands

/// The shards of one run, in files.
struct ShardFiles {
  let folder: TemporaryFolder
  let paths: [String]

  init(_ words: [String], count: Int) throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    paths = try (0..<count).map { index in
      let result = try Tool.run(words + ["--format", "json", "--shard", "\(index)/\(count)"])
      try folder.write(result.output, to: "\(index).json")
      return folder.path("\(index).json")
    }
  }

  /// Merges some of the results, all unless positions are given.
  func merge(_ positions: [Int]? = nil, format: String = "json") throws -> Tool.Result {
    let chosen = (positions ?? Array(paths.indices)).map { paths[$0] }
    // The folder lasts as long as this value.
    return try withExtendedLifetime(folder) {
      try Tool.run(["merge", "--format", format] + chosen)
    }
  }

  /// The merged result without what only a merged one says.
  static func facts(_ text: String) throws -> String {
    guard case .object(let members) = try OrderedJSON(reading: Array(text.utf8)) else { return "" }
    return OrderedJSON.object(members.filter { $0.0 != "merged" }).text
  }
}

@Suite struct `The merged shards of walks` {
  @Test(
    arguments: [
      ["walk", "launch", "--walks", "13", "--length", "40"],
      ["walk", "launch", "--property", "I45", "--seed", "7"],
      ["walk", "launch", "--property", "I45,I45b", "--walks", "40", "--length", "30"],
      ["walk", "device", "--apps", "2", "--walks", "5"],
    ], [1, 3])
  func `are byte for byte what one run finds`(words: [String], count: Int) throws {
    let whole = try Tool.run(words + ["--format", "json"])
    let merged = try ShardFiles(words, count: count).merge(Array((0..<count).reversed()))
    #expect(try ShardFiles.facts(merged.output) == whole.output)
    #expect(merged.status == whole.status)
  }

  @Test func `are the same in any order and in any groups`() throws {
    let words = ["walk", "launch", "--property", "I45,I45b", "--walks", "25", "--length", "30"]
    let shards = try ShardFiles(words, count: 6)
    let whole = try Tool.run(["merge", "--format", "json"] + shards.paths).output
    var generator = SeededGenerator(seed: 11)
    for round in 0..<6 {
      var rest = shards.paths
      while rest.count > 1 {
        let left = rest.remove(at: generator.next(below: rest.count))
        let right = rest.remove(at: generator.next(below: rest.count))
        let name = "\(round)-\(rest.count).json"
        try shards.folder.write(
          try Tool.run("merge", "--format", "json", left, right).output, to: name)
        rest.append(shards.folder.path(name))
      }
      #expect(try shards.folder.read(URL(fileURLWithPath: rest[0]).lastPathComponent) == whole)
    }
  }

  @Test func `are undecided until all are there`() throws {
    let shards = try ShardFiles(["walk", "launch", "--property", "I45"], count: 3)
    let partial = try shards.merge([2, 0], format: "text")
    #expect(partial.status == 2)
    #expect(partial.output == "? walk: undecided, because 1 of 3 shards is missing: 1.\n")
    let json = try JSON(shards.merge([1]).output)
    #expect(json["verdict"]?.string == "undecided")
  }

  @Test func `say in words what was found`() throws {
    let shards = try ShardFiles(["walk", "launch", "--property", "I45", "--seed", "7"], count: 2)
    let merged = try shards.merge(format: "text")
    #expect(merged.output.hasPrefix("✗ launch, profile observed: I45 is violated, in "))
    #expect(merged.output.contains("\nCoverage of "))
  }
}

@Suite struct `The merged shards of logs` {
  @Test(arguments: [[], ["--coverage"]])
  func `are byte for byte what one run finds`(options: [String]) throws {
    let folder = try TemporaryFolder()
    let logs = try [
      "didFinishLaunchingWithOptions\nsceneDidBecomeActive\n", "applicationDidBecomeActive\n",
      "nothing\n", "applicationDidEnterBackground\napplicationDidEnterBackground\n", "{",
      "applicationWillResignActive\napplicationDidEnterBackground\n",
    ].enumerated().map { index, text in
      try folder.write(text, to: "\(index).log")
      return folder.path("\(index).log")
    }
    let words = ["validate"] + logs + [folder.path("absent.log"), "--quiet"] + options
    let whole = try Tool.run(words + ["--format", "json"])
    for count in [2, 3, 9] {
      let merged = try ShardFiles(words, count: count).merge()
      #expect(try ShardFiles.facts(merged.output) == whole.output)
      #expect(merged.status == whole.status)
    }
  }
}

@Suite struct `Results that cannot be merged` {
  private static let words = ["walk", "app", "--walks", "4", "--length", "5"]

  @Test func `are of another run`() throws {
    let path = try ShardFiles(Self.words, count: 2)
    for (other, name) in [
      (["--seed", "9"], "seed “0x9”"),
      (["--profile", "documented"], "work “app --length 5 --profile"),
    ] {
      let foreign = try ShardFiles(Self.words + other, count: 2)
      let result = try Tool.run("merge", path.paths[0], foreign.paths[1])
      #expect(result.status == 65)
      #expect(result.errors.contains("it belongs to another run: \(name)"))
    }
  }

  @Test func `are of another version, or divided otherwise`() throws {
    let shards = try ShardFiles(Self.words, count: 2)
    let old = try shards.folder.read("1.json")
    try shards.folder.write(
      old.replacing("\"\(Release.version)\"", with: "\"0.0.9\""), to: "old.json")
    let result = try Tool.run("merge", shards.paths[0], shards.folder.path("old.json"))
    #expect(result.errors.contains("it belongs to another run: version “0.0.9”"))
    let others = try ShardFiles(Self.words, count: 3)
    try withExtendedLifetime((shards, others)) {
      let divided = try Tool.run("merge", shards.paths[0], others.paths[1])
      #expect(divided.errors.contains("one of 3 shards"))
    }
  }

  @Test func `are there twice`() throws {
    let result = try ShardFiles(Self.words, count: 2).merge([0, 1, 0])
    #expect(result.status == 65)
    #expect(result.errors.contains("shard 0 is given twice."))
  }

  /// The numbers of steps overflow if they are added.
  private static let hugeWalks = """
    [{"index": 0, "model": "app", "profile": "observed", "watched": [], "rules": [], "states": [],
    "transitions": [], "walks": [0, \(Int.max), 0, 0, 1, \(Int.max), 0, 0]}]
    """

  @Test func `are damaged, or something else`() throws {
    let shards = try ShardFiles(Self.words, count: 2)
    let text = try shards.folder.read("0.json")
    let parts =
      "{\"shards\": {\"tool\": \"0.1.0\", \"command\": \"walk\", \"work\": \"app\", "
      + "\"seed\": \"0x1\", \"count\": 1}, \"parts\": "
    for (content, words) in [
      (String(text.prefix(text.count / 2)), "before it is complete"), ("", "the file is empty"),
      ("[1]", "it is not the result of a shard"),
      ("{\"shards\": 3}", "it is not the result of a shard"),
      (parts + "[]}", "it is not the result of a shard"),
      (parts + "[{\"index\": 0}]}", "not the result"),
      (parts + "[{\"index\": 1}]}", "it is not the result of a shard"),
      (parts + "[{\"index\": 0, \"interrupted\": true}]}", "shard 0 was interrupted"),
      (parts + Self.hugeWalks + "}", "it is not the result of a shard"),
    ] {
      try shards.folder.write(content, to: "bad.json")
      let result = try Tool.run("merge", shards.folder.path("bad.json"))
      #expect(result.status == 65, "\(content)")
      #expect(result.errors.contains(words), "\(result.errors)")
    }
  }
}

@Suite struct `The option for shards` {
  @Test(arguments: ["0/0", "2/2", "5/3", "x", "1", "-1/2"])
  func `takes no other numbers`(shard: String) throws {
    let result = try Tool.run("walk", "app", "--format", "json", "--shard", shard)
    #expect(result.status == 64)
    #expect(result.errors.contains("--shard needs a value such as 0/4"))
  }

  @Test func `needs a result that can be merged`() throws {
    #expect(try Tool.run("walk", "app", "--shard", "0/2").errors.contains("--format json"))
  }
}

@Suite struct `The digest of a state` {
  private func collisions<M: Model>(_ model: M) -> Int {
    let states = model.machine.explore(limits: .states(300), auditing: .off).states
    return states.count - Set(states.map(StateDigest.init)).count
  }

  @Test func `differs for different states of every model`() {
    #expect(collisions(AppModel(profile: .observed)) == 0)
    #expect(collisions(SceneModel(profile: .observed, scenes: 2)) == 0)
    #expect(collisions(LaunchModel(profile: .observed)) == 0)
    #expect(collisions(RunLoopModel(profile: .observed)) == 0)
    #expect(collisions(ViewsModel(profile: .observed)) == 0)
    #expect(collisions(SwiftUIModel(profile: .observed, windows: 1)) == 0)
    #expect(collisions(DeviceModel(profile: .observed, apps: 3)) == 0)
    #expect(collisions(ExtensionModel(profile: .observed)) == 0)
  }
}
