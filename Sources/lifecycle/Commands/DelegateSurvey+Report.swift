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

extension DelegateSurvey {
  /// The delegates and the findings as data.
  var json: OrderedJSON {
    .object([
      ("delegates", .array(delegates.map(\.json))), ("findings", .array(findings.map(\.json))),
    ])
  }
}

extension SourceDelegate {
  fileprivate var json: OrderedJSON {
    .object([
      ("file", .string(file)), ("line", .integer(line)), ("type", .string(typeName)),
      ("protocols", .strings(protocols.map(\.rawValue))),
      ("implements", .strings(implements.map(\.name))), ("assumptions", .strings(assumptions)),
    ])
  }
}

extension SourceFinding {
  fileprivate var json: OrderedJSON {
    .object([
      ("file", .string(file)), ("line", .integer(line)), ("column", .integer(column)),
      ("type", .string(typeName)), ("name", .string(name)), ("written", .string(written)),
      ("problem", .string(problemName)), ("callback", .optional(callback?.name)),
      ("expected", .string(expectedName)), ("replacement", .string(replacement)),
      ("reason", .string(reason)), ("sources", .strings(citations.map(\.label))),
    ])
  }
}
