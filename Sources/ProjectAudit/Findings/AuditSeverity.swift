/// How much a finding of an audit weighs.
public enum AuditSeverity: String, CaseIterable, Hashable, Sendable {
  /// The app does not launch, or loses input.
  case error
  /// Something goes wrong in some lives.
  case warning
  /// Something that is worth knowing, and that may be intended.
  case note
}
