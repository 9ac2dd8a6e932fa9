/// Why a text is not a formula, or not one over the predicates of a model.
///
/// Positions are characters of the text, counted from 1.
public enum LTLSyntaxError: Error, Hashable, Sendable {
  /// The text has no words.
  case empty
  /// A predicate or an opening parenthesis is missing; nil stands for the end of the text.
  case missingFormula(found: String?, position: Int)
  /// Two formulas have no word between them that joins them.
  case missingOperator(before: String, position: Int)
  /// A parenthesis is closed and was not opened.
  case unopened(position: Int)
  /// A parenthesis is opened and not closed.
  case unclosed(position: Int)
  /// A name in quotation marks does not end.
  case unclosedName(position: Int)
  /// A character that no word has.
  case unexpected(Character, position: Int)
  /// The model has no such predicate.
  case unknownPredicate(String, position: Int, nearest: String?)
}

extension LTLSyntaxError: CustomStringConvertible {
  /// The error in a sentence.
  public var description: String {
    switch self {
    case .empty: "The formula is empty."
    case .missingFormula(let found?, let position):
      "Character \(position): a formula is missing before “\(found)”."
    case .missingFormula(nil, let position):
      "Character \(position): a formula is missing at the end."
    case .missingOperator(let found, let position):
      "Character \(position): “and”, “implies” or another word is missing before “\(found)”."
    case .unopened(let position): "Character \(position): this parenthesis was not opened."
    case .unclosed(let position): "Character \(position): this parenthesis is not closed."
    case .unclosedName(let position): "Character \(position): this name has no end."
    case .unexpected(let character, let position):
      "Character \(position): “\(character)” is not part of any word."
    case .unknownPredicate(let name, let position, let nearest):
      "Character \(position): no predicate is called “\(name)”."
        + (nearest.map { " Did you mean “\($0)”?" } ?? "")
    }
  }
}
