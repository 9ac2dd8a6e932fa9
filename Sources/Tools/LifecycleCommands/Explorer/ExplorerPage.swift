import CommandLineTools
import LifecycleModels
import ModelChecking
import Reporting

/// A page in which the states of a model are explored, and the file that it is written to.
struct ExplorerPage: Sendable {
  /// A browser keeps the page of a larger model waiting for seconds.
  static let maxStates = 100_000
  /// A browser keeps a longer way in an address only with effort.
  static let maxSteps = 10_000

  /// Where the page goes.
  let output: OutputFile
  /// The path in words.
  let path: String
  /// How far the search may go.
  let limits: SearchLimits
  let console: Console

  /// Creates a page for a file; “-” is standard output.
  init(_ path: String, limits: SearchLimits, console: Console) {
    output = OutputFile(path)
    self.path = path
    self.console = console
    var limits = limits
    limits.states = min(limits.states ?? Self.maxStates, Self.maxStates)
    self.limits = limits
  }

  /// Writes the page of a model that begins with a trace, the last step of which may lead back.
  ///
  /// - Returns: The page, if it is for standard output; undecided if the model is too large, and the
  ///   console says so.
  /// - Throws: ``Interrupted``, or an error of the file.
  func write<M: Model>(
    _ model: M, from trace: Trace<RuleMachine<M.State>>?, backTo: Int? = nil
  ) throws -> Outcome {
    try output.check()
    if let count = trace?.count, count > Self.maxSteps {
      console.complain(
        "the trace has \(count.counted("step")); a page begins with at most \(Self.maxSteps.grouped)."
      )
      return Outcome(text: "", status: .undecided)
    }
    let graph = Verification(
      model: model, limits: limits, choice: try PropertyChoice(nil), console: console
    ).explore()
    console.progress.erase()
    if Interruption.isRequested { throw Interrupted() }
    if let limit = graph.stoppedBy {
      console.complain(
        "\(limit) stopped the search, so a page would lack states.\(advice(for: model))")
      return Outcome(text: "", status: .undecided)
    }
    let page = StateSpace(of: model, graph, trace: trace, backTo: backTo).page
    if Interruption.isRequested { throw Interrupted() }
    if !output.isStandardOutput { try output.write(page) }
    report(states: graph.states.count, graph.transitionCount, size: page.utf8.count)
    return Outcome(source: output.isStandardOutput ? page : "", status: .asExpected)
  }

  private func advice(for model: some Model) -> String {
    let smaller =
      model.size.map { $0.component.sizeOption.name }
      ?? (model.systems.versions.count > 1 ? Option.ios.name : nil)
    return (smaller.map { " \($0) makes it smaller." } ?? "")
      + " lifecycle explore \(Option.serve.usage) serves a page for models of any size."
  }

  private func report(states: Int, _ transitions: Int, size: Int) {
    let megabytes = (size + 99_999) / 100_000
    let extent = "\(states.counted("state")), \(transitions.counted("transition"))"
    let size = "\(megabytes / 10).\(megabytes % 10) MB"
    console.remark(
      output.isStandardOutput
        ? "The page has \(size): \(extent)." : "\(path.shown): \(size), \(extent).")
  }
}
