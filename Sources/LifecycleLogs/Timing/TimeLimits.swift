import LifecycleModels

/// The time limits that logs are held against: exactly those for which a fact gives a number.
///
/// ```swift
/// let limits = TimeLimits.current.with(.backgroundTime, seconds: 180)  // iOS 7 to 12
/// limits[.backgroundTime].seconds  // 180
/// limits[.willTerminate].seconds   // 5
/// ```
///
/// The handling of a background URL session has no limit here, because no source has a number.
public struct TimeLimits: Hashable, Sendable {
  private var limits: [TimeLimit.Name: TimeLimit]

  /// The limits of current systems.
  public static let current = TimeLimits(
    limits: Dictionary(uniqueKeysWithValues: TimeLimit.Name.allCases.map { ($0, $0.current) }))

  /// The limits in a fixed order.
  public var all: [TimeLimit] { TimeLimit.Name.allCases.map { self[$0] } }

  /// The limit with a name.
  public subscript(name: TimeLimit.Name) -> TimeLimit { limits[name] ?? name.current }

  /// The same limits, but for one, which the caller answers for.
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
    // The page of the scene's method has no number; it takes the place of the app's (F153).
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
