import LifecycleCommands
import Reporting

extension ObservedExample {
  /// The life on a page, folded; empty without one.
  var folded: String {
    guard let trace, let replay else { return "" }
    return Markdown.folded(
      "The shortest life that shows it, in \(trace.steps.count.counted("step"))",
      Markdown.block(trace.text(indent: 0) + "Replay: \(replay)\n"))
  }
}
