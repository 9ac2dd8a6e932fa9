import LifecycleModels
import ModelChecking
import Testing

@testable import LifecycleCommands

@Suite struct `The overview of a toy` {
  private let overview = Overview(
    of: Lift(profile: .observed).machine.explore(), machine: Lift(profile: .observed).machine)

  private func arrow(
    _ source: ExecutionState, _ target: ExecutionState, _ visibility: Overview.Visibility
  ) -> Overview.Arrow? {
    overview.arrows.first {
      $0.source == source.stage && $0.target == target.stage && $0.visibility == visibility
    }
  }

  @Test func `has one arrow for each pair of stages and manner, in a fixed order`() {
    let words = overview.arrows.map { "\($0.source.name)-\($0.target.name) \($0.visibility)" }
    #expect(
      words == [
        "not running-inactive callback", "inactive-active callback", "inactive-background callback",
        "active-not running kill", "active-inactive callback", "background-not running callback",
        "background-inactive callback", "background-suspended silent", "suspended-not running kill",
        "suspended-background silent",
      ])
  }

  @Test func `labels a launch with the callbacks up to the next change`() {
    #expect(arrow(.notRunning, .inactive, .callback)?.callbacks == [.didFinishLaunching])
    #expect(arrow(.notRunning, .inactive, .callback)?.causes == ["launch"])
  }

  @Test func `labels an exit with the callback that announced it`() {
    #expect(arrow(.background, .notRunning, .callback)?.callbacks == [.willTerminate])
    #expect(arrow(.background, .notRunning, .callback)?.causes == ["quit"])
  }

  @Test func `names every event that leads to a change, the earliest first`() {
    #expect(arrow(.inactive, .active, .callback)?.causes == ["launch", "return"])
    #expect(arrow(.suspended, .background, .silent)?.causes == ["resume.a", "resume.b"])
  }

  @Test func `leaves out what changes nothing`() {
    #expect(!overview.arrows.contains { $0.causes.contains("touch") })
  }

  @Test func `merges the kills of one stage, without callbacks`() {
    #expect(arrow(.suspended, .notRunning, .kill)?.causes == ["purge"])
    #expect(arrow(.suspended, .notRunning, .kill)?.callbacks == [])
  }

  @Test func `does not mention prewarming`() { #expect(overview.remarks.isEmpty) }

  @Test func `lacks some arrows of the guide's figure`() {
    #expect(
      GuideFigure.missing(from: overview) == [
        "not running to inactive", "not running to background", "inactive to not running",
      ])
  }
}
