import Reporting
import Testing

@testable import LifecycleCommands

@Suite struct `The changes command` {
  @Test func `shows each difference with its systems and a life that replays`() throws {
    let result = try Tool.run("changes", "swiftui", "--ios", "17...18")
    #expect(result.status == 0)
    #expect(
      result.output.hasPrefix(
        "From iOS 17 to iOS 18, swiftui: 2 new, 0 gone.\n+ entranceCutShort: "))
    #expect(result.output.contains("(iOS 18 and later)"))
    let line = try #require(result.output.split(separator: "\n").first { $0.contains("Replay: ") })
    let words = line.split(separator: " ").drop { $0 != "replay" }.map(String.init)
    #expect(words.contains("18"))
    let replayed = try Tool.run(words)
    #expect(replayed.status == 0)
    #expect(replayed.output.contains("phase.scene.background"))
  }

  @Test func `says that there is nothing else, and how much was visited`() throws {
    let output = try Tool.run("changes", "swiftui", "--ios", "17...18").output
    #expect(output.contains("Nothing else can be observed on iOS 18 and not on iOS 17 ("))
    #expect(output.contains("Nothing else can be observed on iOS 17 and not on iOS 18 ("))
  }

  @Test func `says which launches are refused, and where to find them`() throws {
    let refused = try Tool.run("changes", "scene", "--ios", "26...27").output
    #expect(refused.contains("exception.noScenes"))
    #expect(refused.contains("lifecycle audit"))
    #expect(
      try !Tool.run("changes", "swiftui", "--ios", "17...18").output.contains("lifecycle audit"))
  }

  @Test func `writes the same as JSON`() throws {
    let json = try JSON(Tool.run("changes", "swiftui", "--ios", "27", "--format", "json").output)
    let change = try #require(json["changes"]?.list?.first)
    #expect(change["from"]?.number == 26)
    #expect(change["to"]?.number == 27)
    #expect(change["explained"]?.bool == true)
    let gone = try #require(change["gone"]?["differences"]?.list)
    #expect(gone.map { $0["name"]?.string } == ["coldLinkLost", "linkByTwoRoutes"])
    #expect(gone.last?["example"]?["actions"]?.strings?.last?.hasPrefix("view.onOpenURL") == true)
  }

  @Test(arguments: [
    (["changes", "swiftui", "--ios", "13...18"], "cannot compare iOS 13 with iOS 18"),
    (["changes", "--ios", "4"], "iOS 4 is the first version"),
    (["changes", "device"], "device"),
    (["changes", "--profile", "documented"], "as observed"),
    (["changes", "app", "scene"], "scene"),
  ])
  func `refuses what it cannot compare`(words: [String], remark: String) throws {
    let result = try Tool.run(words)
    #expect(result.status == 64)
    #expect(result.errors.contains(remark), "\(result.errors)")
  }
}
