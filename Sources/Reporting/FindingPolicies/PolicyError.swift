import Foundation

/// What is wrong with a file of settings or with a baseline.
package enum PolicyError: Error, Hashable {
  /// The file is not JSON.
  case notJSON(JSONError)
  /// A value is not what it should be; the key is the way to it, such as `rules → R9 → reason`.
  case wrongValue(key: String, expected: String, found: String)
  /// A value that must be there is missing.
  case missingValue(key: String, expected: String)
  /// There is no such word here.
  case unknownWord(String, kind: String, key: String, known: [String])
  /// The file is the baseline of another command.
  case otherCommand(String, wanted: String)
  /// The file was written by a later version.
  case unknownVersion(Int)
}

extension PolicyError: LocalizedError {
  /// The error in words: where it is, what is there, and what should be.
  package var errorDescription: String? {
    switch self {
    case .notJSON(let error): error.errorDescription
    case .wrongValue(let key, let expected, let found):
      "\(key.excerpt): expected \(expected), but found \(found)."
    case .missingValue(let key, let expected): "\(key.excerpt) is missing; write \(expected)."
    case .unknownWord(let word, let kind, let key, let known):
      "\(key.excerpt): there is no \(kind) \(word.shown)." + Self.suggestion(word, known)
    case .otherCommand(let command, let wanted):
      "this is a baseline of \(command.shown), not of “\(wanted)”; use a separate file for each command."
    case .unknownVersion(let version):
      "the baseline has version \(version), but this tool reads version 1; write it again."
    }
  }

  private static func suggestion(_ word: String, _ known: [String]) -> String {
    let question = NearestWord.question(NearestWord.nearest(to: word, among: known))
    if !question.isEmpty || known.count > 24 { return question }
    return " Known: \(known.joined(separator: ", "))."
  }
}
