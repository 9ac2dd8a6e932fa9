#if canImport(UIKit)
  import UIKit

  /// Writes down what UIKit sends an app, so that `lifecycle validate` can judge it afterwards.
  ///
  /// Started first thing in the first launch method, it records the notifications of `UIApplication`
  /// and `UIScene` without any change elsewhere. A line in a delegate method records that method too.
  ///
  /// ```swift
  /// func applicationDidBecomeActive(_ application: UIApplication) {
  ///   LifecycleRecorder.shared.record()
  /// }
  /// ```
  ///
  /// Each callback becomes a line of JSON, handed to the system at once and in one piece: what was
  /// written survives a crash and a kill of the process. Nothing is forced onto the storage, which
  /// would hold up the callbacks, so a power cut may lose the last lines. Several processes in turn
  /// go on with the same file.
  ///
  /// Recording never fails loudly: what cannot be written is lost, and the app goes on.
  public final class LifecycleRecorder: Sendable {
    /// The recorder of the app.
    public static let shared = LifecycleRecorder()

    private let lock = NSLock()
    // Both are read and written under the lock alone.
    nonisolated(unsafe) private var log: LifecycleRecorderFile?
    nonisolated(unsafe) private var observers: [any NSObjectProtocol] = []

    private typealias Call = LifecycleRecorderFile.Call

    /// Creates a recorder beside the shared one.
    public init() {}

    deinit { stop() }

    /// Who is sent the life cycle.
    public enum API: String, Sendable {
      /// An app delegate alone.
      case app
      /// An app delegate and scene delegates, or SwiftUI.
      case scene
    }

    /// Starts to record; an earlier recording of this recorder ends.
    ///
    /// - Parameters:
    ///   - file: Where lines are added; nil means `lifecycle.jsonl` in Application Support.
    ///   - api: Who is sent the life cycle; nil means what the app's Info.plist says.
    ///   - methods: The canonical names of the delegate methods that record themselves, for example
    ///     `app.didBecomeActive`; those that are named are missed where they do not come.
    ///   - limit: The most bytes that the file may have; the last line says that it is reached.
    /// - Throws: ``StartError`` if the file cannot be written; then nothing is recorded.
    public func start(
      file: URL? = nil, api: API? = nil, methods: [String] = [], limit: Int = 16_000_000
    ) throws(StartError) {
      stop()
      let log = try LifecycleRecorderFile(file ?? LifecycleRecorderFile.standard, limit: limit)
      try log.begin(Self.heading(api: api ?? .ofMainBundle, methods: methods))
      let observers = Self.notifications.map(observe)
      lock.withLock { (self.log, self.observers) = (log, observers) }
    }

    /// Ends the recording, and closes the file.
    public func stop() {
      let former = lock.withLock {
        defer { (log, observers) = (nil, []) }
        return observers
      }
      for observer in former { NotificationCenter.default.removeObserver(observer) }
    }
  }

  // MARK: - Callbacks

  extension LifecycleRecorder {
    /// Records a delegate method, with the application state.
    ///
    /// - Parameters:
    ///   - callback: Which method it is. In parentheses it is a remark, which is not judged; also
    ///     `phase.active` and so on, for SwiftUI.
    ///   - scene: The scene whose delegate it is.
    @MainActor public func record(_ callback: String = #function, scene: UIScene? = nil) {
      lock.withLock { log?.add(Call(callback, scene)) }
    }

    /// Records a delegate method, with the application state and the time that it takes.
    ///
    /// A remark is written at once. The line itself follows when the method is done, or before the
    /// next line if something else is recorded meanwhile: then the time it took is another remark.
    ///
    /// - Parameters:
    ///   - callback: Which method it is.
    ///   - scene: The scene whose delegate it is.
    ///   - body: What the method does.
    /// - Returns: What `body` returns.
    @MainActor public func record<Result>(
      _ callback: String = #function, scene: UIScene? = nil, handling body: () throws -> Result
    ) rethrows -> Result {
      let call = lock.withLock {
        let call = Call(callback, scene)
        log?.hold(call)
        return call
      }
      defer { lock.withLock { log?.end(call) } }
      return try body()
    }

    /// Records what comes on any thread, for example that a background task expires.
    ///
    /// - Parameters:
    ///   - callback: What comes.
    ///   - state: The application state, where it is known.
    ///   - scene: The persistent identifier of the scene's session.
    public func record(
      _ callback: String = #function, state: UIApplication.State?, scene: String? = nil
    ) {
      lock.withLock { log?.add(Call(name: callback, state: state?.word, scene: scene)) }
    }
  }

  extension LifecycleRecorderFile.Call {
    @MainActor fileprivate init(_ name: String, _ scene: UIScene?) {
      self.init(
        name: name, state: UIApplication.shared.applicationState.word,
        scene: scene?.session.persistentIdentifier)
    }
  }

  extension UIApplication.State {
    fileprivate var word: String? {
      switch self {
      case .active: "active"
      case .inactive: "inactive"
      case .background: "background"
      @unknown default: nil
      }
    }
  }

  // MARK: - Notifications

  extension LifecycleRecorder {
    /// The notifications, with their canonical names where `lifecycle` has models of them.
    private static let notifications: [(name: Notification.Name, canonical: String?)] = [
      (UIApplication.didFinishLaunchingNotification, "note.didFinishLaunching"),
      (UIApplication.didBecomeActiveNotification, "note.didBecomeActive"),
      (UIApplication.willResignActiveNotification, "note.willResignActive"),
      (UIApplication.didEnterBackgroundNotification, "note.didEnterBackground"),
      (UIApplication.willEnterForegroundNotification, "note.willEnterForeground"),
      (UIApplication.willTerminateNotification, "note.willTerminate"),
      (UIApplication.didReceiveMemoryWarningNotification, "note.didReceiveMemoryWarning"),
      (UIApplication.significantTimeChangeNotification, "note.significantTimeChange"),
      (
        UIApplication.protectedDataWillBecomeUnavailableNotification,
        "note.protectedDataWillBecomeUnavailable"
      ),
      (
        UIApplication.protectedDataDidBecomeAvailableNotification,
        "note.protectedDataDidBecomeAvailable"
      ),
      (UIApplication.backgroundRefreshStatusDidChangeNotification, nil),
      (UIApplication.userDidTakeScreenshotNotification, nil),
      (UIScene.willConnectNotification, nil), (UIScene.didDisconnectNotification, nil),
      (UIScene.didActivateNotification, nil), (UIScene.willDeactivateNotification, nil),
      (UIScene.willEnterForegroundNotification, nil), (UIScene.didEnterBackgroundNotification, nil),
    ]

    private func observe(_ name: Notification.Name, _ canonical: String?) -> any NSObjectProtocol {
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) {
        [weak self] notification in
        // The queue is the main one, so the sender does not change threads.
        nonisolated(unsafe) let sender = notification.object
        MainActor.assumeIsolated {
          self?.record(
            canonical ?? name.rawValue,
            state: UIApplication.shared.applicationState,
            scene: (sender as? UIScene)?.session.persistentIdentifier)
        }
      }
    }

    private static func heading(api: API, methods: [String]) -> String {
      let names = (notifications.compactMap(\.canonical) + methods).map(
        LifecycleRecorderFile.quoted)
      return #"{"api":"\#(api.rawValue)","alphabet":[\#(names.joined(separator: ","))]}"#
    }
  }

  extension LifecycleRecorder.API {
    fileprivate static var ofMainBundle: Self {
      Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest") == nil ? .app : .scene
    }
  }
#endif
