import CommandLineTools
import LifecycleModels
import ModelChecking
import Reporting

/// Writes a page in which a person explores the states of a model.
struct ExploreCommand: Command {
  static let syntax = Syntax(
    name: "explore", operands: "MODEL", operandCount: 1...1,
    summary: "Write a page in which you explore the states of a model.",
    discussion: [
      """
      The result is one HTML file, which needs no server and no network. It shows a state, what can
      happen there and which condition forbids the rest, the properties, and the way so far. The
      address of the page holds the way. --actions, --trace or --property say where it begins.
      """
    ],
    options: TraceSource.options + Option.sizes,
    examples: [
      ("explore app --output app.html", "The app model, as a page for a browser."),
      ("explore app --property I3 --output I3.html", "The same, at the end of a counterexample."),
      ("explore scene --trace life.json --output life.html", "The same, at the end of a trace."),
    ],
    statuses: [
      (.asExpected, "the page is written"),
      (.undecided, "the model is too large for a page, or no trace violates the property"),
      (.usage, "wrong usage"), (.malformedInput, "this is not a trace of the model"),
      (.fileTrouble, "a file cannot be read or written"), (.interrupted, "interrupted"),
    ])

  /// A browser keeps the page of a larger model waiting for seconds.
  private static let mostStates = 100_000

  private let model: any Model
  private let source: TraceSource?
  private let limits: SearchLimits
  /// The options that say which model is meant, for the line that replays a way.
  private let sizes: String

  init(_ arguments: Arguments) throws(UsageError) {
    model = try arguments.model()
    source = try TraceSource(arguments, for: model)
    sizes = ([.ios] + Option.sizes).compactMap { option in
      arguments.value(of: option).map { " \(option.name) \($0)" }
    }.joined()
    var limits = try arguments.limits()
    limits.states = min(limits.states ?? Self.mostStates, Self.mostStates)
    self.limits = limits
  }

  func run(console: Console) throws -> Outcome { try explore(model, console) }

  private func explore<M: Model>(_ model: M, _ console: Console) throws -> Outcome {
    let found = try source?.find(in: model, limits: limits, console: console)
    if let found, found.trace == nil {
      console.complain("no trace violates \(found.property?.id.shown ?? ""); no page is written.")
      return Outcome(text: "", status: .undecided)
    }
    let graph = Verification(
      model: model, limits: limits, choice: try PropertyChoice(nil), console: console
    ).explore()
    console.progress.erase()
    if Interruption.isRequested { throw Interrupted() }
    if let limit = graph.stoppedBy {
      let option = model.size.map { " \($0.component.sizeOption.name) makes it smaller." } ?? ""
      console.complain("\(limit) stopped the search, so a page would lack states.\(option)")
      return Outcome(text: "", status: .undecided)
    }
    var space = StateSpace(of: model, graph, trace: found?.trace)
    space.replay += sizes
    return Outcome(source: space.page, status: .asExpected)
  }
}
