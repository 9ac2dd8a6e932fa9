import LifecycleModels

/// A framework above UIKit that reports what happens to the app in words of its own.
///
/// The table of words follows the sources of the frameworks in 2026: Flutter 3.13 to 3.47, React Native
/// 0.80, the trampoline of Unity, Godot 4.3, .NET MAUI 10, Compose Multiplatform 1.8, Capacitor 8, Cordova
/// iOS 8, Titanium 12 and NativeScript 8. Nobody outside Adobe has read the source of AIR.
public enum LogFramework: String, CaseIterable, Hashable, Sendable {
  case swiftUI = "swiftui"
  case flutter
  case reactNative = "react-native"
  case unity, godot, maui, compose, capacitor, cordova, titanium
  case nativeScript = "nativescript"
  case air
}

extension LogFramework {
  /// A word of a framework.
  struct Word: Sendable {
    let framework: LogFramework
    /// What it stands for; nil if UIKit tells the app nothing, or different things, with that word.
    let item: LogEntry.Item?
    let spellings: [String]
    /// Whether it is an ordinary word, which counts only if the framework is named and nothing is beside
    /// it.
    let isOrdinary: Bool

    init(
      _ framework: LogFramework, _ callback: Callback?, _ spellings: String...,
      isOrdinary: Bool = false
    ) {
      self.init(framework, item: callback.map { .callback($0) }, spellings, isOrdinary: isOrdinary)
    }

    init(
      _ framework: LogFramework, item: LogEntry.Item?, _ spellings: [String], isOrdinary: Bool
    ) {
      self.framework = framework
      self.item = item
      self.spellings = spellings
      self.isOrdinary = isOrdinary
    }
  }

  /// The words, apart from the phases with a key, for which see `NameTable.phaseOwners`.
  static let words: [Word] = phaseWords + eventWords + ordinaryWords

  private static let phaseWords: [Word] = [
    // Dart makes `hidden` up on the way between two others; nobody is sure to see `detached`.
    Word(
      .flutter, nil, "AppLifecycleState.detached", "AppLifecycleState.hidden",
      "didChangeAppLifecycleState.detached", "didChangeAppLifecycleState.hidden",
      "flutter hidden", "flutter detached", "flutter state hidden", "flutter state detached"),
    Word(.flutter, item: .phase(.active), ["resumed"], isOrdinary: true),
    Word(.flutter, item: .phase(.inactive), ["inactive"], isOrdinary: true),
    Word(.flutter, item: .phase(.background), ["paused"], isOrdinary: true),
    Word(.flutter, nil, "hidden", "detached", isOrdinary: true),
    Word(.reactNative, item: .phase(.active), ["active"], isOrdinary: true),
    Word(.reactNative, item: .phase(.inactive), ["inactive"], isOrdinary: true),
    Word(.reactNative, item: .phase(.background), ["background"], isOrdinary: true),
  ]

  private static let eventWords: [Word] = [
    // Control Centre pauses a game, too: both words come with the loss of activity, one after the other.
    Word(
      .unity, .noteWillResignActive, "OnApplicationPause true",
      "OnApplicationPause pauseStatus true"),
    Word(
      .unity, .noteDidBecomeActive, "OnApplicationPause false",
      "OnApplicationPause pauseStatus false"),
    Word(
      .unity, .noteWillResignActive, "OnApplicationFocus false", "OnApplicationFocus hasFocus false"
    ),
    Word(
      .unity, .noteDidBecomeActive, "OnApplicationFocus true", "OnApplicationFocus hasFocus true"),
    Word(.unity, .noteWillTerminate, "OnApplicationQuit"),
    // FOCUS_IN comes before RESUMED on the way back, and else when the app becomes active.
    Word(.godot, .noteWillResignActive, "NOTIFICATION_APPLICATION_FOCUS_OUT"),
    Word(.godot, .noteDidEnterBackground, "NOTIFICATION_APPLICATION_PAUSED"),
    Word(.godot, .noteWillEnterForeground, "NOTIFICATION_APPLICATION_RESUMED"),
    Word(.godot, nil, "NOTIFICATION_APPLICATION_FOCUS_IN"),
    // A view controller that appears starts the life cycle as well, and one that disappears stops it.
    Word(
      .compose, .noteDidBecomeActive, "Lifecycle.Event.ON_RESUME", "Lifecycle event: ON_RESUME"),
    Word(
      .compose, .noteWillResignActive, "Lifecycle.Event.ON_PAUSE", "Lifecycle event: ON_PAUSE"),
    Word(
      .compose, .noteDidEnterBackground, "Lifecycle.Event.ON_STOP", "Lifecycle event: ON_STOP"),
    Word(
      .capacitor, .noteDidBecomeActive, "appStateChange isActive true", "appStateChange true",
      "App state changed. Is active? true"),
    Word(
      .capacitor, .noteWillResignActive, "appStateChange isActive false", "appStateChange false",
      "App state changed. Is active? false"),
  ]

