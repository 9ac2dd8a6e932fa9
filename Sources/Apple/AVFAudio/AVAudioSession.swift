@_exported import Foundation

/// There is no sound: settings are stored and have no effect.
open class AVAudioSession: NSObject, @unchecked Sendable {
  private static let shared = AVAudioSession()

  open class func sharedInstance() -> AVAudioSession { shared }

  private struct State {
    var category = Category.soloAmbient
    var mode = Mode.default
    var options: CategoryOptions = []
  }

  private let lock = NSLock()
  private var state = State()
  open var category: Category { lock.withLock { state.category } }
  open var mode: Mode { lock.withLock { state.mode } }
  open var categoryOptions: CategoryOptions { lock.withLock { state.options } }
  open var isOtherAudioPlaying: Bool { false }
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  open var outputVolume: Float { 1 }
  open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }

  open func setCategory(_ category: Category) throws {
    lock.withLock { state.category = category }
  }

  open func setCategory(_ category: Category, options: CategoryOptions) throws {
    lock.withLock {
      state.category = category
      state.options = options
    }
  }

  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    lock.withLock { state = State(category: category, mode: mode, options: options) }
  }

  open func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws {
    try setCategory(category, mode: mode, options: options)
  }

  open func setMode(_ mode: Mode) throws {
    lock.withLock { state.mode = mode }
  }

  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}

  /// The answer is no, and comes before this returns.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
}

extension AVAudioSession {
  public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification")
  public static let silenceSecondaryAudioHintNotification = Notification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")
  public static let mediaServicesWereLostNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereLostNotification")
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")

  public enum InterruptionType: UInt, Sendable {
    case ended
    case began
  }

  public struct InterruptionOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }

  public enum RouteChangeReason: UInt, Sendable {
    case unknown
    case newDeviceAvailable
    case oldDeviceUnavailable
    case categoryChange
    case override
    case wakeFromSleep = 6
    case noSuitableRouteForCategory
    case routeConfigurationChange
  }
}

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
