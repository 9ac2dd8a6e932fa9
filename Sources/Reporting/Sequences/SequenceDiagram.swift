/// A picture of what goes back and forth between a user, the system and an app, from top to bottom.
///
/// ```swift
/// let diagram = SequenceDiagram(
///   title: "Door", lanes: ["visitor", "door"],
///   events: [.message(from: 0, to: 1, label: "knock", style: .callback)])
/// // diagram.svg, diagram.mermaid
/// ```
public struct SequenceDiagram: Hashable, Sendable {
  /// What the picture shows.
  public var title: String
  /// How to read it, under the title.
  public var caption: [String]
  /// Who takes part, from left to right.
  public var lanes: [String]
  /// What happens, from top to bottom.
  public var events: [Event]

  /// Creates a picture.
  public init(title: String, caption: [String] = [], lanes: [String], events: [Event]) {
    self.title = title
    self.caption = caption
    self.lanes = lanes
    self.events = events
  }

  /// A row of the picture; lanes are given by their positions.
  public enum Event: Hashable, Sendable {
    /// One sends something to another, or to itself.
    case message(from: Int, to: Int, label: String, style: Diagram.ArrowStyle)
    /// The state that one of them has reached.
    case state(of: Int, words: String, style: Diagram.BoxStyle)
    /// What must be seen here.
    case mark(String)
  }
}

extension SequenceDiagram {
  /// A trace as a picture: user and device act on iOS, and iOS sends callbacks to the app.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - title: What the picture shows.
  ///   - caption: How to read it.
  ///   - marks: Remarks after steps, by the number of the step, counted from 1.
  public init(
    _ trace: TraceReport, title: String, caption: [String] = [], marks: [Int: String] = [:]
  ) {
    let lanes = SequenceLanes(trace)
    var events: [Event] = []
    var stage = trace.initialState.stage
    events.append(
      .state(of: lanes.app, words: stage, style: trace.initialState.style))
    for (index, step) in trace.steps.enumerated() {
      let (source, target) = lanes.ends(of: step)
      events.append(
        .message(from: source, to: target, label: step.action.name, style: step.style))
      if step.state.stage != stage {
        stage = step.state.stage
        events.append(.state(of: lanes.app, words: stage, style: step.state.style))
      }
      if let mark = marks[index + 1] { events.append(.mark(mark)) }
    }
    self.init(title: title, caption: caption, lanes: lanes.names, events: events)
  }
}

/// Who takes part in a trace.
private struct SequenceLanes {
  let names: [String]
  private let positions: [String: Int]

  /// Of those who act, only those who do so in the trace; then the app, and the parts of it that
  /// are called.
  init(_ trace: TraceReport) {
    let acting = Set(trace.steps.map(\.action.initiator))
    let receivers = Set(trace.steps.compactMap(\.receiver)).subtracting([Self.app]).sorted()
    let roles = ["user", "hardware", "system"].filter { acting.contains($0) || $0 == "system" }
    let keys = roles + [Self.app] + receivers
    positions = Dictionary(uniqueKeysWithValues: zip(keys, keys.indices))
    names = keys.map { $0 == "system" ? "iOS" : $0 == "hardware" ? "device" : $0 }
  }

  private static let app = "app"

  /// The position of the app.
  var app: Int { positions[Self.app] ?? 0 }

  /// What the system does, it does to the app or a part of it; what others do, they do to the system.
  func ends(of step: StepReport) -> (source: Int, target: Int) {
    let system = positions["system"] ?? 0
    let receiver = step.receiver.flatMap { positions[$0] } ?? app
    let source = positions[step.action.initiator] ?? system
    if step.action.callback != nil { return (system, receiver) }
    if source == system { return (system, receiver) }
    return (source, step.action.isKill ? app : system)
  }
}

extension SequenceDiagram {
  /// The picture as SVG, drawn without any other program.
  ///
  /// It has no style sheet and no script, so it can stand in a page that allows neither.
  ///
  /// - Complexity: O(*n*) for *n* events.
  public var svg: String { svgMarkup.source + "\n" }

  /// The picture as a part of a page.
  public var svgMarkup: Markup {
    var drawing = SequenceDrawing(self)
    return drawing.markup
  }
}
