// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import ModelChecking

/// The apps of a device and its memory, in one machine word.
///
/// What never changes (the number of apps, the pages of memory, the form) is in the state too, so
/// that devices of either form can be searched together and a state is complete by itself.
public struct DeviceState: PackedState {
  public private(set) var code: UInt64

  public init(code: UInt64) { self.code = code }

  /// Creates a device on which no app runs.
  /// - Precondition: There are 1 to 10 apps and fewer than 16 pages.
  public init(apps: Int, pages: Int, form: Form, systems: SystemVersions = .newest) {
    precondition((1...10).contains(apps), "a state has room for 10 apps, not \(apps)")
    precondition((1..<16).contains(pages), "a state has room for 15 pages, not \(pages)")
    code = UInt64(apps) << 60 | UInt64(pages) << 56 | UInt64(form.rawValue) << 54
    if systems.isSubset(of: Self.oldSystems) { code |= Self.oldBit }
  }

  /// The systems on which nobody has seen an app that was told of its kill (F83).
  private static let oldSystems = SystemVersions.through(6)
  private static let oldBit: UInt64 = 1 << 53

  /// The kind of device; the raw value is how many apps it shows at a time.
  public enum Form: Int, CaseIterable, Hashable, Sendable {
    /// A phone shows one app.
    case iPhone = 1
    /// A tablet shows two side by side (F124).
    case iPad
  }

  /// The apps, five bits each, the first in the lowest.
  public subscript(app: Int) -> DeviceApp {
    get { DeviceApp(code: code >> UInt64(5 * app) & 31) }
    set {
      let shift = UInt64(5 * app)
      code = code & ~(31 << shift) | newValue.code << shift
    }
  }
}

extension DeviceState {
  /// How many apps there are.
  public var appCount: Int { Int(code >> 60) }

  /// How many pages of memory there are.
  public var pages: Int { Int(code >> 56 & 15) }

  /// What kind of device it is.
  public var form: Form { code >> 54 & 3 == 2 ? .iPad : .iPhone }

  public var systems: SystemVersions {
    code & Self.oldBit == 0 ? Self.oldSystems.complement : Self.oldSystems
  }

  /// How many apps pass a test.
  public func count(where test: (DeviceApp) -> Bool) -> Int {
    var count = 0
    var app = 0
    while app < appCount {
      if test(self[app]) { count += 1 }
      app += 1
    }
    return count
  }

  /// Whether an app passes a test.
  public func contains(where test: (DeviceApp) -> Bool) -> Bool { count(where: test) > 0 }

  /// How many pages no app has taken.
  public var freePages: Int {
    var free = pages
    var app = 0
    while app < appCount {
      free -= self[app].pages
      app += 1
    }
    return free
  }

  /// Whether one more app can come to the foreground.
  public var hasRoomInFront: Bool { count { $0.phase.isInFront } < form.rawValue }
}

extension DeviceState: SymmetricState {
  /// The apps.
  public var components: [Component] { (0..<appCount).map(Component.app) }

  public mutating func exchange(_ first: Component, _ second: Component) {
    guard case (.app(let first), .app(let second)) = (first, second) else { return }
    (self[first], self[second]) = (self[second], self[first])
  }

  /// The apps sorted by what they are doing.
  public var representative: DeviceState {
    var sorted = self
    for app in 1..<max(1, appCount) {
      var place = app
      while place > 0, sorted[place - 1].code > sorted[place].code {
        (sorted[place - 1], sorted[place]) = (sorted[place], sorted[place - 1])
        place -= 1
      }
    }
    return sorted
  }
}

extension DeviceState: ModelState {
  public typealias Encoding = PackedEncoding<DeviceState>

  public var summary: String {
    let apps = (0..<appCount).filter { self[$0].phase != .notRunning }.map { app in
      "\(app + 1) \(self[app].phase.name)" + (self[app].isLarge ? " (2 pages)" : "")
    }
    return "\(form): " + (apps.isEmpty ? "no app" : apps.joined(separator: ", "))
      + "; \(freePages) of \(pages) pages free"
  }

  /// Pending work of one app never prevents another app from proceeding.
  public var isQuiet: Bool { true }

  /// Whether there is memory left and, if not, which apps are next to lose theirs.
  public var stage: Stage {
    if freePages > 0 { return Stage(0, "memory to spare", .absent) }
    if contains(where: { $0.phase == .suspended }) {
      return Stage(1, "memory full: a suspended app is purged next", .frozen)
    }
    if contains(where: \.phase.isExiting) {
      return Stage(3, "memory full: an app is exiting", .running)
    }
    if contains(where: \.phase.isInBackground) {
      return Stage(2, "memory full: a background app ends next", .running)
    }
    return Stage(4, "memory full: only apps in front are left", .foreground)
  }
}

/// How the rules of a device can be wrong: the app's next phase, its memory, or which app it is.
extension DeviceState {
  public static func faults(of rule: Rule<DeviceState>) -> [EffectFault<DeviceState>] {
    guard let app = rule.app else { return [] }
    return DeviceApp.Phase.allCases.map { ending($0, app) }
      + [otherSize(app), otherAppToo(app), otherAppInstead(app)]
  }

  private static func ending(_ phase: DeviceApp.Phase, _ app: Int) -> EffectFault<DeviceState> {
    EffectFault("ends \(phase.name)") { _, target in
      var state = target
      state[app] = state[app].entering(phase)
      return state
    }
  }

  private static func otherSize(_ app: Int) -> EffectFault<DeviceState> {
    EffectFault("leaves the app in another size") { _, target in
      var state = target
      state[app] = DeviceApp(state[app].phase, isLarge: !state[app].isLarge)
      return state
    }
  }

  private static func otherAppToo(_ app: Int) -> EffectFault<DeviceState> {
    EffectFault("ends the next app too") { _, target in
      var state = target
      state[(app + 1) % state.appCount] = DeviceApp(.notRunning)
      return state
    }
  }

  private static func otherAppInstead(_ app: Int) -> EffectFault<DeviceState> {
    EffectFault("happens to the next app instead") { source, target in
      var state = source
      state[(app + 1) % state.appCount] = target[app]
      return state
    }
  }
}
