#if canImport(UIKit)
  import UIKit

  /// Records the callbacks that UIKit sends an app, so that `lifecycle validate` can judge them.
  ///
  /// Start it in the first line of the first launch method. It then records the notifications of
  /// `UIApplication` and `UIScene` without any other change. One line in a delegate method records
  /// that method as well.
  ///
  /// ```swift
  /// func applicationDidBecomeActive(_ application: UIApplication) {
  ///   LifecycleRecorder.shared.record()
  /// }
  /// ```
  ///
  /// Each callback becomes a line of JSON, which a single system call writes immediately. The line
  /// survives a crash or kill of the process. The file is not synchronized to storage, because that
  /// would delay the callbacks, so a power failure may lose the last lines. Later processes append
  /// to the same file.
  ///
  /// A failure to record never disturbs the app: lines that cannot be written are lost.
  public final class LifecycleRecorder: Sendable {
    /// The recorder of the app.
    public static let shared = LifecycleRecorder()

    private let lock = NSLock()
    // Both are accessed only while the lock is held.
    nonisolated(unsafe) private var log: LifecycleRecorderFile?
    nonisolated(unsafe) private var observers: [any NSObjectProtocol] = []

    private typealias Call = LifecycleRecorderFile.Call

    /// Creates a recorder that is independent of the shared one.
    public init() {}

    deinit { stop() }

    /// The kind of delegate that receives the life cycle.
    public enum API: String, Sendable {
      /// An app delegate only.
      case app
      /// An app delegate and scene delegates, or SwiftUI.
      case scene
    }

    /// Starts a recording, after ending an earlier one of this recorder.
    ///
    /// - Parameters:
    ///   - file: The file to append to; nil means `lifecycle.jsonl` in Application Support.
    ///   - api: The kind of delegate; nil means the kind that the app's Info.plist states.
    ///   - methods: The canonical names of the delegate methods that record themselves, for example
    ///     `app.didBecomeActive`. The judge expects each of them to be recorded whenever it is due.
    ///   - limit: The maximum size of the file in bytes; the last line says that it was reached.
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

    /// Ends the recording and closes the file.
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
    /// Records a delegate method with the application state.
    ///
    /// - Parameters:
    ///   - callback: The method. A text in parentheses is a remark, which is not judged. For
    ///     SwiftUI use `phase.active` and so on.
    ///   - scene: The scene of the delegate.
    @MainActor public func record(_ callback: String = #function, scene: UIScene? = nil) {
      lock.withLock { log?.add(Call(callback, scene)) }
    }

    /// Records a delegate method with the application state and its duration.
    ///
    /// A remark is written at the beginning, and the line itself when the method returns. If
    /// another callback is recorded in the meantime, the line is written before it, and a second
    /// remark at the end states the duration.
    ///
    /// - Parameters:
    ///   - callback: The method.
    ///   - scene: The scene of the delegate.
    ///   - body: The work of the method.
    /// - Returns: The result of `body`.
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

    /// Records a callback on any thread, for example the expiration of a background task.
    ///
    /// - Parameters:
    ///   - callback: The callback.
    ///   - state: The application state, if it is known.
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
    /// The notifications; those that are modelled have canonical names.
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
        // The block runs on the main queue, where the notification was posted.
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
