import LifecycleModels
import ModelChecking
import Reporting
import Testing

@testable import lifecycle

/// A property of a toy that no finite trace decides: the user can be away for ever, and come back for
/// ever.
@Suite struct `A property that finite traces leave open` {
  private static func lift(_ properties: (RulePredicates<Lift.State>) -> [SuiteProperty<Lift.State>])
    -> Lift
  {
    var lift = Lift(profile: .observed)
    lift.more = properties(RulePredicates(machine: lift.machine))
    return lift
  }

  /// After each launch the app ends announced: not if it is suspended, or stays.
  private static let announced = lift { on in
    [
      SuiteProperty(
        property: Property(
          "I9", "who launches is told of the end",
          .pattern(.response(to: on.rule("launch"), is: on.delivers(.willTerminate)))),
        role: .invariant, citations: [78])
    ]
  }

  private static func report(on lift: Lift) throws -> PropertyReport {
    let property = try #require(lift.properties(of: lift.machine).last)
    return lift.report(
      on: property, lift.machine.explore(), limits: .none, systems: TraceSystems(of: lift))
  }

  @Test func `shows the loop that leaves it open, and how it was read`() throws {
    let report = try Self.report(on: Self.announced)
    #expect(report.verdict == .undecided("no finite trace decides it"))
    let text = report.text(context: "lift")
    #expect(text.contains("? I9: who launches is told of the end"))
    #expect(text.contains("← back to step"))
    #expect(
      text.replacing("\n  ", with: " ").contains(
        "Read over whole runs, with nothing assumed to be fair, this run breaks it."))
    let json = report.json.text
    #expect(json.contains("\"verdict\": \"undecided\""))
    #expect(json.contains("\"backTo\": "))
    #expect(json.contains("\"assumed\": []"))
  }

  @Test func `is replayed round its loop`() throws {
    let report = try Self.report(on: Self.announced)
    let found = try FoundTrace(report, of: Self.announced)
    let backTo = try #require(found.backTo)
    let trace = try #require(found.trace)
    #expect(trace.states.last == trace.states[backTo])
  }

  @Test func `is shown with the fairness of the model, if that leaves it open too`() throws {
    struct Slow: Error {}
    let scenes = AppModel(profile: .observed)
    let on = RulePredicates(machine: scenes.machine)
    let property = SuiteProperty<AppState>(
      property: Property(
        "I9", "a launch is answered by memory warnings",
        .pattern(
          .response(to: on.delivers(.didFinishLaunching), is: on.delivers(.didReceiveMemoryWarning)))),
      role: .invariant, citations: [78])
    let report = scenes.report(
      on: property, scenes.machine.explore(), limits: .none, systems: TraceSystems(of: scenes))
    #expect(report.verdict == .undecided("no finite trace decides it"))
    let assumed = try #require(report.counterexample?.run?.assumed)
    #expect(assumed.contains("weak fairness of deliveries"))
  }
}
