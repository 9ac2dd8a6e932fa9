import Reporting
import Foundation

/// What is wrong with a command line.
enum UsageError: CommandError, Hashable {
  case missingCommand
  case unknownCommand(String, known: [String])
  case unknownOption(String, command: String, known: [String])
  case repeatedOption(Option)
  case missingValue(Option)
  case emptyValue(Option)
  case unexpectedValue(String, Option)
  case missingOperand(String, command: String)
  case surplusOperand(String, command: String, limit: Int)
  case emptyOperand(String, command: String)
  /// A word that is none of those that could stand there; `kind` says what it should have been, and
  /// `scope` what does not have it.
  case unknownWord(String, kind: String, scope: String? = nil, known: [String])
  case repeatedWord(String, kind: String)
  case notANumber(String, Option)
  case outOfRange(String, Option, ClosedRange<Int>)
  case notAQuantity(String, Option, example: String)
  /// A value that is wrong for reasons of its own, told in a sentence.
  case wrongValue(Option, String)
  /// Two options of which only one can be given.
  case conflict(String, String)
  /// An option that a model does not take.
  case notForModel(Option, model: String)
  /// None of some options, of which one is needed.
  case missingOption(oneOf: [Option], command: String)

  var status: ExitStatus { .usage }
}

extension UsageError: LocalizedError {
  /// The error in words: the offending word, what it should have been, and the nearest right one.
  var errorDescription: String? {
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
    case .wrongValue(let option, let words): "\(option.name): \(words)"
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
      "“\(command)” was given an empty word for \(operand)."
    case .surplusOperand(let word, let command, let limit):
      "“\(command)” takes \(limit == 0 ? "no operand" : "one operand"); "
        + "\(word.shown) is too many."
    case .conflict(let first, let second): "\(first) and \(second) exclude each other."
    case .notForModel(let option, let model):
      "\(option.name) is for the \(option == .apps ? "device" : "scene") model, not for \(model.shown)."
    case .missingOption(let options, let command):
      "“\(command)” needs one of \(options.map(\.usage).joined(separator: ", "))."
    }
  }

  private static func suggestion(for word: String, among known: [String]) -> String {
    if let nearest = NearestWord.nearest(to: word, among: known) {
      return " Did you mean “\(nearest)”?"
    }
    return known.count <= 12 ? " Known: \(known.joined(separator: ", "))." : ""
  }
}
