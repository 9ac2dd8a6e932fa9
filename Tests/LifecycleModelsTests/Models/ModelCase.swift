import LifecycleModels
import Testing

/// A model in any profile, for tests of which each is about every model.
struct ModelCase: Sendable {
  let kind: ModelKind
  /// The words for the points that can be decided either way.
  let disputedPoints: [String]
  /// Which mutants are tried: one in so many, so that a sample takes seconds without optimisation.
  let stride: Int
  /// How many of them are caught at least, so that a sample cannot be perfect for want of mutants.
  let leastCaught: Int
  /// Whether the model is soon explored, and can be so once for each disputed point.
  let isSmall: Bool
  /// Whether its properties are expected to come out as the points are decided, and not only as
  /// the profile decides them.
  let expectsWhatIsDecided: Bool
  /// Makes the model, with some points decided against the profile.
  let make: @Sendable (Profile, [String: Bool]) -> any Model

  static let app = ModelCase(.app, mutantsInSteps: 71, catching: 12, isSmall: false) {
    AppModel(profile: $0, deciding: $1)
  }
  static let scene = ModelCase(.scene, mutantsInSteps: 97, catching: 12, isSmall: false) {
    SceneModel(profile: $0, deciding: $1)
  }
  static let swiftUI = ModelCase(.swiftUI, mutantsInSteps: 47, catching: 20, isSmall: false) {
    SwiftUIModel(profile: $0, deciding: $1)
  }
  static let launch = ModelCase(.launch, mutantsInSteps: 83, catching: 12) {
    LaunchModel(profile: $0, deciding: $1)
  }
  static let runLoop = ModelCase(
    .runLoop, mutantsInSteps: 71, catching: 10, expectsWhatIsDecided: true
  ) {
    RunLoopModel(profile: $0, deciding: $1)
  }
  static let views = ModelCase(
    .views, mutantsInSteps: 7, catching: 40, expectsWhatIsDecided: true
  ) {
    ViewsModel(profile: $0, deciding: $1)
  }
  static let device = ModelCase(
    .device, mutantsInSteps: 47, catching: 14, expectsWhatIsDecided: true
  ) {
    DeviceModel(profile: $0, deciding: $1)
  }

  static let appExtension = ModelCase(
    .appExtension, mutantsInSteps: 47, catching: 14, expectsWhatIsDecided: true
  ) {
    ExtensionModel(profile: $0, deciding: $1)
  }

  static let all = [app, scene, swiftUI, launch, runLoop, views, device, appExtension]

  private init<Point: DisputedPoint>(
    _ kind: ModelKind, mutantsInSteps stride: Int, catching leastCaught: Int, isSmall: Bool = true,
    expectsWhatIsDecided: Bool = false,
    _ make: @escaping @Sendable (Profile, [Point: Bool]) -> any Model
  ) {
    self.kind = kind
    disputedPoints = Point.allCases.map(\.rawValue)
    self.stride = stride
    self.leastCaught = leastCaught
    self.isSmall = isSmall
    self.expectsWhatIsDecided = expectsWhatIsDecided
    self.make = { profile, decisions in
      let points = decisions.compactMap { word, isOn in Point(rawValue: word).map { ($0, isOn) } }
      return make(profile, Dictionary(uniqueKeysWithValues: points))
    }
  }
}

extension ModelCase: CustomTestStringConvertible {
  var testDescription: String { kind.rawValue }
}

extension ModelCase {
  /// The model of a profile with all its states, explored by the first test that asks.
  func explored(in profile: Profile) async -> any Explored {
    await Explorations.shared.task(for: self, in: profile).value
  }

  /// The same for a test that is about one model.
  func explored<M: Model>(as type: M.Type, in profile: Profile) async throws -> Exploration<M> {
    try #require(await explored(in: profile) as? Exploration<M>)
  }

  /// The model with one point decided against the profile, explored anew.
  func explored(in profile: Profile, turning point: String) async -> any Explored {
    let isOn = make(profile, [:]).disputes.first { $0.name == point }?.isOn ?? false
    return explore(make(profile, [point: !isOn]))
  }
}

private func explore<M: Model>(_ model: M) -> any Explored { Exploration(of: model) }

/// The graphs of the models, which cost too much for each test to make its own.
private actor Explorations {
  static let shared = Explorations()

  private struct Key: Hashable {
    let kind: ModelKind
    let profile: Profile
  }

  private var tasks: [Key: Task<any Explored, Never>] = [:]

  /// A test that waits for a task leaves its thread to the others.
  func task(for model: ModelCase, in profile: Profile) -> Task<any Explored, Never> {
    let key = Key(kind: model.kind, profile: profile)
    if let task = tasks[key] { return task }
    let task = Task.detached { explore(model.make(profile, [:])) }
    tasks[key] = task
    return task
  }
}
