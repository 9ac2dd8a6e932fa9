import DelegateSource
import Reporting

extension DelegateSurvey {
  /// The delegates and the findings in a few lines each.
  var text: String { delegates.map(\.text).joined() + findings.map(\.text).joined() }
}

extension SourceDelegate {
  fileprivate var text: String {
    let names = protocols.map(\.rawValue).joined(separator: ", ")
    let count = implements.count.counted("callback")
    return "\(file):\(line): \(typeName), \(names), implements \(count)\n"
      + wrapped(implements.map(\.name).joined(separator: ", "))
      + assumptions.map(wrapped).joined()
  }
}

extension SourceFinding {
  fileprivate var text: String {
    "✗ \(file):\(line):\(column): \(typeName).\(name) is never called\n"
      + wrapped(reason)
      + "    Written: \(written)\n"
      + "    Write:   \(replacement)\n"
  }
}

private func wrapped(_ words: String) -> String {
  words.isEmpty ? "" : TextWrap.wrapped(words, width: 96, first: "    ", rest: "    ")
}
