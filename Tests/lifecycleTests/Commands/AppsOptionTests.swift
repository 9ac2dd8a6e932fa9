import Foundation
import Testing

@Suite struct `The number of apps` {
  @Test func `makes verify search by orbits and say so`() throws {
    let result = try Tool.run("verify", "device", "--profile", "documented", "--apps", "2")
    #expect(result.status == 0)
    #expect(result.output.contains("device  documented     199        1,397"))
    #expect(
      result.output.contains("\ndevice, profile documented: 2 apps, by orbits: states that differ"))
  }

  @Test func `is part of the JSON`() throws {
    let words = ["verify", "device", "--profile", "documented", "--format", "json"]
    let document = try JSON(try Tool.run(words + ["--apps", "2"]).output)
    let model = try #require(document["models"]?.list?.first)
    #expect(model["states"]?.number == 199)
    #expect(model["remark"]?.string?.hasPrefix("2 apps, by orbits") == true)
    let usual = try JSON(try Tool.run(words + ["--max-states", "50"]).output)
    #expect(usual["models"]?.list?.first?.object?.keys.contains("remark") == false)
  }

  @Test func `does not change the search if it is the usual number`() throws {
    let words = ["verify", "device", "--profile", "documented", "--max-states", "300"]
    #expect(try Tool.run(words + ["--apps", "3"]).output == Tool.run(words).output)
  }

  @Test func `is part of the line that replays a trace`() throws {
    let found = try Tool.run(
      "replay", "device", "--profile", "documented", "--apps", "2", "--property", "F7b")
    let line = try #require(found.output.split(separator: "\n").first { $0.contains("Replay: ") })
    #expect(
      line.hasPrefix(
        "  Replay: lifecycle replay device --profile documented --apps 2 --actions launch"))
    let again = try Tool.run(line.split(separator: " ").dropFirst(2).map(String.init))
    #expect(again.status == 0)
    #expect(again.output.contains("F7b"))
  }

  @Test func `is accepted by every command that searches or walks`() throws {
    let walk = try Tool.run("walk", "device", "--apps", "5", "--walks", "3")
    #expect(walk.output.contains(" of 140 rules"))
    let list = try Tool.run("list", "device", "--rules", "--apps", "4")
    #expect(list.output.contains("launch.4 ") && !list.output.contains("launch.5 "))
    let picture = try Tool.run("diagram", "device", "--apps", "2")
    #expect(picture.output.contains("memory to spare"))
  }

  @Test func `does not make the search exceed its memory`() throws {
    let result = try Tool.run(
      "verify", "device", "--apps", "6", "--profile", "documented", "--max-states", "50")
    #expect(result.status == 2)
    #expect(result.output.contains("undecided, stopped by the limit of 50 states"))
  }
}

@Suite struct `A search by orbits on disk` {
  private let words = ["verify", "device", "--apps", "2", "--profile", "documented"]
  private let folder =
    FileManager.default.temporaryDirectory.appending(path: "disk-\(UUID().uuidString)").path()

  @Test func `prints what a search in memory prints, and leaves nothing`() throws {
    let result = try Tool.run(words + ["--disk", folder, "--max-memory", "64K"])
    #expect(result.status == 0)
    #expect(try result.output == Tool.run(words).output)
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test func `goes on after a limit`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cut = try Tool.run(words + ["--disk", folder, "--max-states", "100"])
    #expect(cut.status == 2)
    #expect(cut.output.contains("the same command goes on from the last complete level"))
    let whole = try Tool.run(words + ["--disk", folder])
    #expect(try whole.output == Tool.run(words).output)
  }

  @Test func `is refused in a folder with files of others`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let own = "\(folder)/device-documented"
    try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: URL(filePath: "\(own)/notes.txt"))
    let result = try Tool.run(words + ["--disk", folder])
    #expect(result.status == 74)
    #expect(result.errors.contains("contains “notes.txt”, which is not part of a search"))
  }

  @Test(arguments: [["app"], ["device"], ["device", "--apps", "3"], ["scene", "--scenes", "3"]])
  func `is for an unusual number of apps`(words: [String]) throws {
    let result = try Tool.run(["verify"] + words + ["--disk", folder])
    #expect(result.status == 64)
    #expect(result.errors.contains("--disk: only the device model with an unusual number of apps"))
  }
}

@Suite struct `A statement about whole runs of an unusual number of apps` {
  private let words = ["verify", "device", "--apps", "2", "--profile", "documented"]

  @Test func `is judged state by state, not by orbits`() throws {
    let holds = try Tool.run(words + ["--property", "L1"])
    #expect(holds.status == 0)
    #expect(holds.output.contains("✓ L1"))
    let formula = "always (launch.1 implies next eventually app1:active)"
    let fails = try Tool.run(words + ["--property", formula])
    #expect(fails.status == 1)
    let replay = try #require(fails.output.split(separator: "\n").first { $0.contains("Replay:") })
    #expect(replay.contains("--apps 2") && replay.contains("--back-to"))
  }

  @Test func `is undecided if the search ends at a limit`() throws {
    let result = try Tool.run(words + ["--property", "L1", "--max-states", "10"])
    #expect(result.status == 2)
    #expect(result.output.contains("undecided"))
  }
}

@Suite struct `The number of scenes` {
  @Test(arguments: [("1 scene", "19,139"), ("3 scenes", "29,480")])
  func `is stated with the verdicts, which stay as expected`(scenes: String, states: String) throws
  {
    let result = try Tool.run(
      "verify", "scene", "--profile", "documented", "--scenes", String(scenes.prefix(1)))
    #expect(result.status == 0)
    #expect(result.output.contains("\nscene, profile documented: \(scenes)\n"))
    let line = try #require(result.output.split(separator: "\n").dropFirst().first)
    #expect(line.split(separator: " ").starts(with: ["scene", "documented", states[...]]))
  }

  @Test func `is part of the line that replays`() throws {
    let found = try Tool.run("replay", "scene", "--scenes", "1", "--property", "I22")
    let line = try #require(found.output.split(separator: "\n").first { $0.contains("Replay: ") })
    #expect(line.hasPrefix("  Replay: lifecycle replay scene --scenes 1 --actions launch"))
    let words = line.split(separator: " ").dropFirst(2).map(String.init)
    #expect(try Tool.run(words).status == 0)
  }
}
