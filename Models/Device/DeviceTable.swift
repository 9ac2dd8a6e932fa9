/// The transition table of one app among others, written a second time and independently of the
/// rules: where each family of rules can happen, what it changes, and which callback it delivers.
struct DeviceTable {
  struct Row: Sendable {
    let family: String
    /// The phases in which the app can be before the step, each with the phase after it.
    let targets: [DeviceApp.Phase: DeviceApp.Phase]
    let size: Size
    let callback: Callback?
    /// The condition on the state of the device.
    let needs: @Sendable (DeviceState) -> Bool
  }

  /// What a row says about the size of the app.
  enum Size: Sendable {
    case any, small, large, grows, shrinks

    func fits(_ app: DeviceApp) -> Bool {
      switch self {
      case .any: true
      case .small, .grows: !app.isLarge
      case .large, .shrinks: app.isLarge
      }
    }

    func isLarge(after app: DeviceApp) -> Bool {
      switch self {
      case .any, .small, .large: app.isLarge
      case .grows: true
      case .shrinks: false
      }
    }
  }

  let allowed: AllowedPoints<DeviceDispute>

  var rows: [Row] { transitions + memory + pressure + userKills }

  private typealias Phase = DeviceApp.Phase

  private static let front: Set<DeviceApp.Phase> = [.arriving, .inactive, .active]
  private static let offScreen: Set<DeviceApp.Phase> = [.background, .backgroundTask]

  private func row(
    _ family: String, _ sources: Set<Phase>, to target: Phase? = nil, size: Size = .any,
    says callback: Callback? = nil,
    needs: @escaping @Sendable (DeviceState) -> Bool = { _ in true }
  ) -> Row {
    let targets = sources.map { ($0, target ?? $0) }
    return Row(
      family: family, targets: Dictionary(uniqueKeysWithValues: targets), size: size,
      callback: callback, needs: needs)
  }

  /// F6, F17, F25 to F35, F64, F65, F106 to F112.
  private var transitions: [Row] {
    [
      row("launch", [.notRunning, .forceQuit], to: .arriving) {
        $0.shown < $0.form.rawValue && $0.taken < $0.pages
      },
      row("launchInBackground", [.notRunning], to: .background) { $0.taken < $0.pages },
      row("didBecomeActive", [.arriving, .inactive], to: .active, says: .didBecomeActive),
      row("willResignActive", [.active], to: .inactive, says: .willResignActive),
      row("didEnterBackground", [.inactive], to: .background, says: .didEnterBackground),
      row("resume", [.suspended], to: .background) { $0.shown < $0.form.rawValue },
      row(
        "willEnterForeground", Self.offScreen, to: .arriving, says: .willEnterForeground
      ) { $0.shown < $0.form.rawValue },
      row("suspend", [.background], to: .suspended),
      row("wake", [.suspended], to: .background),
      row("task.begin", [.background], to: .backgroundTask),
      row("task.end", [.backgroundTask], to: .background),
      row("task.expiration", [.backgroundTask], to: .background, says: .taskExpiration),
    ]
  }

  private var memory: [Row] {
    [
      row("allocate", [.active], size: .grows) { $0.taken < $0.pages },
      row("release", Self.front.union(Self.offScreen), size: .shrinks),
      row("memoryLimit", Self.front.union(Self.offScreen), to: .notRunning, size: .large),
    ]
  }

  /// F7, F79, F80, F89 to F91.
  private var pressure: [Row] {
    let isFull: @Sendable (DeviceState) -> Bool = { $0.taken == $0.pages }
    let isShort: @Sendable (DeviceState) -> Bool = { state in
      state.taken == state.pages && state.all.allSatisfy { $0.phase != .suspended }
    }
    let isLargeSuspended: @Sendable (DeviceState) -> Bool = { state in
      state.taken == state.pages
        && state.all.contains { $0.phase == .suspended && $0.isLarge }
    }
    return [
      row("purge.large", [.suspended], to: .notRunning, size: .large, needs: isFull),
      row("purge.small", [.suspended], to: .notRunning, size: .small) {
        isFull($0) && !isLargeSuspended($0)
      },
      row(
        "purge.smallBeforeLarge", [.suspended], to: .notRunning, size: .small,
        needs: isLargeSuspended),
      row(
        "memoryWarning", Self.front.union(Self.offScreen), says: .didReceiveMemoryWarning,
        needs: isShort),
      row("terminate", Self.offScreen, to: .exiting, says: .willTerminate, needs: isShort),
      row("jetsam.inBackground", Self.offScreen, to: .notRunning, needs: isShort),
      row("jetsam.inFront", Self.front, to: .notRunning) { state in
        state.taken == state.pages && state.all.allSatisfy { $0.pages == 0 || $0.phase.isInFront }
      },
      Row(
        family: "exit", targets: [.exiting: .notRunning, .exitingForceQuit: .forceQuit], size: .any,
        callback: nil, needs: { _ in true }),
    ]
  }

  /// F79, F82 to F85.
  private var userKills: [Row] {
    return [
      row("userKill.suspended", [.suspended], to: .forceQuit),
      row("userKill.silent", Self.offScreen, to: .forceQuit),
      row("userKill.silentInFront", Self.front, to: .forceQuit) { [allowed] in
        !allowed.systems(of: .announcedUserKill).overlaps($0.systems)
      },
      row("userKill.inBackground", Self.offScreen, to: .exitingForceQuit, says: .willTerminate),
      row("userKill.inSwitcher", [.inactive], to: .exitingForceQuit, says: .willTerminate),
    ]
  }
}

extension DeviceState {
  fileprivate var all: some Sequence<DeviceApp> { (0..<appCount).lazy.map { self[$0] } }
  fileprivate var taken: Int { all.reduce(0) { $0 + $1.pages } }
  fileprivate var shown: Int { all.reduce(0) { $0 + ($1.phase.isInFront ? 1 : 0) } }
}
