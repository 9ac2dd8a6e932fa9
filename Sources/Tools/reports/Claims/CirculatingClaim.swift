import LifecycleModels

/// A statement about the life cycle that circulates and is wrong, and what refutes it.
///
/// ```swift
/// let claim = CirculatingClaim.all.first { $0.id == "main-returns" }
/// claim?.truth  // "UIApplicationMain never returns; an app in good order ends in exit()."
/// ```
struct CirculatingClaim: Hashable, Sendable {
  /// The short name, which never changes.
  let id: String
  /// What the claim is about.
  let topic: Topic
  /// What is claimed, in one sentence.
  let statement: String
  /// The truth instead, in one sentence.
  let truth: String
  /// The systems on which it is wrong, as far as the sources go.
  let wrongOn: SystemVersions
  /// The systems on which it was true, if there are any.
  let rightOn: SystemVersions?
  /// The code that the claim leads to, and the code to write instead.
  let fix: CodeFix
  /// Who says it or relies on it.
  let sources: [Source]
  /// The facts that contradict it.
  let citations: [Citation]
  /// The refutations by the models, at least one.
  let refutations: [Refutation]

  init(
    _ id: String, _ topic: Topic, _ statement: String, truth: String, wrongOn: SystemVersions,
    rightOn: SystemVersions? = nil, fixedBy fix: CodeFix, saidBy sources: [Source],
    citing citations: [Citation], refutedBy refutations: [Refutation]
  ) {
    self.id = id
    self.topic = topic
    self.statement = statement
    self.truth = truth
    self.wrongOn = wrongOn
    self.rightOn = rightOn
    self.fix = fix
    self.sources = sources
    self.citations = citations
    self.refutations = refutations
  }

  /// Every claim; the most harmful topics come first, and in each topic the most harmful claims.
  static let all: [CirculatingClaim] =
    aboutDeath + aboutKills + aboutTransfers + aboutWakes + aboutPushes + aboutTasks
    + aboutBackgroundTime + aboutMemory + aboutProtectedData + aboutLaunches + aboutLaunchProcedure
    + aboutAdoption + aboutScenes + aboutWindows + aboutActivation + aboutLeaving + aboutViews
    + aboutAppearance + aboutNotifications

  /// The beliefs of models that refute some claim.
  static let claimedBeliefs: Set<BeliefName> = Set(
    all.flatMap(\.refutations).compactMap { refutation in
      if case .belief(let model, let id, _) = refutation {
        BeliefName(model: model, id: id)
      } else {
        nil
      }
    })
}

extension CirculatingClaim {
  /// What a claim is about, the most harmful first: lost data comes before odd appearance.
  enum Topic: String, CaseIterable, Hashable, Sendable {
    /// How a process ends, and who is notified.
    case death
    /// What a process receives in the background.
    case background
    /// How long a process may continue in the background.
    case backgroundTime
    /// The effects of low memory.
    case memory
    /// What the app receives during a launch.
    case launch
    /// What changes with scenes.
    case scenes
    /// What becoming and resigning active mean.
    case activation
    /// Which notifications are posted, and when views appear.
    case views
  }

  /// A belief of a model.
  struct BeliefName: Hashable, Sendable {
    /// The model.
    let model: ModelKind
    /// The identifier of the property.
    let id: String
  }
}
