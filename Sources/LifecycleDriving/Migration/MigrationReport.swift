import Reporting

/// What a comparison of an app delegate with a scene delegate has found.
public struct MigrationReport: Hashable, Sendable {
  /// The first difference; nil where none was found.
  public let difference: Difference?
  /// Every common life of up to so many choices was lived.
  public let depth: Int
  /// Whether no state was left that longer lives could reach.
  public let isExhausted: Bool
  /// The pairs of lives that were lived.
  public let lives: Int
  /// What happened in both worlds.
  public let choices: [String]

  /// A difference, and the shortest life that shows it.
  public struct Difference: Hashable, Sendable {
    /// The name of what differs.
    public let observable: String
    /// What is seen with the app delegate.
    public let appValue: String
    /// What is seen with the scene delegate.
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
      return "same up to depth \(depth)\(more)"
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
    return text + "  Minimal: every common life of fewer choices shows no difference.\n"
  }
}
