/// The state of one launch: how far the process has come, for whom it runs, and what it has made.
///
/// The configuration of the app is not part of the state: each entry is chosen in the step that
/// reads it, and is visible in what that step makes. Only the manifest is kept, because several later
/// steps read it.
public struct LaunchState: ModelState {
  /// How far the launch has come.
  var phase = Phase.notRunning
  /// For whom the process runs.
  var demand = Demand.none
  /// What the user opened the app with, until it is delivered or dropped.
  var input = Input.none
  /// The application object, with the state that it reports.
  var application = Application.none
  /// Where the delegate was found.
  var delegate = Delegate.none
  /// The window of the app, if one was made.
  var window: Window?
  /// Whether the app has scenes, and where it says so.
  var adoption = Adoption.none
  /// How far the first scene has come, in an app that has scenes.
  var scene = Scene.none
  /// Whether the scene has a delegate.
  var hasSceneDelegate = false
  /// A window beside the one that is shown, in an app that has scenes.
  var spare = SpareWindow.none
  /// The first view.
  var view = View.none
  /// What was saved for state restoration.
  var archive = Archive.none
}

extension LaunchState {
  /// The steps of a launch, in their order, and its ends.
  enum Phase: UInt8, CaseIterable, Hashable, Sendable, Comparable {
    case notRunning, created, initialised, main, uiApplicationMain
    case application, delegate, runLoop, manifest, interface, admitted
    case willFinish, restoration, didFinish, presenting, running
    case terminating, exiting, ended, exception

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// Who asked for the process: nobody yet, the system ahead of time (running or frozen), the user,
  /// or the system for an event in the background.
  enum Demand: UInt8, CaseIterable, Hashable, Sendable {
    case none, ahead, frozen, user, background
  }

  enum Input: UInt8, CaseIterable, Hashable, Sendable {
    case none, url, userActivity, announcedActivity, shortcut, notification
  }

  enum Application: UInt8, CaseIterable, Hashable, Sendable {
    case none, background, inactive, active
  }

  enum Delegate: UInt8, CaseIterable, Hashable, Sendable {
    case none, fromArgument, fromInterface
  }

  struct Window: Hashable, Sendable {
    var maker: Maker
    var hasRoot = false
    /// Whether it has been asked to be visible, which does not bring it to the screen yet (F20).
    var isVisible = false
    var isShown = false

    enum Maker: UInt8, CaseIterable, Hashable, Sendable {
      case nib, storyboard, code
    }
  }

  /// Whether the app has scenes: by a manifest that names no configuration, by code alone, or by a
  /// manifest that names a configuration.
  enum Adoption: UInt8, CaseIterable, Hashable, Sendable {
    case none, emptyManifest, code, manifest
  }

  /// The steps of a scene, in their order. Where it has no delegate, it is connected next after it
  /// is made.
  enum Scene: UInt8, CaseIterable, Hashable, Sendable, Comparable {
    case none, configured, delegated, made, connecting, connected, foreground

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// A window beside the one that is shown: one that a launch method made, which belongs to no scene
  /// (F229), or one that code made beside the window of the scene's storyboard.
  enum SpareWindow: UInt8, CaseIterable, Hashable, Sendable {
    /// There is none.
    case none
    /// A launch method made it, and it has no root or was not made visible.
    case idle
    /// A launch method made it visible, with a root.
    case orphan
    /// The same, and the first view has been loaded for it.
    case loadedOrphan
    /// Code made it beside the window of the scene's storyboard.
    case twin
    /// The same, and the first view has been loaded for it.
    case loadedTwin
  }

  enum View: UInt8, CaseIterable, Hashable, Sendable, Comparable {
    case none, needed, loading, loaded, willAppear, didAppear

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  enum Archive: UInt8, CaseIterable, Hashable, Sendable {
    case none, exists, accepted
  }
}

extension LaunchState {
  /// Whether the view is being loaded, so that whoever needs it waits.
  var isLoadingView: Bool { view == .needed || view == .loading }

  var hasRoot: Bool { window?.hasRoot ?? false }
  var isVisible: Bool { window?.isVisible ?? false }
  var isShown: Bool { window?.isShown ?? false }

  /// Whether UIKit made the window, and therefore makes it visible.
  var hasInterfaceWindow: Bool { window?.maker == .nib || window?.maker == .storyboard }

  /// Whether the app has scenes.
  var isSceneBased: Bool { adoption != .none }

  /// Whether the window has what it needs to be on a screen: in an app with scenes, a scene (F168).
  var hasPlace: Bool { !isSceneBased || scene >= .connected }

  /// Whether a scene is on its way, so that its window waits.
  var isConnecting: Bool { scene > .none && scene < .connected }

  /// Whether there is nobody who could be told that the app becomes active.
  var isActivationUnobserved: Bool {
    isSceneBased ? scene == .connected && !hasSceneDelegate : delegate == .none
  }

  /// Whether the window will be on the user's screen.
  var isDisplayed: Bool { demand == .user && isVisible && hasPlace }

  /// Whether everything that the interface needs before activation has been done.
  var isInterfaceReady: Bool {
    !isLoadingView && (isVisible || !hasInterfaceWindow)
      && (view >= .willAppear || !hasRoot || !isDisplayed)
  }

  /// Whether the first picture, if there is one, is on the screen, and the view has been notified.
  var isPresented: Bool {
    isInterfaceReady && (isShown || !isDisplayed) && view != .willAppear
  }

  /// Whether a second window can load the first view once more.
  var canLoadAgain: Bool { spare == .orphan || spare == .twin }

  /// Whether the user sees something; a nib's window brings its own content (F139).
  var showsInterface: Bool { isShown && (hasRoot || window?.maker == .nib) }

  /// Makes the window visible or gives it its root; once it has both, its view is needed (F142). In
  /// an app with scenes, only the window of a scene needs its view at once (F231).
  mutating func changeWindow(_ property: WritableKeyPath<Window, Bool>) {
    window?[keyPath: property] = true
    if isVisible && hasRoot && view == .none && (!isSceneBased || scene >= .connecting) {
      view = .needed
    }
  }

  /// Begins with a scene: a window that a launch method made does not belong to it (F229).
  mutating func beginScene(_ stage: Scene) {
    scene = stage
    if window != nil { spare = isVisible && hasRoot ? .orphan : .idle }
    window = nil
  }

  /// Ends the process; nothing is left of it.
  mutating func end(_ end: Phase = .ended) { self = LaunchState(phase: end) }
}
