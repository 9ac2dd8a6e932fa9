import LifecycleModels
import Testing

@Suite struct `The property suite of the run-loop model` {
  @Test func `covers the I-numbers about events and threads`() throws {
    let ids = try #require(ModelNames.all[.runLoop]).ids
    #expect(["I31", "I34", "I49", "I50"].filter { !ids.contains($0) } == [])
  }
}

@Suite struct `The figure of the run loop` {
  private static let overview = Overview(
    of: RunLoopModel(profile: .documented).machine.explore(),
    machine: RunLoopModel(profile: .documented).machine)

  @Test(arguments: [
    ("UIApplication", "window", ["touch", "touchOnControl"]),
    ("UIApplication", "hit view, control or first responder", ["remoteControl", "shake"]),
    ("UIApplication", "target or designated object", ["motion", "location"]),
    ("window", "hit view, control or first responder", ["touch", "touchOnControl"]),
    ("hit view, control or first responder", "target or designated object", ["touchOnControl"]),
    ("event in the queue", "target or designated object", ["worker.handsOver"]),
    ("main thread blocked too long", "not running", ["watchdog"]),
  ])
  func `shows the way of each event`(source: String, target: String, causes: [String]) {
    let arrows = Self.overview.arrows.filter {
      $0.source.name == source && $0.target.name == target
    }
    #expect(arrows.count == 1)
    #expect(Set(arrows.flatMap(\.causes)) == Set(causes))
  }
}
