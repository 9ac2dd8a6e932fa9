import LifecycleModels
import Synchronization

/// The models that can judge logs.
public enum JudgingModel: String, CaseIterable, Hashable, Sendable {
  /// An app with an app delegate alone.
  case app
  /// An app with scenes; the phases of SwiftUI are a view of their states.
  case scene
}

extension JudgingModel {
  /// The model of a kind; nil for a kind that does not judge logs.
  init?(_ kind: ModelKind?) {
    switch kind {
    case .app: self = .app
    case .scene: self = .scene
    case .swiftUI, .launch, .runLoop, .views, .device, .appExtension, nil: return nil
    }
  }

  /// The model of a log's own life cycle: the one it declares, or else the one its entries suggest.
  init(for survey: LogSurvey) {
    if let lifeCycle = survey.lifeCycle {
      self = lifeCycle.model == .app ? .app : .scene
    } else if survey.callbacks.contains(where: \.isOfScenes) {
      self = .scene
    } else {
      let isOfSwiftUI =
        survey.hasPhases && survey.frameworks.isEmpty
        && !survey.callbacks.contains(where: \.isReplacedByScenes)
      self = isOfSwiftUI ? .scene : .app
    }
  }
}

extension Callback {
  /// Whether an app with scenes is never sent the callback (F152).
  fileprivate var isReplacedByScenes: Bool {
    [.didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground].contains(self)
  }

  /// Whether only an app with scenes is sent the callback.
  fileprivate var isOfScenes: Bool {
    isSceneDelegateMethod || self == .configurationForConnecting || self == .didDiscardSceneSessions
  }
}

/// Everything that distinguishes one model that judges logs from the others.
struct JudgeKey: Hashable {
  let model: JudgingModel
  var profile: Profile
  /// The most scenes of the app; 0 in a model without scenes.
  var scenes: Int
  /// The systems that the model is about.
  var systems: SystemVersions
  /// The names of the disputed points that are allowed although the profile does not allow them.
  var allowed: Set<String> = []

  /// A model with some number of scenes, nil for the usual number, about some systems, as far as
  /// they have what is modelled.
  init(
    model: JudgingModel, profile: Profile, scenes: Int? = nil, systems: SystemVersions? = nil
  ) {
    let available = model == .app ? SystemVersions.all : SceneModel.systemsWithScenes
    let meant = (systems ?? available).intersection(available)
    self.systems = meant.isEmpty ? available : meant
    self.model = model
    self.profile = profile
    self.scenes = model == .app ? 0 : scenes ?? SceneModel.usualSceneCount
  }

  /// The same with one more scene; nil if there is no such model.
  var withMoreScenes: JudgeKey? {
    guard model == .scene, scenes < SceneModel.sceneCounts.upperBound else { return nil }
    var larger = self
    larger.scenes += 1
    return larger
  }

  /// The same about the systems of today, unless it is about some systems already.
  var onCurrentSystems: JudgeKey {
    var current = self
    if systems == JudgeKey(model: model, profile: profile).systems { current.systems = .driven }
    return current
  }

  /// The models of the other profile and of the other life cycle, which may explain a log.
  func others(for survey: LogSurvey, isChosen: Bool) -> [JudgeKey] {
    var others = Profile.allCases.filter { $0 != profile }.map { other in
      var key = self
      key.profile = other
      return key
    }
    if !isChosen, survey.lifeCycle == nil, survey.firstOfScene == nil {
      others += JudgingModel.allCases.filter { $0 != model }.map {
        JudgeKey(model: $0, profile: profile, systems: systems)
      }
    }
    return others
  }

  func makeJudge() -> any Judge {
    let decisions = Dictionary(uniqueKeysWithValues: allowed.map { ($0, true) })
    switch model {
    case .app:
      let model = AppModel(profile: profile, systems: systems)
      return LogChecker(model: model.deciding(decisions))
    case .scene:
      let model = SceneModel(profile: profile, scenes: scenes, systems: systems)
      return LogChecker(model: model.deciding(decisions))
    }
  }
}

/// The judges that were made in this process, each once, because they keep what they explore.
enum JudgeCache {
  private static let judges = Mutex<[JudgeKey: any Judge]>([:])

  /// How many judges with points decided otherwise are kept at most.
  private static let maxDecided = 16

  /// The judge for a key. A rejected log asks for the same points decided otherwise as the one before
  /// it, but a process that judges logs of many systems must not keep them all.
  static func judge(for key: JudgeKey) -> any Judge {
    if let known = judges.withLock({ $0[key] }) { return known }
    let judge = key.makeJudge()
    judges.withLock { judges in
      if judges.count(where: { !$0.key.allowed.isEmpty }) >= maxDecided {
        judges = judges.filter { $0.key.allowed.isEmpty }
      }
      judges[key] = judge
    }
    return judge
  }
}

/// A checker without the type of its model.
protocol Judge: Sendable {
  var disputes: [Dispute] { get }
  var modelRules: [ModelRule] { get }
  /// The systems that behave alike in the model.
  var classes: SystemClasses { get }
  func judge(_ survey: LogSurvey, _ forEachEntry: EntrySource) rethrows -> Judgement
  func verdict(
    on survey: LogSurvey, _ forEachEntry: EntrySource
  ) rethrows -> (verdict: Judgement.Verdict, position: Int?)
  func accounts(of log: RecordedLog) -> [LifeAccount]
  func deathLife(
    by occurrences: [Occurrence], at stage: LifeStage, during running: Callback?
  ) -> DeathLife?
}

extension LogChecker: Judge {
  var disputes: [Dispute] { model.disputes }
  var classes: SystemClasses { model.classes }
  var modelRules: [ModelRule] { model.machine.rules.map(ModelRule.init) }
}
