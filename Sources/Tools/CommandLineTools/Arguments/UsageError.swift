import Foundation
import Reporting

/// What is wrong with a command line.
package enum UsageError: CommandError, Hashable {
  case missingCommand
  case unknownCommand(String, known: [String])
  case unknownOption(String, command: String, known: [String])
  case repeatedOption(Option)
  case missingValue(Option)
  case emptyValue(Option)
  case unexpectedValue(String, Option)
  case missingOperand(String, command: String)
  case unexpectedOperand(String, command: String)
  case emptyOperand(String, command: String)
  /// A word that is not one of the known ones; `kind` says what it should have been, and `scope`
  /// where it was looked for.
  case unknownWord(String, kind: String, scope: String? = nil, known: [String])
  case repeatedWord(String, kind: String)
  case notANumber(String, Option)
  case outOfRange(String, Option, ClosedRange<Int>)
  case notAQuantity(String, Option, example: String)
  /// A value that is wrong for a reason of its own, given as a sentence.
  case wrongValue(Option, String)
  /// Two options, or an option and a word, that cannot be given together.
  case conflict(String, String)
  /// An option that belongs to a different subject from the one that is named.
  case misplacedOption(Option, subject: String, belongsTo: String)
  /// None of these options is given, although one of them is needed.
  case missingOption(oneOf: [Option], command: String)

  package var status: ExitStatus { .usage }

  /// The error in words: the offending word, what it should have been, and the nearest right one.
  package var errorDescription: String? {
    switch self {
    case .missingCommand: "no command is given."
    case .unknownCommand(let word, let known):
      "there is no command \(word.shown)." + Self.suggestion(for: word, among: known)
    case .unknownOption(let name, let command, let known):
      "“\(command)” has no option \(name.shown)." + Self.suggestion(for: name, among: known)
    case .unknownWord(let word, let kind, let scope, let known):
      "there is no \(kind) \(word.shown)\(scope.map { " in \($0)" } ?? "")."
        + Self.suggestion(for: word, among: known)
    case .repeatedWord(let word, let kind): "the \(kind) \(word.shown) is named twice."
    case .repeatedOption(let option): "\(option.name) is given twice."
    case .missingValue(let option): "\(option.name) needs a value: \(option.usage)."
    case .emptyValue(let option): "\(option.name) needs a value that is not empty: \(option.usage)."
    case .wrongValue(let option, let reason): "\(option.name): \(reason)"
    case .unexpectedValue(let value, let option):
      "\(option.name) takes no value, but was given \(value.shown)."
    case .notANumber(let word, let option):
      "\(option.name) needs a whole number, not \(word.shown)."
    case .outOfRange(let word, let option, let range):
      "\(option.name) needs a number from \(range.lowerBound.grouped) to "
        + "\(range.upperBound.grouped), not \(word.shown)."
    case .notAQuantity(let word, let option, let example):
      "\(option.name) needs a value such as \(example), not \(word.shown)."
    case .missingOperand(let operand, let command): "“\(command)” needs \(operand)."
    case .emptyOperand(let operand, let command):
      "“\(command)”: \(operand) must not be empty."
    case .unexpectedOperand(let word, let command):
      "unexpected argument \(word.shown) after “\(command)”."
    case .conflict(let first, let second): "\(first) and \(second) cannot be used together."
    case .misplacedOption(let option, let subject, let owner):
      "\(option.name) belongs to the \(owner), not to \(subject.shown)."
    case .missingOption(let options, let command):
      "“\(command)” needs \(options.count > 1 ? "one of " : "")"
        + "\(options.map(\.usage).joined(separator: ", "))."
    }
  }

  private static func suggestion(for word: String, among known: [String]) -> String {
    let question = NearestWord.question(NearestWord.nearest(to: word, among: known))
    if !question.isEmpty || known.isEmpty || known.count > 24 { return question }
    return " Known: \(known.joined(separator: ", "))."
  }
}
