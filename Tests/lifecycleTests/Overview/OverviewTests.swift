import LifecycleModels
import ModelChecking
import Testing

@testable import lifecycle

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
}

@Suite struct `The overview of the app` {
  private static func overview(_ profile: Profile) throws -> Overview {
    try #require(AllReports.verified(.app, profile)?.pages?.overview)
  }

  @Test func `is the guide's figure`() throws {
    for profile in Profile.allCases {
      let overview = try Self.overview(profile)
      #expect(GuideFigure.missing(from: overview) == [])
      #expect(overview.remarks == [ExecutionState.notRunning.stage: "or prewarmed"])
    }
  }

  @Test func `lacks the guide's arrows that a toy lacks`() {
    let toy = Lift(profile: .observed).machine
    let missing = GuideFigure.missing(from: Overview(of: toy.explore(), machine: toy))
    #expect(
      missing == [
        "not running to inactive", "not running to background", "inactive to not running",
      ])
  }

  @Test func `shows every change of stage that the model makes, and no other`() {
    for profile in Profile.allCases {
      let machine = AppModel(profile: profile).machine
      let graph = machine.explore(limits: SearchLimits(states: 3000))
      var changes: Set<[Int]> = []
      for state in 0..<graph.expandedCount {
        for transition in graph.transitions(from: state) {
          let isKill = machine.rule(of: transition.action).kind == .kill
          let stages = [transition.source, transition.target].map {
            graph.states[$0].stage.position
          }
          if stages[0] != stages[1] { changes.insert(stages + [isKill ? 1 : 0]) }
        }
      }
      let arrows = Overview(of: graph, machine: machine).arrows
      let drawn = arrows.map { arrow in
        [arrow.source.position, arrow.target.position, arrow.visibility == .kill ? 1 : 0]
      }
      #expect(Set(drawn) == changes)
    }
  }

  @Test func `shows no notification and no bookkeeping`() throws {
    for arrow in try Self.overview(.observed).arrows {
      #expect(!arrow.callbacks.contains { $0.isNotification })
      #expect(!arrow.causes.contains { $0.hasPrefix("task.begin") || $0.hasPrefix("memory") })
    }
  }
}
