import LifecycleModels

// What the heading of a log says of what happened.
extension LogSurvey {
  /// What happened, in the words of the log's heading.
  public var scenarioText: String? { heading.scenario }

  /// Whether the log says that nothing else came of its scenario.
  public var isClaim: Bool { heading.isClaim }

  /// What happened, according to the log's heading; nil if that is not understood, not wanted, or
  /// about an empty log or one of several apps.
  public var scenario: Scenario? {
    guard readsScenario, entryCount > markCount, !hasSeveralProcessesAtOnce else { return nil }
    return heading.scenario.flatMap(Scenario.init)
  }

  /// How the scenario applies to the log.
  var plan: ScenarioPlan {
    guard let scenario else { return .none }
    return ScenarioPlan(
      scenario, recordsLaunch: !callbacks.isDisjoint(with: Self.launches),
      isClaim: heading.isClaim)
  }

  /// How many scenes the app has, if the log says so: a claim that tells a whole scenario is about one
  /// scene unless it says otherwise.
  var sceneCount: Int? {
    guard plan.isWhole, scenario?.marks.contains(where: \.isOfWindows) == false else {
      return nil
    }
    return 1
  }

  private var hasSeveralProcessesAtOnce: Bool {
    let spans = processes.values.sorted { $0.lowerBound < $1.lowerBound }
    return zip(spans, spans.dropFirst()).contains { $1.lowerBound < $0.upperBound }
  }

  /// The same log without its scenario.
  var withoutScenario: LogSurvey {
    var other = self
    other.readsScenario = false
    return other
  }
}
