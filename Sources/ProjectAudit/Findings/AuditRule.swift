/// A rule that an audit checks.
public struct AuditRule: Hashable, Sendable {
  let number: Int
  /// What the rule demands, as a sentence.
  public let title: String
  /// What its findings assume of the code, unless a check says otherwise.
  let assumptions: Set<Assumption>

  init(_ number: Int, _ title: String, assuming assumptions: Set<Assumption> = .ofCode) {
    self.number = number
    self.title = title
    self.assumptions = assumptions
  }

  /// The name by which settings and reports know the rule, for example “R7”.
  public var id: String { "R\(number)" }
}
