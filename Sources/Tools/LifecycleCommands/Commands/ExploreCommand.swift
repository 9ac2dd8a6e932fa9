import CommandLineTools
import Foundation
import LifecycleModels
import ModelChecking
import Reporting

/// Writes a page in which a person explores the states of a model.
struct ExploreCommand: Command {
  static let syntax = Syntax(
    name: "explore", operands: "MODEL", operandCount: 1...1,
    summary: "Write a page for exploring the states of a model.",
    discussion: [
      """
      The result is one HTML file, which needs no server and no network. It shows a state, the
      actions that can happen there, the conditions that forbid the others, the status of each
      property, and the path so far. The address of the page holds the path.

      --actions, --trace or --property sets where the page begins. The file of --trace comes from
      verify, replay or drive, or lists one action a line. To begin at the end of a recorded log,
      use validate --explore.
      """,
      """
      A model with more than 100,000 states is too large for one file. With --serve, the page asks
      this program for states as you go. Properties are judged along the path. If you ask for a path
      that breaks a property, up to 200,000 states are searched, or as many as --max-states says.
      The address is printed first; other machines cannot reach it. Ctrl-C ends the program.
      """,
    ],
    options: TraceSource.options + Option.sizes + [.page, .serve, .open],
    examples: [
      ("explore app --open", "Write lifecycle-app.html, and open it in the browser."),
      ("explore app --property I3 --output I3.html", "Begin at the end of a counterexample."),
      (
        "explore device --apps 8 --serve 8080 --open",
        "Serve a page for a model that is too large for a file."
      ),
    ],
    statuses: [
      (.asExpected, "the page is written"),
      (.undecided, "the model is too large for a page, or no trace violates the property"),
      (.usage, "wrong usage"), (.malformedInput, "this is not a trace of the model"),
      (.fileError, "a file or port cannot be used, or no browser opens the page"),
    ])

  private let model: any Model
  private let source: TraceSource?
  private let limits: SearchLimits
  private let path: String
  private let port: Int?
  private let opens: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    model = try arguments.model()
    source = try TraceSource(arguments, for: model)
    limits = try arguments.limits()
    path = arguments.value(of: .page) ?? "lifecycle-\(model.name).html"
    port = try arguments.integer(.serve, in: 0...65_535)
    if port != nil, arguments.has(.page) { throw .conflict("--serve", "--output") }
    opens = arguments.has(.open)
    if opens, path == "-" { throw .conflict("--open", "--output -") }
  }

  func run(console: Console) throws -> Outcome { try explore(model, console) }

  private func explore<M: Model>(_ model: M, _ console: Console) throws -> Outcome {
    let page = ExplorerPage(path, limits: limits, console: console)
    let searched = port == nil ? page.limits : limits
    let found = try source?.find(in: model, limits: searched, console: console)
    if let found, found.trace == nil {
      console.complain("no trace violates \(found.property?.id.shown ?? ""); no page is written.")
      return Outcome(text: "", status: .undecided)
    }
    if let port {
      let service = ExplorerService(port: port, opens: opens, limits: limits, console: console)
      return try service.serve(model, from: found?.trace, backTo: found?.backTo)
    }
    var outcome = try page.write(model, from: found?.trace, backTo: found?.backTo)
    if opens, outcome.status == .asExpected, !Browser.show(URL(fileURLWithPath: path), console) {
      outcome.status = .fileError
    }
    return outcome
  }
}

extension Option {
  static let serve = Option(
    "--serve", "PORT", help: "Serve the page on this machine; PORT 0 takes any free port.")
  fileprivate static let page = Option(
    "--output", "FILE", isOutput: true,
    help: "Write the page to FILE (default lifecycle-MODEL.html); - is standard output.")
  fileprivate static let open = Option("--open", help: "Open the page in the browser.")
}
