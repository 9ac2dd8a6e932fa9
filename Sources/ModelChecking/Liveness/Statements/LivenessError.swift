/// Why a statement about what must happen in the end cannot be asked.
public enum LivenessError: Error, Hashable, Sendable {
  /// The text is not a formula over the predicates.
  case formula(LTLSyntaxError)
  /// A formula that was not read from a text names a predicate that does not exist.
  case unknownPredicate(String, nearest: String?)
  /// Fairness is assumed of rules that do not exist.
  case unknownRule(String, nearest: String?)
  /// Two predicates, or two groups of rules, have one name.
  case repeatedName(String)
  /// No formula can name this: the name is empty, or has a quotation mark.
  case unusableName(String)
  /// There are more predicates in the formula, or more groups of rules, than can be told apart.
  case tooMany(String, limit: Int)
}

extension LivenessError: CustomStringConvertible {
  /// The error in a sentence.
  public var description: String {
    switch self {
    case .formula(let error): error.description
    case .unknownPredicate(let name, let nearest):
      "No predicate is called “\(name)”." + Self.question(nearest)
    case .unknownRule(let name, let nearest):
      "No rule is called “\(name)”, so it cannot be assumed fair." + Self.question(nearest)
    case .repeatedName(let name): "The name “\(name)” is used twice."
    case .unusableName(let name): "No formula can name “\(name)”."
    case .tooMany(let what, let limit): "There can be at most \(limit) \(what)."
    }
  }

  private static func question(_ nearest: String?) -> String {
    nearest.map { " Did you mean “\($0)”?" } ?? ""
  }
}
