/// The state of one launch: how far the process has come, for whom it runs, and what it has made.
///
/// The configuration of the app is not part of the state: each entry is chosen in the step that
/// reads it, and is visible in what that step makes.
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
  /// Whether Info.plist declares scenes, but nothing in the app adopts them.
  var isSceneBased = false
  /// The first view.
  var view = View.none
  /// What was saved for state restoration.
  var archive = Archive.none
}

extension LaunchState {
  /// The steps of a launch, in their order, and its ends.
  enum Phase: UInt8, CaseIterable, Hashable, Sendable, Comparable {
    case notRunning, created, initialised, main, uiApplicationMain
    case application, delegate, runLoop, interface
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

  /// Whether the window will be on the user's screen; a window without a scene never is (F168).
  var isDisplayed: Bool { demand == .user && isVisible && !isSceneBased }

  /// Whether everything that the interface needs before activation has been done.
  var isInterfaceReady: Bool {
    !isLoadingView && (isVisible || !hasInterfaceWindow)
      && (view >= .willAppear || !hasRoot || !isDisplayed)
  }

  /// Whether the first picture, if there is one, is on the screen, and the view has been notified.
  var isPresented: Bool { (isShown || !isDisplayed) && view != .willAppear }

  /// Whether the user sees something; a nib's window brings its own content (F139).
  var showsInterface: Bool { isShown && (hasRoot || window?.maker == .nib) }

  /// Makes the window visible or gives it its root; once it has both, its view is needed (F142).
  mutating func changeWindow(_ property: WritableKeyPath<Window, Bool>) {
    window?[keyPath: property] = true
    if isVisible && hasRoot && view == .none { view = .needed }
  }

  /// Ends the process; nothing is left of it.
  mutating func end(_ end: Phase = .ended) { self = LaunchState(phase: end) }
}

/// How the rules of a launch can be wrong: one part of the state gets a wrong value.
extension LaunchState {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func faults(of rule: Rule<Self>) -> [EffectFault<Self>] {
    phaseFaults + demandFaults + madeFaults + windowFaults
  }

  private static var phaseFaults: [EffectFault<Self>] {
    [
      fault("skips a phase") { $0.phase = Phase(rawValue: $0.phase.rawValue + 1) ?? .notRunning },
      fault("falls back to not running") { $0.phase = .notRunning },
      fault("ends running") { $0.phase = .running },
    ]
  }

  private static var demandFaults: [EffectFault<Self>] {
    [Demand.none, .frozen, .user, .background].map { demand in
      fault("demand becomes \(demand)") { $0.demand = demand }
    }
      + [Input.none, .url].map { input in fault("input becomes \(input)") { $0.input = input } }
      + [Archive.none, .exists].map { archive in
        fault("archive becomes \(archive)") { $0.archive = archive }
      }
  }

  private static var madeFaults: [EffectFault<Self>] {
    Application.allCases.map { application in
      fault("application becomes \(application)") { $0.application = application }
    }
      + Delegate.allCases.map { delegate in
        fault("delegate becomes \(delegate)") { $0.delegate = delegate }
      }
      + [View.none, .needed, .loaded, .didAppear].map { view in
        fault("view becomes \(view)") { $0.view = view }
      }
  }

  private static var windowFaults: [EffectFault<Self>] {
    [
      fault("window lost") { $0.window = nil },
      fault("window made") { $0.window = Window(maker: .code) },
      fault("root changed") { $0.window?.hasRoot.toggle() },
      fault("visibility changed") { $0.window?.isVisible.toggle() },
      fault("shown or hidden") { $0.window?.isShown.toggle() },
      fault("scenes declared or not") { $0.isSceneBased.toggle() },
    ]
  }

  private static func fault(
    _ name: String, _ change: @escaping @Sendable (inout Self) -> Void
  ) -> EffectFault<Self> {
    EffectFault(name) { _, target in
      var state = target
      change(&state)
      return state
    }
  }
}
