import LifecycleModels
import ModelChecking
import Reporting

/// Takes random walks and shrinks the first counterexample.
struct WalkCommand: Command {
  static let syntax = Syntax(
    name: "walk", operands: "MODEL", operandCount: 1...1,
    summary: "Take random walks; shrink the first counterexample.",
    discussion: [
      """
      Equal seeds give equal walks. Their steps are not equally likely: what the process does by
      itself (callbacks, suspension) is likely, and that it dies without a word is rare, so that
      walks get deep. Without --property every property that should hold is watched.
      A counterexample is made as short as possible; it is called minimal only if every shorter
      trace was tried within --max-states. A walk that finds nothing proves nothing: the properties
      stay undecided, and the coverage tells what was seen.
      """
    ],
    options: [.apps, .scenes, .walks, .length, .propertyList],
    examples: [
      ("walk app", "Look for surprises."),
      ("walk app --property I3 --seed 7", "A belief: how a random life breaks it, made short."),
      ("walk app --walks 1000 --length 500 --quiet", "Longer, without progress."),
    ],
    statuses: [
      (.asExpected, "the one property asked for is a belief, and was refuted"),
      (.unexpected, "a property that should hold is violated"),
      (.undecided, "something was not decided: walks cannot prove"),
      (.usage, "wrong usage"), (.fileTrouble, "a file cannot be written"),
      (.interrupted, "interrupted"),
    ])

  private let model: any Model
  private let choice: PropertyChoice
  private let options: WalkOptions
  private let maxStates: Int
  private let format: OutputFormat

  init(_ arguments: Arguments) throws(UsageError) {
    model = try arguments.model()
    choice = try PropertyChoice(arguments.list(.propertyList))
    try choice.check(against: [model])
    options = WalkOptions(
      seed: try arguments.seed(),
      walks: try arguments.integer(.walks, in: 1...1_000_000_000) ?? 100,
      length: try arguments.integer(.length, in: 1...1_000_000) ?? 200)
    maxStates = try arguments.integer(.maxStates) ?? 1_000_000
    format = try arguments.format()
  }

  func run(in session: Session) throws -> Outcome { walk(model, session) }

  private func walk<M: Model>(_ model: M, _ session: Session) -> Outcome {
    let properties = choice.properties(of: model).filter { choice.ids != nil || $0.role != .belief }
    let report = model.machine.walk(
      options, checking: properties.map(\.property),
      weight: { model.machine.rule(of: $0).kind.weight },
      observe: { report in
        session.console.progress.update(model.title, report.words)
        return Interruption.isRequested ? .stop : .proceed
      })
    let result = WalkResult(
      model: model, report: report, watched: properties,
      violation: report.violation.flatMap { violation in
        shrink(violation, of: model, among: properties)
      })
    return Outcome(text: format == .json ? result.json.text : result.text, status: result.status)
  }

  private func shrink<M: Model>(
    _ violation: WalkReport<RuleMachine<M.State>>.Violation, of model: M,
    among properties: [SuiteProperty<M.State>]
  ) -> PropertyReport? {
    let property = properties.first { $0.property.id == violation.property.id }
    let counterexample = violation.property.shrink(
      violation.trace, in: model.machine, limits: SearchLimits(states: maxStates))
    guard let property, let counterexample else { return nil }
    return model.report(
      on: property, .violated(counterexample),
      origin: .walk(seed: options.seed, steps: violation.trace.count))
  }
}

extension RuleKind {
  /// A process can die between any two steps, in a dozen ways: were all steps equally likely, hardly
  /// any walk would get past its launch. And so much can happen to it at any time that few walks
  /// would reach what follows when nothing happens: suspension, and with it purge and resumption.
  fileprivate var weight: Int {
    switch self {
    case .delivery, .silent: 200
    case .event: 20
    case .kill: 1
    }
  }
}

extension WalkReport {
  /// How far the walks are, in words.
  fileprivate var words: String {
    "\(walks.grouped) walks, \(steps.grouped) steps, \(statesVisited.grouped) states"
  }
}

extension Option {
  fileprivate static let propertyList = Option(
    "--property", "ID[,ID]", help: "Watch these properties, beliefs too.")
}
