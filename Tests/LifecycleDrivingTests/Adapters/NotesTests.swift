import LifecycleDriving
import Testing

@Suite(.enabled(if: Adapter.hasPython, "needs python3"))
struct `An adapter that follows the protocol` {
  @Test func `says what it implements and what a user can do`() throws {
    let process = try Adapter.python("notes")
    #expect(
      process.hello
        == AdapterHello(
          implements: [.didFinishLaunching, .didEnterBackground, .willTerminate],
          actions: [AdapterAction(name: "edit", states: [.active])]))
  }

  @Test func `replies to callbacks with its requests`() throws {
    let process = try Adapter.python("notes")
    let answer = process.deliver(.didEnterBackground, scene: nil, state: .background, info: [:])
    let reply = answer.reply
    #expect(reply?.requests == [.beginBackgroundTask("save"), .endBackgroundTask("save")])
    #expect(reply?.violations == [])
  }

  @Test func `shows its observations, with well-known keys and others`() throws {
    let process = try Adapter.python("notes")
    _ = process.perform(action: "edit", state: .active)
    let observed = process.perform(action: "edit", state: .active).reply?.observed
    #expect(observed?.unsaved == true)
    #expect(observed?.workInFlight == 0)
    #expect(observed?.lockHeld == nil)
    #expect(
      observed?.others == [
        .init(key: "draft", json: #""ää""#),
        .init(key: "seen", json: #"{"action":"edit","id":2,"state":"active"}"#),
      ])
  }

  @Test func `is told the scene, the state and what comes with a callback`() throws {
    let process = try Adapter.python("notes")
    let reply = process.deliver(
      .sceneOpenURLContexts, scene: 2, state: .prewarmedAfterLaunch,
      info: ["url": "a:\"\\\n\u{1}\u{7F}é", "from": "b"]
    ).reply
    let info = #"{"from":"b","url":"a:\"\\\n\u0001\u007fé"}"#
    let name = #""scene.openURLContexts""#
    #expect(
      reply?.observed("seen")
        == #"{"deliver":\#(name),"id":1,"info":\#(info),"scene":2,"state":"prewarmedAfterLaunch"}"#)
  }

  @Test func `loses what it did not save when it is killed`() throws {
    let disk = try AdapterDisk()
    #expect(try draft(on: disk, saving: false) == #""ä""#)
    #expect(try draft(on: disk, saving: true) == #""ä""#)
    #expect(try draft(on: disk, saving: false) == #""ää""#)
  }

  @Test func `can be started two hundred times and leaves no descriptor open`() throws {
    let before = Descriptors.count
    for _ in 0..<200 {
      let process = try Adapter.saying(#"{"protocol":1}"#)
      process.kill()
      #expect(process.end == .signalled(9))
    }
    // Other tests may open some files at the same time, but not a hundred.
    if let before, let after = Descriptors.count { #expect(after < before + 100) }
  }

  /// The draft of a process on a disk after one edit.
  private func draft(on disk: AdapterDisk, saving: Bool) throws -> String? {
    let process = try Adapter.python("notes", disk: disk)
    let reply = process.perform(action: "edit", state: .active).reply
    if saving { _ = process.deliver(.willTerminate, scene: nil, state: .background, info: [:]) }
    process.kill()
    return reply?.observed("draft")
  }
}
