import LifecycleLogs
import Testing

@testable import LifecycleCommands

@Suite struct `The lines to add to an app` {
  @Test(arguments: Recording.all.map(\.name))
  func `print what can be judged`(name: String) throws {
    let recording = try #require(Recording.all.first { $0.name == name })
    let log = try LogReader.read(Array(recording.example.utf8), name: name)[0]
    #expect(log.entries.count == 1 && log.malformed.isEmpty)
    let shown = try Tool.run("record", name)
    #expect(shown.status == 0 && shown.output == recording.text + "\n")
    #expect(try Tool.run("record", "--format", "json").output.contains("\"\(name)\""))
  }

  @Test func `are known by language`() throws {
    let result = try Tool.run("record", "fluter")
    #expect(result.status == 64 && result.errors.contains("Did you mean “flutter”?"))
  }
}

@Suite struct `A log with names of its own` {
  @Test func `is judged with a vocabulary, and named without one`() throws {
    let folder = try TemporaryFolder()
    try folder.write("10:00:00 Gone\n10:00:01 Front\n", to: "a.log")
    try folder.write(
      #"{"names": {"gone": "app.didEnterBackground", "front": "app.didBecomeActive"}}"#,
      to: "v.json")
    let log = folder.path("a.log")
    #expect(try Tool.run("validate", log).status == 2)
    let judged = try Tool.run("validate", log, "--vocabulary", folder.path("v.json"))
    #expect(judged.status == 1 && judged.output.contains("app.didBecomeActive at position 2"))
    try folder.write(#"{"names": {"gone": "nothing"}}"#, to: "bad.json")
    let refused = try Tool.run("validate", log, "--vocabulary", folder.path("bad.json"))
    #expect(refused.status == 65 && refused.errors.contains("names → gone"))
  }

  @Test func `may be of a framework`() throws {
    let folder = try TemporaryFolder()
    try folder.write("resign\npause\nresume\n", to: "a.log")
    let path = folder.path("a.log")
    #expect(try Tool.run("validate", path).status == 2)
    #expect(try Tool.run("validate", path, "--framework", "cordova").status == 0)
    #expect(try Tool.run("validate", path, "--framework", "delphi").status == 64)
    #expect(try Tool.run("validate", path, "--phases", "never").status == 64)
  }
}
