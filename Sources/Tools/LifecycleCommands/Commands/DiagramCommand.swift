import CommandLineTools
import LifecycleModels
import ModelChecking
import Reporting

/// Draws the states of a model, or one trace.
struct DiagramCommand: Command {
  static let syntax = Syntax(
    name: "diagram", operands: "MODEL", operandCount: 1...1,
    summary: "Draw the states of a model, or a counterexample.",
    discussion: [
      """
      The overview is the figure of Apple's guide: the execution states, the callbacks between them,
      and their causes. “full” draws every reachable state. “trace” draws the states of one trace.

      --actions, --trace or --property selects a trace. It is drawn alone, unless --detail names the
      overview or the full picture; then it is highlighted there.

      “sequence” draws a trace as messages between the user, iOS, the app and its scenes. Its
      formats are svg, which needs no other program, and mermaid.
      """
    ],
    options: [
      .detail, .apps, .scenes, .pictureFormat, .actions, .trace, .oneProperty, .initial, .maxDepth,
      .maxTime, .maxMemory,
    ],
    examples: [
      ("diagram app | dot -Tsvg > app.svg", "Draw the figure of the guide."),
      ("diagram app --property I3 | dot -Tsvg > I3.svg", "Draw a counterexample."),
      ("diagram app --property I3 --detail sequence > I3.svg", "Draw who sends what to whom."),
    ],
    statuses: [
      (.asExpected, "the picture is drawn"), (.undecided, "no trace violates the property"),
      (.usage, "wrong usage"), (.malformedInput, "this is not a trace of the model"),
      (.fileError, "a file cannot be read or written"),
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
    format =
      try arguments.choice(.pictureFormat, of: PictureFormat.self)
      ?? (detail == .sequence ? .svg : .dot)
    if !format.suits(detail) {
      throw .wrongValue(
        .pictureFormat,
        "--detail \(detail.rawValue) cannot be written as “\(format.rawValue)”, only as "
          + "\(PictureFormat.words(for: detail)).")
    }
    var limits = try arguments.limits()
    limits.states = limits.states ?? Self.maxDrawnStates
    self.limits = limits
    if detail.isOfTrace, source == nil {
      throw .missingOption(
        oneOf: [.actions, .trace, .oneProperty], command: "--detail \(detail.rawValue)")
    }
  }

  /// No picture with more states is useful, and a device with many apps has millions.
  private static let maxDrawnStates = 300_000

  func run(console: Console) throws -> Outcome { try draw(model, console) }

  private func draw<M: Model>(_ model: M, _ console: Console) throws -> Outcome {
    let found = try source?.find(in: model, limits: limits, console: console)
    if let found, found.trace == nil {
      let id = found.property?.id ?? ""
      console.complain("no trace violates \(id.shown), so there is nothing to draw.")
      return Outcome(text: "", status: .undecided)
    }
    let drawing = ModelDrawing(
      model: model, trace: found?.trace, property: found?.property, backTo: found?.backTo)
    if detail == .trace {
      if format == .mermaid, let excess = drawing.path.excessForMermaid {
        console.remark("Mermaid draws nothing with \(excess); --format dot has no such limit.")
      }
      return outcome(drawing.path)
    }
    if detail == .sequence {
      let sequence = drawing.sequence
      return Outcome(
        text: format == .mermaid ? sequence.mermaid : sequence.svg, status: .asExpected)
    }
    let graph = try explore(model, console)
    let overview = drawing.overview(of: graph)
    if detail == .overview { return outcome(overview) }
    let diagram = drawing.full(graph)
    if format == .mermaid, let excess = diagram.excessForMermaid {
      console.remark(
        "Mermaid draws nothing with \(excess). This is the overview; use --format dot for all.")
      var drawn = overview
      drawn.caption.append("the overview, in place of \(diagram.arrows.count.grouped) arrows")
      return outcome(drawn)
    }
    warn(about: diagram, console)
    return outcome(diagram)
  }

  private func outcome(_ diagram: Diagram) -> Outcome {
    Outcome(text: format.text(of: diagram), status: .asExpected)
  }

  private func explore<M: Model>(
    _ model: M, _ console: Console
  ) throws -> StateGraph<RuleMachine<M.State>> {
    let graph = Verification(
      model: model, limits: limits, choice: try PropertyChoice(nil), console: console
    ).explore()
    console.progress.erase()
    if Interruption.isRequested { throw Interrupted() }
    if let limit = graph.stoppedBy {
      console.remark("Only part of the model is drawn, because \(limit) stopped the search.")
    }
    return graph
  }

  private func warn(about diagram: Diagram, _ console: Console) {
    guard diagram.boxes.count > 200 else { return }
    console.remark(
      "“dot” will take very long: the picture has \(diagram.boxes.count.grouped) boxes and "
        + "\(diagram.arrows.count.grouped) arrows. Use --detail overview for a legible picture, or "
        + "--trace for a single trace.")
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
  /// What user, iOS and app send each other in one trace.
  case sequence

  /// Whether it needs a trace.
  var isOfTrace: Bool { self == .trace || self == .sequence }
}

/// The language that a picture is written in.
enum PictureFormat: String, CaseIterable, Hashable, Sendable {
  case dot, mermaid, json, svg

  /// The languages of a picture: messages between lanes are no graph, and Graphviz draws the others.
  func suits(_ detail: Detail) -> Bool {
    detail == .sequence ? self == .svg || self == .mermaid : self != .svg
  }

  /// The names of the languages that suit a picture.
  static func words(for detail: Detail) -> String {
    allCases.filter { $0.suits(detail) }.map(\.rawValue).joined(separator: " or ")
  }

  func text(of diagram: Diagram) -> String {
    switch self {
    case .dot, .svg: diagram.dot
    case .mermaid: diagram.mermaid
    case .json: diagram.json.text
    }
  }
}

extension Option {
  fileprivate static let detail = Option(
    "--detail", "NAME", help: "What to draw: overview (default), full, trace or sequence.")
  fileprivate static let pictureFormat = Option(
    "--format", "NAME", help: "dot (default), mermaid, json, or svg (for a sequence).")
}
