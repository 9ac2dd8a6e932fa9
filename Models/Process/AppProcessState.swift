/// The state of a model that follows one app with all that surrounds its process, with scenes or
/// without.
protocol AppProcessState: ProcessState {
  /// The background task that the app has begun; one stands for all, since time is given to the app.
  var task: BackgroundTask { get set }
  /// Whether the app still owes the completion handler of a background event.
  var handlesEvent: Bool { get set }
  /// Whether the app was told last that protected data is unavailable.
  var knowsDataIsUnavailable: Bool { get set }
  /// Whether protected files can be read; belongs to the device.
  var protectedData: ProtectedData { get set }
  /// Whether the user has killed the app and not launched it since; survives the process.
  var isForceQuit: Bool { get set }

  /// Owes callbacks to the app delegate, each with its notification.
  mutating func owe(_ callbacks: [Callback])
  /// Puts the process to sleep.
  mutating func suspend()
  /// Ends the process; what belongs to it is gone.
  mutating func die()
}

/// What has become of a request for time in the background.
enum BackgroundTask: UInt8, CaseIterable, Hashable, Sendable {
  case none, requested, granted, expired
}

/// Whether protected files can be read.
enum ProtectedData: UInt8, CaseIterable, Hashable, Sendable {
  case available, unavailable, unavailableSinceBoot
}

extension AppProcessState {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var canReadProtectedData: Bool { protectedData == .available }

  /// In the background an event gives the app time until it calls the completion handler.
  mutating func takeEventInHand() {
    if execution == .background { handlesEvent = true }
  }
}

extension ProtectedData {
  var name: String {
    switch self {
    case .available: "unlocked"
    case .unavailable: "locked"
    case .unavailableSinceBoot: "locked since boot"
    }
  }
}
