import ModelChecking
import Testing

@Suite struct `A property that tells components apart` {
  typealias Device = ReferenceDevice

  private static let first = StatePredicate<Device>("the first app is inactive") {
    $0[0] == .inactive
  }
  private static let launch = StepPredicate<Device>.action("the second app is launched") {
    $0.app == 1 && $0.rule == .launch
  }
  private static let ends = StepPredicate<Device>("the last app ends") { $2.last == .notRunning }
  private static let any = StepPredicate<Device>.any

  /// Every kind of claim, of requirement and of scope, each with one unfair condition.
  static let claims: [Claim<Device>] = [
    .always(first), .reachable(first), .alwaysPossible(first), .noDeadlock(except: first),
    .everyStep(where: launch, is: any), .everyStep(where: any, is: ends), .reachableStep(launch),
    .reachableStep(ends),
    .pattern(.absence(of: ends)), .pattern(.existence(of: launch)),
    .pattern(.universality(of: ends)), .pattern(.precedence(of: launch, before: any)),
    .pattern(.precedence(of: any, before: launch)), .pattern(.response(of: ends, to: any)),
    .pattern(.response(of: any, to: ends)), .pattern(.boundedExistence(of: launch, atMost: 2)),
    .pattern(.absence(of: any), .before(launch)), .pattern(.absence(of: any), .after(launch)),
    .pattern(.absence(of: any), .between(launch, and: any)),
    .pattern(.absence(of: any), .between(any, and: launch)),
    .pattern(.absence(of: any), .between(any, and: any, unless: launch)),
    .pattern(.absence(of: any), .afterUntil(launch, until: any)),
    .pattern(.absence(of: any), .afterUntil(any, until: launch)),
  ]

  static let fair = Property<Device>(
    "fair", "an app becomes active",
    .reachable(StatePredicate("an app is active") { $0.contains(.active) }))

  static let unfair = claims.enumerated().map { number, claim in
    Property<Device>("\(number)", "statement", claims: [claim])
  }

  @Test(arguments: [ContractAudit.everyState, .sample], [1, 8])
  func `is refused alone`(auditing: ContractAudit, threads: Int) {
    let report = Device(apps: 3).orbits.check(
      [Self.fair] + Self.unfair, options: .audit(auditing).threads(threads))
    #expect(report.fault == nil && report.isComplete)
    #expect(report.results[0].verdict.witness?.count == 2)
    for (property, result) in zip(Self.unfair, report.results.dropFirst()) {
      guard case .faulty(.asymmetric(.unfairProperty(property.id, _, _, _))) = result.verdict else {
        Issue.record("\(property.claims[0]) is taken for fair: \(result.verdict)")
        continue
      }
    }
  }

  @Test func `is refused for its trigger`() {
    let property = Property<Device>(
      "trigger", "statement", trigger: Self.launch, .everyStep(where: .any, is: .any))
    let verdict = Device(apps: 2).orbits.check([property], options: .audit(.everyState)).results[0]
      .verdict
    #expect(Outcome(verdict) == .faulty)
  }

  @Test func `is found by tests`() {
    for property in Self.unfair {
      #expect(Device(apps: 2).symmetryFault(in: [Self.fair, property]) != nil)
    }
  }

  /// Where the audit looks at no state, the search itself finds it if it has a trace to show.
  @Test(arguments: [1, 8]) func `is refused without an audit where a trace shows it`(threads: Int) {
    let isNot = StatePredicate<Device>("not inactive") { $0[0] != .inactive }
    let isNotBeforeOthers = StatePredicate<Device>("not inactive before others") {
      $0[0] != .inactive || !$0.contains(.notRunning)
    }
    let properties = [
      Property<Device>("id", "statement", .always(isNot)),
      Property<Device>("id", "statement", .always(isNotBeforeOthers)),
      Property<Device>("id", "statement", .reachable(Self.first)),
    ]
    let report = Device(apps: 3).orbits.check(properties, options: .audit(.off).threads(threads))
    for result in report.results {
      guard case .faulty(.asymmetric(.unfairProperty)) = result.verdict else {
        Issue.record("taken for fair: \(result.verdict)")
        continue
      }
    }
    #expect(report.fault == nil)
  }

  @Test(arguments: [ContractAudit.everyState, .sample])
  func `is refused where only terminal initial states show it`(auditing: ContractAudit) {
    let property = Property<EndedPair>(
      "first", "the first is 0", .always(StatePredicate("the first is 0") { $0[0] == 0 }))
    let report = EndedPair().orbits.check([property], options: .audit(auditing))
    guard case .faulty(.asymmetric(let fault)) = report.results[0].verdict else {
      Issue.record("taken for fair: \(report.results[0].verdict)")
      return
    }
    #expect(
      fault
        == .unfairProperty(id: "first", [0, 1], exchanged: [1, 0], by: "components 1 and 2"))
    #expect(EndedPair().symmetryFault(in: [property]) == fault)
  }

  @Test func `is told with the states that it tells apart`() {
    let property = Property<EndedPair>(
      "first", "the first is 0", .always(StatePredicate("the first is 0") { $0[0] == 0 }))
    guard case .faulty(let fault) = EndedPair().orbits.check([property]).results[0].verdict else {
      Issue.record("taken for fair")
      return
    }
    #expect(
      fault.description
        == "the property first tells components apart: it distinguishes “[0, 1]”, or a step there, "
        + "from “[1, 0]”, which is the same after the exchange of components 1 and 2; name no "
        + "single component in it, or check it without symmetry")
  }
}

private struct EndedPair: SymmetricMachine {
  let initialStates = [[0, 1], [1, 0]]
  func actions(in state: [Int]) -> [String] { [] }
  func successor(of state: [Int], taking action: String) -> [Int] { state }
  var exchanges: [ComponentExchange<EndedPair>] {
    ComponentExchange.neighbours(of: 2) { action, _ in action }
  }
}

extension Verdict {
  fileprivate var witness: Trace<Machine>? {
    if case .holds(let witness) = self { witness } else { nil }
  }
}
