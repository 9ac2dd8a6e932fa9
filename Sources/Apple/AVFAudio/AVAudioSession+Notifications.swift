extension AVAudioSession {
  /// Posted when a call or another app takes the sound, and when it gives it back.
  public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification")
  /// Posted when sound goes elsewhere.
  public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification")
  /// Posted when other apps begin or end their sound.
  public static let silenceSecondaryAudioHintNotification = Notification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")
  /// Posted when the service that plays sound has ended.
  public static let mediaServicesWereLostNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereLostNotification")
  /// Posted when the service that plays sound has been started again.
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")

  /// Whether an interruption begins or ends.
  public enum InterruptionType: UInt, Sendable {
    /// It ends.
    case ended
    /// It begins.
    case began
  }

  /// What an app may do after an interruption.
  public struct InterruptionOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It may go on.
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }

  /// Why sound goes elsewhere.
  public enum RouteChangeReason: UInt, Sendable {
    /// It is not known.
    case unknown
    /// A device was connected.
    case newDeviceAvailable
    /// A device was removed.
    case oldDeviceUnavailable
    /// The category was changed.
    case categoryChange
    /// The app has chosen another one.
    case override
    /// The device has been woken.
    case wakeFromSleep = 6
    /// No route fits the category.
    case noSuitableRouteForCategory
    /// The configuration of a route was changed.
    case routeConfigurationChange
  }
}

/// The type of an interruption, as a number.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The options of an interruption, as a number.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// Why sound goes elsewhere, as a number.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// The route before the change.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
