import Reporting

/// A part of a check, with what its lives have covered.
struct CheckUnit: Sendable {
  /// The number of the random life that it is about; nil if it is not about one.
  var life: Int?
  /// What the life breaks, in a word that tells it from everything else that can be broken.
  var subject: String?
  let findings: [Finding]
  let coverage: CheckCoverage
  /// The numbers of the steps of the plan that were taken.
  let stepsTaken: [Int]
  /// The callbacks that took too long, with their milliseconds.
  let slow: [(name: String, milliseconds: Int)]
  let isFingerprintUnsound: Bool
  let isFingerprintAmbiguous: Bool

  /// The unit in the form that `lifecycle merge` reads.
  var json: OrderedJSON {
    .object([
      ("life", .optional(life)), ("subject", .optional(subject)),
      ("properties", .array(findings.map(\.report.json))),
      ("choices", .array(findings.map { .strings($0.trace.choices) })),
      ("coverage", coverage.json), ("stepsTaken", .array(stepsTaken.map(OrderedJSON.integer))),
      ("slow", .array(slow.map { .integer($0.milliseconds) })),
      ("slowNames", .strings(slow.map(\.name))), ("unsound", .bool(isFingerprintUnsound)),
      ("ambiguous", .bool(isFingerprintAmbiguous)),
    ])
  }
}