  private static let ordinaryWords: [Word] = [
    Word(.maui, .noteDidBecomeActive, "Window.Activated", isOrdinary: true),
    Word(.maui, .noteWillResignActive, "Window.Deactivated", isOrdinary: true),
    Word(.maui, .noteDidEnterBackground, "Window.Stopped", isOrdinary: true),
    Word(.maui, .noteWillEnterForeground, "Window.Resumed", isOrdinary: true),
    Word(.compose, .noteDidBecomeActive, "ON_RESUME", isOrdinary: true),
    Word(.compose, .noteWillResignActive, "ON_PAUSE", isOrdinary: true),
    Word(.compose, .noteDidEnterBackground, "ON_STOP", isOrdinary: true),
    Word(.capacitor, .noteDidEnterBackground, "pause", isOrdinary: true),
    Word(.capacitor, .noteWillEnterForeground, "resume", isOrdinary: true),
    Word(.cordova, .noteWillResignActive, "resign", "onResign", isOrdinary: true),
    Word(.cordova, .noteDidEnterBackground, "pause", "onPause", isOrdinary: true),
    Word(.cordova, .noteWillEnterForeground, "resume", "onResume", isOrdinary: true),
    Word(.cordova, .noteDidBecomeActive, "active", "onActive", isOrdinary: true),
    Word(.titanium, .noteWillResignActive, "pause", isOrdinary: true),
    Word(.titanium, .noteDidEnterBackground, "paused", isOrdinary: true),
    Word(.titanium, .noteWillEnterForeground, "resume", isOrdinary: true),
    Word(.titanium, .noteDidBecomeActive, "resumed", isOrdinary: true),
    // Each change has two events.
    Word(.nativeScript, .noteDidBecomeActive, "foreground", isOrdinary: true),
    Word(.nativeScript, .noteDidBecomeActive, "resume", isOrdinary: true),
    Word(.nativeScript, .noteDidEnterBackground, "background", isOrdinary: true),
    Word(.nativeScript, .noteDidEnterBackground, "suspend", isOrdinary: true),
    Word(
      .air, .noteDidBecomeActive, "activate", "Event.ACTIVATE", "App is activated",
      isOrdinary: true),
    Word(
      .air, .noteWillResignActive, "deactivate", "Event.DEACTIVATE", "App is deactivated",
      isOrdinary: true),
  ]

  /// The callbacks that a recorder of the framework writes down whenever they come, if it has written
  /// some: also the opposites of these, as far as the framework has words for them.
  func alphabet(of occurring: Set<Callback>) -> Set<Callback> {
    // None of the phases was read as a notification.
    if occurring.isEmpty { return [] }
    switch self {
    case .swiftUI, .flutter: return occurring.union(Self.notifications)
    case .reactNative:
      return occurring.union(Self.notifications.subtracting([.noteWillEnterForeground]))
    default:
      let known = Self.words.filter { $0.framework == self }.compactMap { $0.item?.callback }
      let pairs = Self.opposites.filter { !$0.isDisjoint(with: occurring) }.joined()
      return occurring.union(Set(known).intersection(pairs))
    }
  }

  /// The notifications that change the phase of an app.
  static let notifications: Set<Callback> = [
    .noteDidBecomeActive, .noteWillResignActive, .noteDidEnterBackground, .noteWillEnterForeground,
  ]

  private static let opposites: [Set<Callback>] = [
    [.noteDidBecomeActive, .noteWillResignActive],
    [.noteDidEnterBackground, .noteWillEnterForeground],
  ]
}
