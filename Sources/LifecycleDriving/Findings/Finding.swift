import LifecycleModels
import LifecycleReporting
import Reporting

/// An obligation that the code under test breaks, with a life that shows it.
public struct Finding: Hashable, Sendable {
  /// The short name of the broken obligation.
  public let id: String
  /// What must be true, in one sentence.
  public let statement: String
  /// The sources of the obligation.
  public let citations: [Citation]
  /// What is wrong, in words. May be empty.
  public private(set) var detail: String
  /// The life that shows it. Its last step breaks the obligation.
  public private(set) var trace: LifeTrace
  /// What is known about shorter lives.
  public private(set) var length: Length
  /// How it was found, in words.
  public let origin: String
  /// The number of lives that were run to shorten this one.
  public let evaluations: Int
  /// The result of making the same choices again, if it differs.
  public let secondTrace: LifeTrace?
  /// The callback or action that is decisive, if the same obligation is also broken for other
  /// reasons.
  public let cause: String?
  /// The shortest life that shows it, if ``trace`` is longer because it avoids rare events.
  public private(set) var shortest: LifeTrace?
  /// The file and line where an earlier run has kept the life; nil if it is new.
  public internal(set) var knownAt: String?
  /// The loop at the end of the life, if the loop breaks the obligation.
  public let loop: Loop?
  /// The model of the check.
  public internal(set) var checkedModel: CheckedModel?

  init(
    id: String, statement: String, citations: [Citation], detail: String, trace: LifeTrace,
    length: Length, origin: String, evaluations: Int = 0, secondTrace: LifeTrace? = nil,
    cause: String? = nil, loop: Loop? = nil
  ) {
    self.id = id
    self.statement = statement
    self.citations = citations
    self.detail = detail
    self.trace = trace
    self.length = length
    self.origin = origin
    self.evaluations = evaluations
    self.secondTrace = secondTrace
    self.cause = cause
    self.loop = loop
  }

  /// The end of a life that repeats the same steps for ever.
  public struct Loop: Hashable, Sendable {
    /// The number of steps before the loop. Its last step leads back to the state after them.
    public let backTo: Int
    /// The number of choices before the loop.
    public let choicesBefore: Int
    /// The assumptions about the lives that count, each as a clause.
    public let assumptions: [String]

    /// A few words on the continuation after the last step.
    var mark: String { "back to step \(backTo)" }
  }

  /// The finding with a longer life that avoids rare events.
  func told(by trace: LifeTrace, _ detail: String) -> Finding {
    var finding = self
    finding.shortest = self.trace
    finding.trace = trace
    finding.detail = detail
    finding.length = .likely
    return finding
  }

  /// What is known about lives shorter than a finding's.
  public enum Length: String, Hashable, Sendable {
    /// Every life with fewer choices was run, and none breaks the obligation.
    case minimal
    /// Every life with fewer choices and without rare events was run, and none breaks the
    /// obligation.
    case likely
    /// Each single choice is necessary.
    case oneMinimal = "1-minimal"
    /// It was not shortened.
    case asFound = "as found"
  }
}

extension Finding {
  /// The finding in one line: what is wrong, and the shortest life that leads to it.
  public var headline: String {
    let fact = detail.isEmpty ? "broken: \(statement)" : detail
    let label = id == statement ? "" : "\(id): "
    return "\(label)\(fact)\(way)"
  }

  /// The choices, as a continuation of what is wrong.
  private var way: String {
    guard let loop else { return ", after \(trace.choices.joined(separator: ", "))" }
    let stem = trace.choices.prefix(loop.choicesBefore).joined(separator: ", ")
    let cycle = trace.choices.dropFirst(loop.choicesBefore).joined(separator: ", ")
    return (stem.isEmpty ? "" : ", after \(stem)") + ", with \(cycle) for ever"
  }

  /// The headline, the sources, the steps of the life, and how to rerun it.
  ///
  /// - Parameters:
  ///   - model: The model and its profile.
  ///   - framework: The library for a test to paste; nil for no test.
  ///   - again: Returns the command that reruns a life; by default a strategy in Swift.
  /// - Returns: Lines of text.
  public func text(
    model: String, testFor framework: PastedTest.Framework? = .swift,
    again: (LifeTrace) -> String = { ".replay(\($0.swift))" }
  ) -> String {
    var text = headline + "\n"
    if let knownAt { text += "  Known since an earlier run: \(knownAt)\n" }
    text += "  obligation (\(model)): \(statement)\n"
    for citation in citations { text += citation.report.text(indent: 4) }
    text += trace.report.text(marks: [trace.steps.count: loop?.mark ?? "broken"])
    if let cause { text += "  Another cause of what was found above: \(cause).\n" }
    text += TextWrap.wrapped(lengthWords, width: 96, first: "  ", rest: "  ")
    if let shortest {
      text +=
        "  The shortest of all needs rare events: \(shortest.choices.joined(separator: ", ")).\n"
    }
    text += "  Found by \(origin)" + (evaluations > 0 ? ", shortened in \(evaluations) lives" : "")
    text += ".\n  Again: \(again(trace))\n"
    if let framework, let test { text += Self.text(of: test, for: framework) }
    if let secondTrace {
      text += "  The same choices, run once more:\n" + secondTrace.report.text()
    }
    return text
  }

  /// A test that reruns the life; nil if the model of the check is unknown.
  public var test: PastedTest? { checkedModel.map { PastedTest(of: self, on: $0) } }

  private static func text(of test: PastedTest, for framework: PastedTest.Framework) -> String {
    let lines = test.source(for: framework).split(separator: "\n").map { "    \($0)\n" }
    return "  As a test, with your world and its obligations in place of “world”:\n"
      + lines.joined()
  }

  /// What is known about shorter lives, in a sentence.
  var lengthWords: String {
    let choices = trace.choices.count.counted("choice")
    let steps =
      "\(trace.plainLength.counted("step")) in plain form, \(trace.modelLength) of the model"
    if let loop { return "\(loop.words(last: trace.steps.count)) \(choices); \(steps)." }
    return switch length {
    case .minimal: "Minimal: every life of fewer than \(choices) was run; \(steps)."
    case .likely:
      "Minimal without rare events: every such life of fewer than \(choices) was run; \(steps)."
    case .oneMinimal: "1-minimal: \(choices), of which none can be left out; \(steps)."
    case .asFound: "\(choices); \(steps)."
    }
  }

  /// The finding in the format that `drive --format json` promises.
  public var report: PropertyReport {
    PropertyReport(
      id: id, statement: statement, kind: "obligation", expected: .holds, verdict: .violated,
      sources: citations.map(\.report), hasWitness: true,
      counterexample: CounterexampleReport(
        trace: trace.report, isMinimal: length == .minimal, origin: .search,
        replay: ".replay(\(trace.swift))", run: loop.map { RunReport(backTo: $0.backTo) }))
  }

  /// The life as a path in DOT.
  public var dot: String {
    Diagram(
      path: trace.report, backTo: loop?.backTo, title: statement,
      caption: detail.isEmpty ? [] : [detail]
    ).dot
  }

  /// The finding in JSON.
  public var json: String { report.json.text }
}

extension Finding.Loop {
  /// The loop in sentences.
  fileprivate func words(last: Int) -> String {
    let steps = backTo + 1 == last ? "step \(last)" : "steps \(backTo + 1) to \(last)"
    let premise = assumptions.isEmpty ? "" : ", although \(assumptions.joined(separator: " and "))"
    return
      "The life goes round \(steps) for ever\(premise). Of the ways into such a loop that were "
      + "found, it has the fewest choices; the loop need not be the shortest."
  }
}
