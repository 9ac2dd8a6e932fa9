@_exported import Foundation

/// How an app uses sound; there is none here, so every request is granted and has no effect.
open class AVAudioSession: NSObject, @unchecked Sendable {
  private static let shared = AVAudioSession()

  /// The session of the process.
  open class func sharedInstance() -> AVAudioSession { shared }

  private struct State {
    var category = Category.soloAmbient
    var mode = Mode.default
    var options: CategoryOptions = []
  }

  private let lock = NSLock()
  private var state = State()

  /// The category that was set last.
  open var category: Category { lock.withLock { state.category } }

  /// The mode that was set last.
  open var mode: Mode { lock.withLock { state.mode } }

  /// The options that were set last.
  open var categoryOptions: CategoryOptions { lock.withLock { state.options } }

  /// Whether another app plays sound: never.
  open var isOtherAudioPlaying: Bool { false }

  /// Whether sound in the background should be silent: never.
  open var secondaryAudioShouldBeSilencedHint: Bool { false }

  /// The volume that the user has chosen.
  open var outputVolume: Float { 1 }

  /// What sound comes from and goes to: nothing.
  open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }

  /// Sets the category.
  open func setCategory(_ category: Category) throws {
    lock.withLock { state.category = category }
  }

  /// Sets the category with options.
  ///
  /// - Parameters:
  ///   - category: What the app uses sound for.
  ///   - options: How it mixes with other apps.
  /// - Throws: Nothing here.
  open func setCategory(_ category: Category, options: CategoryOptions) throws {
    lock.withLock {
      state.category = category
      state.options = options
    }
  }

  /// Sets the category, the mode and the options.
  ///
  /// - Parameters:
  ///   - category: What the app uses sound for.
  ///   - mode: What kind of sound it is.
  ///   - options: How it mixes with other apps.
  /// - Throws: Nothing here.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    lock.withLock { state = State(category: category, mode: mode, options: options) }
  }

  /// Sets the category, the mode, the policy and the options.
  ///
  /// - Parameters:
  ///   - category: What the app uses sound for.
  ///   - mode: What kind of sound it is.
  ///   - policy: Ignored.
  ///   - options: How it mixes with other apps.
  /// - Throws: Nothing here.
  open func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws {
    try setCategory(category, mode: mode, options: options)
  }

  /// Sets the mode.
  open func setMode(_ mode: Mode) throws {
    lock.withLock { state.mode = mode }
  }

  /// Begins or ends the use of sound.
  ///
  /// - Parameters:
  ///   - active: Ignored.
  ///   - options: Ignored.
  /// - Throws: Nothing here.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

  /// Chooses where sound goes to.
  ///
  /// - Parameter portOverride: Ignored.
  /// - Throws: Nothing here.
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}

  /// Asks whether the app may record; the answer is no, and is given at once.
  ///
  /// - Parameter response: Receives the answer.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
}
