extension AVAudioSession {
  /// What an app uses sound for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a category.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Sound that mixes with other apps and is silenced with the ringer.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sound that is silenced with the ringer; the default.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Sound that the app is for.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recording.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Both, as in a call.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// Several routes at once.
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// What kind of sound an app plays or records.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a mode.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// No kind in particular.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// A call.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    /// A call with pictures.
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    /// A game with voices.
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    /// A recording of pictures.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    /// A measurement.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    /// A film.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Speech.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// Speech of an assistant.
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
  }

  /// How sound mixes with that of other apps.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Other apps go on.
    public static let mixWithOthers = CategoryOptions(rawValue: 0x1)
    /// Other apps become quieter.
    public static let duckOthers = CategoryOptions(rawValue: 0x2)
    /// Headsets may be used.
    public static let allowBluetooth = CategoryOptions(rawValue: 0x4)
    /// The speaker is used.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 0x8)
    /// Speech of other apps is interrupted.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
    /// Headphones may be used.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
    /// Other devices may be used.
    public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
  }

  /// Whom the end of the use of sound is told.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Other apps.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// Which routes an app shares with others.
  public enum RouteSharingPolicy: UInt, Sendable {
    /// Those that all apps use.
    case `default`
    /// Those for long sound.
    case longFormAudio
    /// Those that are independent of the system.
    case independent
    /// Those for long films.
    case longFormVideo
  }

  /// Where sound goes to.
  public enum PortOverride: UInt, Sendable {
    /// Where it would go by itself.
    case none
    /// The speaker.
    case speaker
  }
}

/// What sound comes from and goes to.
open class AVAudioSessionRouteDescription: NSObject {
  /// What it comes from.
  open var inputs: [AVAudioSessionPortDescription] { [] }
  /// What it goes to.
  open var outputs: [AVAudioSessionPortDescription] { [] }
}

/// A device that sound comes from or goes to.
open class AVAudioSessionPortDescription: NSObject {
  /// Its name.
  open var portName: String { "" }
}
