/// Where a rule or a property comes from.
public enum Citation: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// A numbered fact, with its documents.
  case fact(Int)
  /// No document says it; the value is the reason why the model does.
  case assumption(String)

  /// Why a model lets input reach an app in the foreground.
  static let inputInFront = assumption(
    "no document says how input reaches an app in front; F38 tells of a bounce for its own URL")

  /// The fact with this number.
  public init(integerLiteral number: Int) { self = .fact(number) }

  /// The fact number, for example `F79`, or `assumption`.
  public var label: String {
    switch self {
    case .fact(let number): "F\(number)"
    case .assumption: "assumption"
    }
  }

  /// The citation in full: the fact's documents, or the reason of an assumption.
  public var explanation: String {
    switch self {
    case .fact(let number): Fact.number(number)?.documents ?? "no such fact"
    case .assumption(let reason): reason
    }
  }
}
