import LifecycleModels
import ModelChecking
import Reporting
import Testing

@testable import LifecycleCommands

@Suite struct `The causes beside an arrow` {
  @Test func `are spelled out in words`() {
    let cases: [(String, String)] = [
      ("launchInBackground.fetch", "launch in background fetch"), ("openURL.own", "open URL own"),
      ("home", "home"), ("URLSession.completes", "URL session completes"),
    ]
    for (name, words) in cases {
      #expect(CauseWords.spelledOut(name) == words)
    }
  }

  @Test func `count the variants of a cause once`() {
    #expect(CauseWords.lines(["launch", "launch.url", "wake.a", "wake.b"]) == ["launch, wake"])
  }

  @Test func `keep the full name of a cause without variants`() {
    #expect(CauseWords.lines(["task.overrun"]) == ["task overrun"])
  }

  @Test func `leave out the scene`() {
    #expect(CauseWords.lines(["open#A", "open#A.url", "open#B"]) == ["open"])
    #expect(CauseWords.lines(["newWindow#B"]) == ["new window"])
    #expect(CauseWords.lines(["open#A.url"]) == ["open url"])
  }

  @Test func `are at most four, followed by an ellipsis`() {
    #expect(CauseWords.lines(["a", "b", "c", "d"]) == ["a, b, c, d"])
    #expect(CauseWords.lines(["a", "b", "c", "d", "e"]) == ["a, b, c, d, …"])
  }

  @Test func `take at most two short lines`() {
    let long = ["interruptionBegins", "systemSheetPresented", "callArrives", "otherAppOpened"]
    #expect(CauseWords.lines(long) == ["interruption begins,", "system sheet presented, …"])
  }

  @Test func `take no line if there are none`() { #expect(CauseWords.lines([]) == []) }
}

@Suite struct `The picture of the overview` {
  private let model = Lift(profile: .observed)

  private func drawing(_ names: String...) throws -> ModelDrawing<Lift> {
    let trace = try model.trace(of: TraceDocument(actions: names, initialState: nil))
    return ModelDrawing(model: model, trace: trace, property: nil)
  }

  @Test func `has the five execution states of the guide`() throws {
    let picture = try drawing().overview(of: model.machine.explore(auditing: .off))
    #expect(
      picture.boxes.map(\.id) == ["not running", "inactive", "active", "background", "suspended"])
    #expect(picture.title == "A toy with few floors")
  }

  @Test func `draws callbacks, silent steps and kills in different styles`() throws {
    let picture = try drawing().overview(of: model.machine.explore(auditing: .off))
    let leave = picture.arrows.first { $0.source == "active" && $0.target == "inactive" }
    #expect(
      leave?.label == [
        Diagram.Line("  willResignActive", .strong), Diagram.Line("  leave", .muted),
      ])
    let styles = Set(picture.arrows.filter { $0.target == "not running" }.map(\.style))
    #expect(styles == [.callback, .kill])
    #expect(picture.arrows.first { $0.target == "suspended" }?.style == .silent)
  }

  @Test func `highlights the path of a trace`() throws {
    let launch = ["launch", "app.didFinishLaunching", "vc.viewDidLoad", "app.didBecomeActive"]
    let trace = try model.trace(of: TraceDocument(actions: launch + ["crash"], initialState: nil))
    let picture = ModelDrawing(model: model, trace: trace, property: nil)
      .overview(of: model.machine.explore(auditing: .off))
    let way = picture.arrows.filter(\.isHighlighted).map { "\($0.source)-\($0.target)" }
    #expect(way == ["not running-inactive", "inactive-active", "active-not running"])
    #expect(
      picture.boxes.filter(\.isHighlighted).map(\.id) == ["not running", "inactive", "active"])
  }

  @Test func `with full detail has a box for each state and an arrow for each transition`() throws {
    let graph = model.machine.explore(auditing: .off)
    let picture = try drawing("launch").full(graph)
    #expect(picture.boxes.count == graph.states.count)
    #expect(picture.arrows.count == graph.transitionCount)
    #expect(picture.boxes.filter(\.isHighlighted).map(\.id) == ["s0", "s1"])
    #expect(picture.arrows.filter(\.isHighlighted).map { $0.label.map(\.text) } == [["launch"]])
  }
}
