import LifecycleModels

/// How many seconds the system allows for something, and who says so.
public struct TimeLimit: Hashable, Sendable {
  /// What is limited.
  public let name: Name
  /// The most seconds that are allowed.
  public let seconds: Double
  /// Where the number stands.
  public let citations: [Citation]
  /// Whether the number is documented or was seen.
  public let certainty: Certainty

  /// What the system limits, as options spell it.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    /// The two launch methods, of a launch in front.
    case launch
    /// A callback on the way to the foreground.
    case resume
    /// The callback that announces the way to the background.
    case suspend
    /// The callback that tells the app, or a scene, that it has left the foreground.
    case didEnterBackground
    /// The callback before the end.
    case willTerminate
    /// The callback that brings a remote notification.
    case remoteNotification
    /// The callback that lets the app fetch.
    case fetch
    /// A handler that is told that the background time is up.
    case expiration
    /// The time that an app may run after it has left the foreground.
    case backgroundTime
  }

  /// How sure a number is.
  public enum Certainty: String, CaseIterable, Hashable, Sendable {
    /// Apple writes it, most often with the word “about”.
    case documented
    /// It was seen in crash logs, or is told among developers; no document has it.
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
