import DelegateSource
import Reporting

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
