import Foundation
import LifecycleModels
import Testing

@testable import LifecycleDriving

@Suite(.enabled(if: Adapter.hasPython, "needs python3"))
struct `A program beside an adapter` {
  private static func world(
    _ arguments: String..., limits: AdapterLimits = Adapter.patient
  ) throws -> World<AdapterDisk, DrivenAdapter> {
    let path = Bundle.module.bundleURL.appending(path: "Python/reading_list.py").path
    return try AdapterWorld(
      executable: Adapter.python ?? "python3", arguments: [path] + arguments, limits: limits
    ).world()
  }

  private static func texts(
    of choices: String..., in world: World<AdapterDisk, DrivenAdapter>
  ) throws -> [String] {
    let report = try LifeCheck(world).run(.replay(choices))
    return report.findings.map(\.headline)
  }

  @Test func `writes to the disk that the adapter reads, while the app runs or not`() throws {
    let broken = try Self.world()
    let lost = "adapter: what was shared is lost, after "
    #expect(
      try Self.texts(of: "launch", "share", "home", in: broken) == [lost + "launch, share, home"])
    #expect(try Self.texts(of: "share", "launch", "home", in: broken) == [])
    let mended = try Self.world("again")
    #expect(
      try Self.texts(of: "launch", "home", "suspend", "share", "resume", "home", in: mended) == [])
  }

  private static func run(_ script: String, limit: Duration = .seconds(60)) throws {
    var limits = Adapter.patient
    limits.reply = limit
    try OtherProgram(["sh", "-c", script], on: AdapterDisk(), limits: limits) { false }.run()
  }

  @Test(arguments: [
    "cat", "head -c 3000000 /dev/zero", "head -c 3000000 /dev/zero >&2", "exec >&- 2>&-; sleep 0.1",
    "rmdir $LIFECYCLE_DISK",
  ])
  func `may read, write and close what it likes`(script: String) throws {
    try Self.run(script)
  }

  @Test(arguments: [
    ("echo no room >&2; exit 3", "exited with status 3, after the line “no room”"),
    ("kill -9 $$", "was ended by SIGKILL"),
  ])
  func `must end well`(script: String, words: String) throws {
    let failure = #expect(throws: OtherProgram.Failure.self) { try Self.run(script) }
    #expect(failure?.description == "“sh -c \(script)” \(words)")
  }

  @Test(arguments: ["yes", "sleep 60"])
  func `must end in time`(script: String) {
    let failure = #expect(throws: OtherProgram.Failure.self) {
      try Self.run(script, limit: .milliseconds(200))
    }
    #expect(failure?.description.contains("did not end within") == true)
  }

  @Test(arguments: ["A=1", "no-such-program", "/"])
  func `must exist`(name: String) throws {
    let program = OtherProgram([name], on: try AdapterDisk(), limits: Adapter.patient) { false }
    let failure = #expect(throws: OtherProgram.Failure.self) { try program.run() }
    #expect(failure?.description.hasPrefix("“\(name)” cannot be started: ") == true)
  }

  @Test func `takes what it has started with it`() throws {
    let disk = try AdapterDisk()
    let script = "setsid sh -c 'sleep 0.5; echo late > $LIFECYCLE_DISK/late' &"
    try OtherProgram(["sh", "-c", script], on: disk, limits: Adapter.patient) { false }.run()
    usleep(800_000)
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path) == [])
  }

  @Test func `is given up if nobody waits for it`() throws {
    let program = OtherProgram(["sleep", "60"], on: try AdapterDisk(), limits: Adapter.patient) {
      true
    }
    #expect(throws: CheckStopped.self) { try program.run() }
  }

  @Test func `is a finding if it fails`() throws {
    let found = try Self.texts(of: "launch", "fail", in: try Self.world())
    #expect(
      found == [
        "error: it throws: “sh -c echo no room >&2; exit 3” exited with status 3, after the line "
          + "“no room”, after launch, fail"
      ])
  }

  /// Before its first request an adapter knows what was on the disk when it was started, and not what
  /// another program has written since.
  @Test func `makes a difference to an adapter that starts after it`() throws {
    let world = try Self.world()
    let disk = try world.makeDisk()
    let before = try world.launch(disk, Application(windowCount: 1))
    let share = try #require(world.actions.first { $0.name == "share" })
    if case .otherProcess(_, let perform) = share.effect { try perform(disk) }
    let after = try world.launch(disk, Application(windowCount: 1))
    #expect(before.fingerprint != after.fingerprint)
  }
}
