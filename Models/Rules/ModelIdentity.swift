/// What distinguishes a model of this package from others: equal identities mean equal models.
public struct ModelIdentity: Hashable, Sendable {
  /// What is modelled.
  public let kind: ModelKind
  /// The reading of the documentation.
  public let profile: Profile
  /// How many components the model has; nil where the number is fixed.
  public let size: Int?
  /// The role that the second scene has in every app of the model; nil if the model does not fix it.
  public let secondScene: SceneRole?
  /// The systems that the model is about.
  public let systems: SystemVersions
  /// The disputed points that the model allows, by name.
  public let allowed: Set<String>
  /// The systems on which each disputed point is allowed, by the name of the point.
  private let evidence: [String: SystemVersions]

  init(
    _ kind: ModelKind, _ setup: ModelSetup<some DisputedPoint>
  ) {
    self.kind = kind
    profile = setup.profile
    size = setup.size?.count
    secondScene = setup.secondScene
    systems = setup.systems
    let allowed = setup.allowed
    evidence = Dictionary(
      uniqueKeysWithValues: allowed.points.map { ($0.rawValue, allowed.systems(of: $0)) })
    self.allowed = Set(evidence.keys)
  }
}

/// The models of this package.
public enum ModelKind: String, CaseIterable, Hashable, Sendable {
  /// One app with an app delegate.
  case app
  /// One app with scenes.
  case scene
  /// One app that is written with SwiftUI.
  case swiftUI = "swiftui"
  /// One launch.
  case launch
  /// The main run loop of one app.
  case runLoop = "runloop"
  /// The view controllers of one window.
  case views
  /// Several apps on one device.
  case device
  /// An app and one of its extensions.
  case appExtension = "extension"

  /// The systems that a model of the kind can be about.
  public var availability: SystemVersions {
    switch self {
    case .scene: .since(13)
    case .swiftUI: .since(14)
    case .appExtension: .since(8)
    case .app, .launch, .runLoop, .views, .device: .all
    }
  }

  /// Whether a trace of the model can be brought about with one app on one device, and read again
  /// in the log of a recorder. The handlers of SwiftUI are in no such log.
  public var canBeRecorded: Bool { self == .app || self == .scene }
}

/// What a model has several of, and how many.
public struct ModelSize: Hashable, Sendable {
  /// What there are several of.
  public let component: ComponentKind
  /// How many there can be.
  public let range: ClosedRange<Int>
  /// How many there are unless another number is asked for.
  public let usual: Int
  /// How many there are unless another number is requested.
  public let count: Int

  init(of component: ComponentKind, in range: ClosedRange<Int>, usual: Int, count: Int? = nil) {
    self.component = component
    self.range = range
    self.usual = usual
    self.count = count ?? usual
  }

  /// The same with another number.
  func with(_ count: Int) -> ModelSize {
    ModelSize(of: component, in: range, usual: usual, count: count)
  }

  /// Whether the number is the usual one.
  public var isUsual: Bool { count == usual }
}
