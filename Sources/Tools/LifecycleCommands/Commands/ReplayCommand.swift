import LifecycleReporting
import CommandLineTools
import LifecycleLogs
import LifecycleModels
import ModelChecking
import Reporting

/// Runs a trace again, step by step.
struct ReplayCommand: Command {
  static let syntax = Syntax(
    name: "replay", operands: "MODEL", operandCount: 1...1,
    summary: "Run a trace again, step by step.",
    discussion: [
      """
      The trace is given by its actions or by a file, or it is the shortest counterexample to a
      property. Every step is shown with the state that it leads to, and the violated properties are
      listed. If a file has several traces, --property chooses one. Without --initial, the trace
      begins in the first initial state from which all its actions are possible.
      """,
      """
      With --as, a trace of the app or the scene model is turned into instructions for a real app:
      steps for a person, a shell script for a simulator, or a UI test. The instructions say what
      the log of a recorder should show, and what cannot be brought about. With --as itf, any trace
      is written as the values of its variables, as Apalache writes traces.
      """,
      """
      --trace reads what this command and verify write; one name per line; what SPIN prints for a
      trail (spin -t) and TLC for a counterexample, if they had the model from export; and ITF.
      """,
    ],
    options: TraceSource.options + DeviceForm.options + Option.sizes + [.traceFormat],
    examples: [
      ("replay app --property I3", "Show the shortest trace that violates property I3."),
      ("replay app --actions launch,crash", "Show what a crash during launch tells the delegate."),
      ("replay app --trace life.json --as simctl", "Write a saved trace as a simulator script."),
    ],
    statuses: [
      (.asExpected, "the trace is possible and violates nothing that should hold"),
      (.unexpected, "the trace is possible and violates a property that should hold"),
      (.undecided, "a limit was reached before a counterexample was found"),
      (.usage, "wrong usage"), (.malformedInput, "this is not a trace of the model"),
      (.fileError, "a file cannot be read or written"),
    ])

  private let model: any Model
  private let source: TraceSource
  private let limits: SearchLimits
  private let format: TraceFormat
  private let form: DeviceForm?

  init(_ arguments: Arguments) throws(UsageError) {
    model = try arguments.model()
    guard let source = try TraceSource(arguments, for: model) else {
      throw .missingOption(oneOf: [.actions, .trace, .oneProperty], command: "replay")
    }
    self.source = source
    limits = try arguments.limits()
    format = try arguments.traceFormat()
    form = try DeviceForm(arguments, for: model)
  }

  func run(console: Console) throws -> Outcome { try replay(in: model, console) }

  private func replay<M: Model>(in model: M, _ console: Console) throws -> Outcome {
    let found = try source.find(in: model, limits: limits, console: console)
    guard let trace = found.trace else { return unbroken(found.property, console) }
    let rounds = try found.backTo.map { backTo in
      Rounds(backTo: backTo, trace: model.report(try model.onceMore(trace, backTo: backTo)))
    }
    let replay = Replay(
      title: model.title, model: model.name, profile: model.profile.rawValue,
      trace: model.report(trace), breaches: model.breaches(by: trace), rounds: rounds,
      property: found.property, line: model.replayLine(trace, backTo: found.backTo))
    if let form {
      return Outcome(
        text: try form.text(
          of: found, in: model, limits: limits, console: console), status: replay.status)
    }
    return Outcome(text: replay.text(in: format), status: replay.status)
  }

  /// There is no trace to show if none violates the property.
  private func unbroken(_ property: PropertyReport?, _ console: Console) -> Outcome {
    guard let property else { return Outcome(text: "", status: .internalError) }
    let status: ExitStatus =
      switch property.isAsExpected {
      case true?: .asExpected
      case false?: .unexpected
      case nil: .undecided
      }
    if form != nil {
      console.complain("no trace violates \(property.id), so there is nothing to write.")
      return Outcome(text: "", status: status)
    }
    return Outcome(text: unbroken(property), status: status)
  }

  private func unbroken(_ property: PropertyReport) -> String {
    let title = model.title
    switch format {
    case .text: return property.text(context: title) + "  There is no trace to replay.\n"
    case .json: return property.json.text
    case .html:
      var section = property.section(context: title)
      section.remarks.append("There is no trace to replay.")
      return HTMLPage([section], title: property.statement).text
    }
  }
}
