import LifecycleModels

/// What a rule does to the user's device, whatever model the rule belongs to.
enum CommonOccurrence {
  /// The name that the app model and the scene model share for what occurs.
  static func name(of rule: PlannedRule) -> String {
    switch rule.occurrence {
    // The app comes forward: from suspension or not, with a scene that is there, comes back or is new.
    case .opening(.open, let input), .opening(.resume, let input),
      .opening(.reconnect, let input), .opening(.connectFirst, let input):
      name("open", input)
    case .opening(.launch, let input), .opening(.prewarmedLaunch, let input):
      name("launch", input)
    case .backgroundLaunch(let input, _): name("launchInBackground", input)
    default: rule.family
    }
  }

  private static func name(_ stem: String, _ input: LifeInput?) -> String {
    stem + (input.map { "." + $0.rawValue } ?? "")
  }
}
