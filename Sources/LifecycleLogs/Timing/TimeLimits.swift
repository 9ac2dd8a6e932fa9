import Foundation
import LifecycleModels
import Reporting

/// The time limits that apply to logs: exactly those for which a fact gives a number.
///
/// ```swift
/// let limits = TimeLimits.current.with(.backgroundTime, seconds: 180)  // iOS 7 to 12
/// limits[.backgroundTime].seconds  // 180
/// limits[.willTerminate].seconds   // 5
/// ```
///
/// There is no limit for handling a background URL session, because no source gives a number.
public struct TimeLimits: Hashable, Sendable {
  private var limits: [TimeLimit.Name: TimeLimit]

  /// The limits of current systems.
  public static let current = TimeLimits(
    limits: Dictionary(uniqueKeysWithValues: TimeLimit.Name.allCases.map { ($0, $0.current) }))

  /// The limits in a fixed order.
  public var all: [TimeLimit] { TimeLimit.Name.allCases.map { self[$0] } }

  /// The limit with a name.
  public subscript(name: TimeLimit.Name) -> TimeLimit { limits[name] ?? name.current }

  /// The same limits with one of them changed.
  ///
  /// - Precondition: `seconds` is a finite number above 0.
  public func with(_ name: TimeLimit.Name, seconds: Double) -> TimeLimits {
    precondition(seconds > 0 && seconds.isFinite, "a limit of \(seconds) seconds")
    var changed = self
    let limit = self[name]
    changed.limits[name] = TimeLimit(
      name: name, seconds: seconds, citations: limit.citations, certainty: limit.certainty)
    return changed
  }
}

extension TimeLimit.Name {
  /// The limit of this name on current systems.
  fileprivate var current: TimeLimit {
    switch self {
    case .launch: limit(20, [93, 94], .observed)
    case .resume: limit(10, [93, 94], .observed)
    case .suspend: limit(10, [93, 94], .observed)
    // The page of the scene's method has no number; it replaces the app's method (F153).
    case .didEnterBackground: limit(5, [104, 153], .documented)
    case .willTerminate: limit(5, [105], .documented)
    case .remoteNotification, .fetch: limit(30, [69], .documented)
    case .expiration: limit(1, [109], .documented)
    case .backgroundTime: limit(30, [107, 108], .documented)
    }
  }

  private func limit(
    _ seconds: Double, _ citations: [Citation], _ certainty: TimeLimit.Certainty
  ) -> TimeLimit {
    TimeLimit(name: self, seconds: seconds, citations: citations, certainty: certainty)
  }
}

/// How many seconds the system allows for something, and which source says so.
public struct TimeLimit: Hashable, Sendable {
  /// What is limited.
  public let name: Name
  /// The most seconds that are allowed.
  public let seconds: Double
  /// The sources of the number.
  public let citations: [Citation]
  /// Whether the number is documented or observed.
  public let certainty: Certainty

  /// What the system limits, as options spell it.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    /// The two launch methods of a launch into the foreground.
    case launch
    /// A callback on the way to the foreground.
    case resume
    /// The callback that announces the way to the background.
    case suspend
    /// The callback that tells the app or a scene that it has left the foreground.
    case didEnterBackground
    /// The callback before the end.
    case willTerminate
    /// The callback that brings a remote notification.
    case remoteNotification
    /// The callback that lets the app fetch.
    case fetch
    /// The handler that is called when the background time is up.
    case expiration
    /// The time that an app may run after it has left the foreground.
    case backgroundTime
  }

  /// How sure a number is.
  public enum Certainty: String, CaseIterable, Hashable, Sendable {
    /// Apple documents it, usually with the word “about”.
    case documented
    /// Crash logs or developers report it; no document has it.
    case observed
  }
}

extension TimeLimit {
  /// The limit in words, for example “about 5 s (F104, F153; documented)”.
  public var words: String {
    let labels = citations.map(\.label).joined(separator: ", ")
    return "about \(seconds.inSeconds) (\(labels); \(certainty.rawValue))"
  }
}

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
      "\(part.shown) is not a time limit; write a name with seconds, for example launch=20."
    case .unknownName(let name, let nearest?):
      "No time limit is called \(name.shown)." + NearestWord.question(nearest)
    case .unknownName(let name, nil):
      "No time limit is called \(name.shown). Known: \(TimeLimits.names.joined(separator: ", "))."
    case .noSeconds(let text, let name):
      "The time limit \(name) is \(text.shown); write the seconds as a number above 0, for example 5."
    case .repeated(let name):
      "The time limit \(name) is given twice; give it once."
    }
  }
}
