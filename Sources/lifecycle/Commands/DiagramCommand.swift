import LifecycleModels
import ModelChecking
import Reporting

/// Draws the states of a model, or one life.
struct DiagramCommand: Command {
  static let syntax = Syntax(
    name: "diagram", operands: "MODEL", operandCount: 1...1,
    summary: "Draw the states of a model, or a counterexample.",
    discussion: [
      """
      The overview is the guide's figure: the execution states, the callbacks between them, and what
      leads to each. “full” draws every reachable state, “trace” the states of one life. A trace given
      by --actions, --trace or --property is drawn alone, or highlighted if --detail asks for more.
      """
    ],
    options: [
      .detail, .apps, .scenes, .pictureFormat, .actions, .trace, .oneProperty, .initial, .maxDepth,
      .maxTime,
      .maxMemory,
    ],
    examples: [
      ("diagram app | dot -Tsvg > app.svg", "The guide's figure."),
      ("diagram app --property I3 | dot -Tsvg > I3.svg", "A counterexample."),
      ("diagram app --detail overview --trace life.json", "The figure, with a life highlighted."),
    ],
    statuses: [
      (.asExpected, "the picture is drawn"), (.undecided, "no trace breaks the property"),
      (.usage, "wrong usage"), (.malformedInput, "this is no trace of the model"),
      (.fileTrouble, "a file cannot be read or written"), (.interrupted, "interrupted"),
    ])

  private let model: any Model
  private let source: TraceSource?
  private let detail: Detail
  private let format: PictureFormat
  private let limits: SearchLimits

  init(_ arguments: Arguments) throws(UsageError) {
    model = try arguments.model()
    source = try TraceSource(arguments, for: model)
    detail =
      try arguments.choice(.detail, of: Detail.self) ?? (source == nil ? .overview : .trace)
    format = try arguments.choice(.pictureFormat, of: PictureFormat.self) ?? .dot
    var limits = try arguments.limits()
    limits.states = limits.states ?? Self.mostDrawnStates
    self.limits = limits
    if detail == .trace, source == nil {
      throw .missingOption(oneOf: [.actions, .trace, .oneProperty], command: "--detail trace")
    }
  }

  /// No picture needs more states, and a device with many apps has millions.
  private static let mostDrawnStates = 300_000

  func run(in session: Session) throws -> Outcome { try draw(model, session) }

  private func draw<M: Model>(_ model: M, _ session: Session) throws -> Outcome {
    let found = try source?.find(in: model, limits: limits, console: session.console)
    if let found, found.trace == nil {
      let id = found.property?.id ?? ""
      session.console.complain("no trace breaks \(id.shown): there is nothing to draw.")
      return Outcome(text: "", status: .undecided)
    }
    let drawing = ModelDrawing(model: model, trace: found?.trace, property: found?.property)
    if detail == .trace { return outcome(drawing.path) }
    let graph = try explore(model, session)
    let diagram = detail == .overview ? drawing.overview(of: graph) : drawing.full(graph)
    warn(of: diagram, session.console)
    return outcome(diagram)
  }

  private func outcome(_ diagram: Diagram) -> Outcome {
    Outcome(text: format.text(of: diagram), status: .asExpected)
  }

  private func explore<M: Model>(
    _ model: M, _ session: Session
  ) throws -> StateGraph<RuleMachine<M.State>> {
    let graph = Verification(
      model: model, limits: limits, choice: try PropertyChoice(nil), console: session.console
    ).explore()
    session.console.progress.erase()
    if Interruption.isRequested { throw Interrupted() }
    if let limit = graph.stoppedBy {
      session.console.remark("Only a part is drawn: \(limit) stopped the search.")
    }
    return graph
  }

  private func warn(of diagram: Diagram, _ console: Console) {
    guard diagram.nodes.count > 200 else { return }
    console.remark(
      "\(diagram.nodes.count.grouped) nodes and \(diagram.edges.count.grouped) edges: “dot” needs very "
        + "long for so many. --detail overview is legible, and --trace draws one life.")
  }
}

/// How much of a model is drawn.
enum Detail: String, CaseIterable, Hashable, Sendable {
  /// The execution states.
  case overview
  /// Every reachable state.
  case full
  /// The states of one trace.
  case trace
}

/// The languages of pictures.
enum PictureFormat: String, CaseIterable, Hashable, Sendable {
  case dot, mermaid, json

  func text(of diagram: Diagram) -> String {
    switch self {
    case .dot: diagram.dot
    case .mermaid: diagram.mermaid
    case .json: diagram.json.text
    }
  }
}
