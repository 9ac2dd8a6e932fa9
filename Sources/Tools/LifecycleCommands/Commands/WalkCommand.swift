import LifecycleReporting
import CommandLineTools
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
      Equal seeds give equal walks. Steps have different weights, so that walks go deep: what the
      process does by itself (callbacks, suspension) is likely, and a silent death is rare. Without
      --property, every property that should hold is checked.

      A counterexample is shrunk as far as possible. It is called minimal only if every shorter
      trace was tried within --max-states. A walk without a violation proves nothing: the properties
      stay undecided, and the coverage says what was visited.

      With --shard I/N, only the walks whose number is I modulo N are taken. “merge” adds the shards
      up.
      """
    ],
    options: [.apps, .scenes, .walks, .length, .propertyList, .shard, .traceFormat],
    examples: [
      ("walk app", "Look for surprises."),
      ("walk app --property I3 --seed 7", "Refute a belief, and shrink the walk that refutes it."),
      ("walk app --walks 1000 --length 500 --quiet", "Take longer walks, without progress."),
    ],
    statuses: [
      (.asExpected, "the only property asked for is a belief, and was refuted"),
      (.unexpected, "a property that should hold is violated"),
      (.undecided, "no violation was found; walks cannot prove that there is none"),
      (.usage, "wrong usage"), (.fileError, "a file cannot be written"),
    ])

  private let model: any Model
  private let choice: PropertyChoice
  private let options: WalkOptions
  private let maxStates: Int
  private let format: TraceFormat
  private let header: ShardHeader?

  init(_ arguments: Arguments) throws(UsageError) {
    model = try arguments.model()
    choice = try PropertyChoice(arguments.list(.propertyList))
    try choice.checkForWalks(against: model)
    try choice.check(against: [model])
    let shard = try arguments.shard()
    header = try shard.map { (shard) throws(UsageError) in
      ShardHeader(
        command: "walk", work: arguments.work(), seed: try arguments.seed(), count: shard.count)
    }
    var options = WalkOptions(
      seed: try arguments.seed(),
      walks: try arguments.integer(.walks, in: 1...1_000_000_000) ?? 100,
      length: try arguments.integer(.length, in: 1...1_000_000) ?? 200)
    options.shard = shard ?? .whole
    options.keepsRecord = shard != nil
    self.options = options
    maxStates = try arguments.integer(.maxStates) ?? 1_000_000
    format = try arguments.traceFormat()
  }

  func run(console: Console) throws -> Outcome { walk(model, console) }

  private func walk<M: Model>(_ model: M, _ console: Console) -> Outcome {
    let start = ContinuousClock.now
    let properties = choice.properties(of: model).filter { choice.ids != nil || $0.role != .belief }
    let report = model.machine.walk(
      options, checking: properties.map(\.property),
      weight: { model.machine.rule(of: $0).kind.weight },
      observe: { report in
        console.progress.update(model.title, report.progress)
        return Interruption.isRequested ? .stop : .proceed
      })
    let result = WalkResult(
      model: model, report: report, watched: properties,
      violation: report.violation.flatMap { violation in
        shrink(violation, of: model, among: properties)
      })
    guard let header else { return Outcome(text: result.text(in: format), status: result.status) }
    let part = result.part(milliseconds: (ContinuousClock.now - start).milliseconds)
    return Outcome(
      text: ShardResult(header, of: options.shard, part).json.text, status: result.status)
  }

  private func shrink<M: Model>(
    _ violation: WalkReport<RuleMachine<M.State>>.Violation, of model: M,
    among properties: [SuiteProperty<M.State>]
  ) -> PropertyReport? {
    let property = properties.first { $0.property.id == violation.property.id }
    guard let property else { return nil }
    let verdict: Verdict<RuleMachine<M.State>>
    do throws(ModelFault<RuleMachine<M.State>>) {
      verdict = .violated(
        try violation.property.shrink(
          violation.trace, in: model.machine, limits: .states(maxStates)))
    } catch {
      verdict = .faulty(error)
    }
    return model.report(
      on: property, verdict, origin: .walk(seed: options.seed, steps: violation.trace.count))
  }
}

extension RuleKind {
  /// How likely a rule of this kind is to be chosen, relative to the others.
  ///
  /// A process can die between any two steps, in a dozen ways: with equal weights hardly any walk
  /// would get past its launch. So much else can happen at any time that few walks would reach
  /// suspension, which needs a time in which nothing happens.
  var weight: Int {
    switch self {
    case .delivery, .silent: 200
    case .event: 20
    case .kill: 1
    }
  }
}

extension WalkReport {
  /// The progress of the walks.
  fileprivate var progress: TaskProgress {
    TaskProgress(
      walks, "walk", of: options.shard.size(of: options.walks),
      details: ["\(steps.grouped) steps", "\(statesVisited.grouped) states"])
  }
}

extension Option {
  fileprivate static let propertyList = Option(
    "--property", "ID[,ID]", help: "Check only these properties; beliefs are allowed.")
  fileprivate static let walks = Option("--walks", "N", help: "Take N walks (default 100).")
  fileprivate static let length = Option(
    "--length", "N", help: "End each walk after N steps (default 200).")
}
