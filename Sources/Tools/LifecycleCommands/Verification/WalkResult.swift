import CommandLineTools
import LifecycleModels
import ModelChecking
import Reporting

/// What random walks have found and visited.
struct WalkResult<M: Model> {
  let model: M
  let report: WalkReport<RuleMachine<M.State>>
  let watched: [SuiteProperty<M.State>]
  /// The violated property, with its shrunk counterexample.
  let violation: PropertyReport?

  var status: ExitStatus {
    if Interruption.isRequested { return .interrupted }
    if report.fault != nil { return .unexpected }
    guard let violation else { return .undecided }
    if violation.expected == .holds { return .unexpected }
    return watched.count == 1 ? .asExpected : .undecided
  }

  /// The result in a format.
  func text(in format: TraceFormat) -> String {
    switch format {
    case .text: text
    case .json: OrderedJSON.object(facts.members).text
    case .html: page.text
    }
  }

  /// The violated property, or that there is none; then the coverage.
  private var page: HTMLPage {
    let none = report.fault.map { "no verdict, a fault of the model: \($0)" } ?? noViolation
    let section =
      violation?.section(context: model.title)
      ?? PageSection(
        kicker: model.title, title: none,
        badge: report.fault == nil
          ? PageSection.Badge("undecided", .open) : PageSection.Badge("faulty", .bad))
    return HTMLPage(
      [section], title: section.title,
      footer: [coverage, neverFiredText].filter { !$0.isEmpty })
  }

  private var noViolation: String {
    "no violation of \(watched.count.counted("property", "properties")) was found, but walks prove "
      + "nothing"
  }

  private var text: String {
    let found =
      report.fault.map { "! \(model.title): no verdict, a fault of the model: \($0)\n" }
      ?? violation?.text(context: model.title)
      ?? "? \(model.title): \(noViolation).\n"
    return found + "\n\(coverage)\n" + neverFiredText
      + (report.wasCancelled ? "Interrupted.\n" : "")
  }

  private var coverage: String { facts.coverage }

  /// What a program is told.
  private var facts: WalkFacts {
    WalkFacts(
      model: model.name, profile: model.profile.rawValue, seed: seed, walks: report.walks,
      steps: report.steps, states: report.statesVisited, transitions: report.transitionsTaken,
      watched: watched.map(\.property.id), ruleCount: rules.count, rulesNeverFired: neverFired,
      property: violation?.json, fault: report.fault?.description)
  }

  private var seed: String { "0x" + String(report.options.seed, radix: 16, uppercase: true) }

  private var rules: [Rule<M.State>] { model.machine.rules }

  private var neverFired: [String] {
    let fired = Set(report.actionCounts.keys.map(\.rule))
    return rules.indices.filter { !fired.contains($0) }.map { rules[$0].name }
  }

  private var neverFiredText: String {
    if neverFired.isEmpty { return "" }
    let limit = 20
    let names = neverFired.prefix(limit).joined(separator: ", ")
    return "Rules never taken: \(names)\(neverFired.count > limit ? ", …" : "")\n"
  }
}
