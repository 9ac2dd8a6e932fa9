/// What makes a finding the same as one of an earlier run: everything but its place.
package struct FindingIdentity: Hashable, Sendable {
  /// The rule.
  package let rule: String
  /// The file, or nil if there is none.
  package let file: String?
  /// What was judged.
  package let subject: String
  /// The message, without numbers of lines.
  package let message: String

  /// Creates an identity from its parts.
  package init(rule: String, file: String?, subject: String, message: String) {
    self.rule = rule
    self.file = file
    self.subject = subject
    self.message = message
  }

  /// The identity of a finding.
  package init(of finding: ReportedFinding) {
    self.init(
      rule: finding.rule, file: finding.file, subject: finding.subject,
      message: Self.withoutPlaces(finding.message))
  }

  /// The identity as sixteen hexadecimal digits.
  package var digits: String {
    // Each part ends with a byte that UTF-8 does not have, so that no two identities are spelt alike.
    StableDigest.hexadecimal(
      of: [rule, file ?? "", subject, message].lazy.flatMap { Array($0.utf8) + [0xFF] })
  }

  /// A message in which “line 12”, “position 3” and “:12:5” have no numbers.
  private static func withoutPlaces(_ message: String) -> String {
    // Most messages have no number, and matching takes most of the time of a report.
    guard message.utf8.contains(where: \.isDigit) else { return message }
    return
      message
      .replacing(/\b(lines?|columns?|positions?) [0-9][0-9,]*/) { "\($0.output.1)" }
      .replacing(/:[0-9]+(:[0-9]+)?/, with: "")
  }
}

extension FindingIdentity {
  /// The identities of some findings in their order, each with how many like it came before.
  static func numbered(_ findings: [ReportedFinding]) -> [(identity: FindingIdentity, number: Int)]
  {
    var counts: [FindingIdentity: Int] = [:]
    return findings.map { finding in
      let identity = FindingIdentity(of: finding)
      counts[identity, default: 0] += 1
      return (identity, counts[identity] ?? 1)
    }
  }
}
