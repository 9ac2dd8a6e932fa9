import Foundation
import Reporting

extension TimeLimits {
  /// The limits of current systems, changed by words such as `didEnterBackground=5,launch=30`.
  ///
  /// - Parameter text: Names with seconds, separated by commas; white space around them is ignored.
  /// - Throws: ``TimeLimitError`` for the first part that is not valid.
  public init(parsing text: String) throws(TimeLimitError) {
    var limits = TimeLimits.current
    var known: Set<TimeLimit.Name> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let (name, seconds) = try Self.limit(part.trimmingCharacters(in: .whitespaces))
      guard known.insert(name).inserted else { throw .repeated(name.rawValue) }
      limits = limits.with(name, seconds: seconds)
    }
    self = limits
  }

  private static func limit(
    _ part: String
  ) throws(TimeLimitError) -> (TimeLimit.Name, Double) {
    let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    guard pair.count == 2 else { throw .noPair(part) }
    guard let name = TimeLimit.Name(rawValue: pair[0]) else {
      throw .unknownName(pair[0], nearest: NearestWord.nearest(to: pair[0], among: names))
    }
    guard let seconds = Double(pair[1]), seconds > 0, seconds.isFinite else {
      throw .noSeconds(pair[1], name: pair[0])
    }
    return (name, seconds)
  }

  fileprivate static let names = TimeLimit.Name.allCases.map(\.rawValue)
}

/// Why a text does not describe time limits.
public enum TimeLimitError: Error, Hashable {
  /// A part is not a name with seconds.
  case noPair(String)
  /// No limit has the name; the nearest known name follows.
  case unknownName(String, nearest: String?)
  /// The text after a name is not a number above 0.
  case noSeconds(String, name: String)
  /// A name is given twice.
  case repeated(String)
}

extension TimeLimitError: LocalizedError {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var errorDescription: String? {
    switch self {
    case .noPair(let part):
      "“\(part)” is not a time limit; write a name with seconds, for example launch=20."
    case .unknownName(let name, let nearest?):
      "No time limit is called “\(name)”." + NearestWord.question(nearest)
    case .unknownName(let name, nil):
      "No time limit is called “\(name)”; there are \(TimeLimits.names.joined(separator: ", "))."
    case .noSeconds(let text, let name):
      "The time limit \(name) is “\(text)”; write the seconds as a number above 0, for example 5."
    case .repeated(let name):
      "The time limit \(name) is given twice; give it once."
    }
  }
}
