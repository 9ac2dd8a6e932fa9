import Reporting

/// What a comparison of an app delegate with a scene delegate has found.
public struct MigrationReport: Hashable, Sendable {
  /// The first difference that is not intended; nil if none was found.
  public let difference: Difference?
  /// The intended changes, each once, with the shortest life that shows it.
  public let intended: [Change]
  /// The number of choices up to which every common life was run.
  public let depth: Int
  /// Whether longer lives can reach no new state.
  public let isExhausted: Bool
  /// The number of pairs of lives.
  public let lives: Int
  /// What happened in both worlds.
  public let choices: [String]

  /// A value that differs after some choices.
  public struct Change: Hashable, Sendable {
    /// The name of what differs.
    public let observable: String
    /// The value with the app delegate.
    public let appValue: String
    /// The value with the scene delegate.
    public let sceneValue: String
    /// The names of the choices with the app delegate.
    public let choices: [String]

    /// The change in one line.
    public var text: String {
      "“\(observable)” is \(appValue) with the app delegate and \(sceneValue) with the scene delegate, "
        + "after " + choices.joined(separator: ", ")
    }
  }

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
    if let difference { return difference.change.text }
    let more = isExhausted ? ", and longer lives reach no new state" : ""
    let unless = intended.isEmpty ? "" : "but those that are intended "
    return "no difference \(unless)up to depth \(depth)\(more)"
  }

  /// The result with both lives, step by step, and the intended changes.
  public var text: String {
    let changes = intended.map { "  intended: \($0.text)\n" }.joined()
    guard let difference else {
      return headline + "; \(lives.counted("life", "lives"))\n" + changes
    }
    return difference.description + changes
  }
}

extension MigrationReport.Difference {
  /// What differs, and after which choices.
  var change: MigrationReport.Change {
    MigrationReport.Change(
      observable: observable, appValue: appValue, sceneValue: sceneValue,
      choices: appTrace.choices)
  }
}

/// A test that fails prints the difference in words, and not its parts.
extension MigrationReport.Difference: CustomStringConvertible, CustomReflectable {
  /// The difference with both lives, step by step.
  public var description: String {
    change.text + "\n  with the app delegate:\n" + appTrace.report.text()
      + "  with the scene delegate:\n" + sceneTrace.report.text()
      + "  Minimal: no common life of fewer choices shows a difference.\n"
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var customMirror: Mirror { Mirror(self, children: []) }
}
