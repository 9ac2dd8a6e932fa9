import Foundation

/// What is wrong with a command line.
enum UsageError: Error, Hashable {
  case unknownOption(String)
  case surplusWord(String)
  case missingValue(BenchmarkOption)
  case unexpectedValue(String, BenchmarkOption)
  case notRuns(String)
  case unknownFormat(String)
  case conflict(BenchmarkOption, BenchmarkOption)
  case unknownLine(String, known: [String])
  /// A build whose figures would say nothing.
  case notOptimised
}

extension UsageError: LocalizedError {
  /// The error in words: the offending word, and what it should have been.
  var errorDescription: String? {
    switch self {
    case .unknownOption(let name): "there is no option “\(name)”. Known: \(Self.options)."
    case .surplusWord(let word): "“\(word)” is too much: there are only options. \(Self.onlyHint)"
    case .missingValue(let option): "\(option.rawValue) needs a value: \(option.usage)."
    case .unexpectedValue(let value, let option):
      "\(option.rawValue) takes no value, but was given “\(value)”."
    case .notRuns(let word): "--runs needs a whole number from 1 to 100, not “\(word)”."
    case .unknownFormat(let word): "there is no format “\(word)”. Known: text, json."
    case .conflict(let first, let second):
      "\(first.rawValue) and \(second.rawValue) exclude each other."
    case .unknownLine(let word, let known):
      "no line begins with “\(word)”. Known: \(known.joined(separator: ", "))."
    case .notOptimised:
      "this is a debug build, whose figures would say nothing. "
        + "Use: swift run -c release benchmarks"
    }
  }

  private static var options: String {
    BenchmarkOption.allCases.map(\.rawValue).joined(separator: ", ")
  }

  private static var onlyHint: String { "Lines are chosen with \(BenchmarkOption.only.usage)." }
}
