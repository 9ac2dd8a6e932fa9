import CommandLineTools
import LifecycleModels
import ModelChecking
import Reporting
import Testing

@testable import LifecycleCommands

@Suite struct `The verdicts on all models` {
  @Test func `are as expected, on one screen`() throws {
    let screen = VerdictScreen(AllReports.verified.map(\.report)).text
    let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 65)
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(lines[0].hasPrefix("model"))
    for name in ModelKind.allCases.map(\.rawValue) {
      for profile in ["documented", "observed"] {
        let line = try #require(
          lines.first {
            $0.split(separator: " ").starts(with: [Substring(name), Substring(profile)])
          })
        #expect(line.hasSuffix("as expected"))
      }
    }
    #expect(screen.contains("\nAll as expected: every reachable state was visited"))
  }

  @Test func `name the initial state where the actions do not determine it`() throws {
    let report = try #require(AllReports.verified(.scene, .documented)?.report)
    let property = try #require(report.properties.first { $0.id == "I21" })
    let line = try #require(property.counterexample?.replay)
    #expect(line.contains(" --initial "))
    let outcome = LifecycleTool.program.answer(
      to: line.split(separator: " ").dropFirst().map(String.init),
      console: Console(program: "lifecycle", isQuiet: true))
    #expect(outcome.status == .asExpected)
    #expect(outcome.text.contains("I21"))
  }
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

  @Test func `shows every change of stage that the model makes, and no other`() {
    for profile in Profile.allCases {
      let machine = AppModel(profile: profile).machine
      let graph = machine.explore(limits: .states(3000))
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
