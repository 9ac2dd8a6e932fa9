import Reporting

/// What a comparison of an app delegate with a scene delegate has found.
public struct MigrationReport: Hashable, Sendable {
  /// The first difference; nil if none was found.
  public let difference: Difference?
  /// The number of choices up to which every common life was run.
  public let depth: Int
  /// Whether longer lives can reach no new state.
  public let isExhausted: Bool
  /// The number of pairs of lives.
  public let lives: Int
  /// What happened in both worlds.
  public let choices: [String]

  /// A difference, with the shortest lives that show it.
  public struct Difference: Hashable, Sendable {
    /// The name of what differs.
    public let observable: String
    /// The value with the app delegate.
    public let appValue: String
    /// The value with the scene delegate.
    public let sceneValue: String
    /// The life with the app delegate.
    public let appTrace: LifeTrace
    /// The life with the scene delegate.
    public let sceneTrace: LifeTrace
  }

  /// The result in one line.
  public var headline: String {
    guard let difference else {
      let more = isExhausted ? ", and longer lives reach no new state" : ""
      return "no difference up to depth \(depth)\(more)"
    }
    return "“\(difference.observable)” is \(difference.appValue) with the app delegate and "
      + "\(difference.sceneValue) with the scene delegate, after "
      + difference.appTrace.choices.joined(separator: ", ")
  }

  /// The result with both lives, step by step.
  public var text: String {
    guard let difference else { return headline + "; \(lives.counted("life", "lives"))\n" }
    var text = headline + "\n  with the app delegate:\n"
    text += difference.appTrace.report.text() + "  with the scene delegate:\n"
    text += difference.sceneTrace.report.text()
    return text + "  Minimal: no common life of fewer choices shows a difference.\n"
  }
}
