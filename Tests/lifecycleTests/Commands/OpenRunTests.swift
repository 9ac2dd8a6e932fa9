import ModelChecking
import Testing

@testable import LifecycleModels
@testable import Reporting
@testable import LifecycleCommands

/// A property of a toy that no finite trace decides: the user may stay, or come back for ever.
@Suite struct `A property that finite traces leave open` {
  private static let lift: Lift = {
    var lift = Lift(profile: .observed)
    let on = RulePredicates(machine: lift.machine)
    lift.more = [
      SuiteProperty(
        property: Property(
          "I9", "each launch ends with willTerminate",
          .pattern(.response(of: on.delivers(.willTerminate), to: Lift.launches(on)))),
        role: .invariant, citations: [78])
    ]
    return lift
  }()

  private static func report() throws -> PropertyReport {
    let property = try #require(lift.properties(of: lift.machine).last)
    return lift.report(
      on: property, lift.machine.explore(), limits: .none, systems: TraceSystems(of: lift))
  }

  @Test func `is shown with a loop, and with the reading that was used`() throws {
    let report = try Self.report()
    #expect(report.verdict == .undecided("no finite trace decides it"))
    let text = report.text(context: "lift")
    #expect(text.contains("? I9: each launch ends with willTerminate"))
    #expect(text.contains("← back to step"))
    #expect(
      text.replacing("\n  ", with: " ").contains(
        "Finite traces leave it open. Read over whole runs, assuming weak fairness of deliveries, "
          + "this run breaks it."))
    #expect(report.json.text.contains("\"verdict\": \"undecided\""))
    #expect(report.json.text.contains("\"assumed\": [\"weak fairness of deliveries\"]"))
    #expect(report.json.text.contains("\"backTo\": "))
  }

  @Test func `is replayed round its loop, and stays undecided`() throws {
    let report = try Self.report()
    let found = try FoundTrace(report, of: Self.lift)
    let (trace, backTo) = (try #require(found.trace), try #require(found.backTo))
    let states = [trace.initialState] + trace.steps.map(\.target)
    #expect(states.last == states[backTo])
    let rounds = Rounds(
      backTo: backTo, trace: Self.lift.report(try Self.lift.onceMore(trace, backTo: backTo)))
    let replay = Replay(
      title: "lift", model: "lift", profile: "observed", trace: Self.lift.report(trace),
      breaches: [], rounds: rounds, property: report,
      line: Self.lift.replayLine(trace, backTo: backTo))
    #expect(replay.status == .undecided)
    #expect(replay.text.contains("leads to the same state again"))
  }

  @Test func `that is decided by finite traces is shown as before`() throws {
    let property = try #require(Self.lift.properties(of: Self.lift.machine).dropFirst().first)
    let report = Self.lift.report(
      on: property, Self.lift.machine.explore(), limits: .none,
      systems: TraceSystems(of: Self.lift))
    #expect(report.verdict == .violated)
    #expect(report.counterexample?.run == nil)
  }

  @Test func `says that nothing is assumed, and what would exclude its run`() {
    var run = RunReport(backTo: 0, missing: ["weak fairness of deliveries"])
    run.assumed = []
    #expect(
      run.lines(last: 1) == [
        "Finite traces leave it open. Read over whole runs, with nothing assumed to be fair, this "
          + "run breaks it.",
        "The run goes round step 1 for ever. The way there and the loop are kept short; neither "
          + "need be the shortest.",
        "No such run exists under weak fairness of deliveries.",
      ])
  }
}
