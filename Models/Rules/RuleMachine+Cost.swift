// Of equally short traces the one is shown that is possible on the newest systems, and of these the one
// whose events are the least rare.
extension RuleMachine {
  /// How much rarer an action is than what happens every day.
  public func cost(of action: Action) -> Int {
    (rule(of: action).occurrence?.rarity ?? .everyday).rawValue - Rarity.everyday.rawValue
  }

  /// More for older systems than the rare events of a whole trace cost together.
  public func cost(ofBeginningIn state: State) -> Int {
    let newest = state.systems.versions.last ?? SystemVersions.known.upperBound
    return 1_000 * (SystemVersions.known.upperBound - newest)
  }
}
