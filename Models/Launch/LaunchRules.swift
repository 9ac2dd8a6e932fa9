/// The rules of the launch model, for a choice of disputed points.
struct LaunchRules: DisputedRules {
  typealias State = LaunchState
  typealias LaunchRule = Rule<LaunchState>

  let allowed: AllowedPoints<LaunchDispute>

  /// Every rule. The order decides which of several shortest counterexamples is shown, so ordinary
  /// rules come before unusual ones.
  var all: [LaunchRule] {
    entrances + process + insideUIApplicationMain + launchMethods + windowCode + views + scenes
      + presenting + ends
  }

  func event(
    _ action: LaunchState.Action, by initiator: Initiator,
    when conditions: [Condition<LaunchState>],
    citing citations: [Citation], effect: @escaping @Sendable (inout LaunchState) -> Void
  ) -> LaunchRule {
    Rule(
      action.rawValue, by: initiator, kind: .event, when: conditions, citing: citations,
      effect: effect)
  }

  /// A step that the process takes by itself.
  func step(
    _ action: LaunchState.Action, by initiator: Initiator = .system,
    when conditions: [Condition<LaunchState>],
    citing citations: [Citation], effect: @escaping @Sendable (inout LaunchState) -> Void
  ) -> LaunchRule {
    Rule(
      action.rawValue, by: initiator, kind: .silent, when: conditions, citing: citations,
      effect: effect)
  }

  func call(
    _ callback: Callback, _ delivery: Occurrence.Delivery = .plain, variant: String? = nil,
    by initiator: Initiator = .system,
    when conditions: [Condition<LaunchState>], citing citations: [Citation],
    effect: @escaping @Sendable (inout LaunchState) -> Void
  ) -> LaunchRule {
    Rule(
      callback.name, .delivery(delivery), variant: variant ?? delivery.suffix, by: initiator,
      kind: .delivery, when: conditions, delivers: callback, citing: citations, effect: effect)
  }

  func kill(
    _ action: LaunchState.Action, by initiator: Initiator = .system,
    when conditions: [Condition<LaunchState>],
    citing citations: [Citation], end: LaunchState.Phase = .ended
  ) -> LaunchRule {
    Rule(action.rawValue, by: initiator, kind: .kill, when: conditions, citing: citations) {
      $0.end(end)
    }
  }
}

/// What happens in the model; the raw value is the name of the rules.
extension LaunchState: ActionState {
  enum Action: String, CaseIterable, Sendable {
    case launch, launchInBackground, prewarm, processRunsInitialisers = "process.runsInitialisers"
    case main, uiApplicationMain = "UIApplicationMain", viewLoadView = "view.loadView"
    case willConnectReturns, sceneConnectsUnheard = "scene.connectsUnheard"
    case windowVisibleByUIKit = "window.visibleByUIKit", windowShown = "window.shown"
    case activationUnheard = "activation.unheard", watchdog, systemTermination, exit
    case prewarmFreeze = "prewarm.freeze", prewarmEnded = "prewarm.ended"
    case willFinishReturnsTrue = "willFinishReturns.true"
    case willFinishReturnsFalse = "willFinishReturns.false"
    case didFinishReturnsTrue = "didFinishReturns.true"
    case didFinishReturnsFalse = "didFinishReturns.false"
    case sceneStoryboardLoaded = "sceneStoryboard.loaded"
    case sceneStoryboardNone = "sceneStoryboard.none", viewDidLoad = "vc.viewDidLoad"
    case viewDidLoadAgain = "vc.viewDidLoad.again"
    case configurationForConnecting = "app.configurationForConnecting"
    case configurationNamesUnknown = "app.configurationForConnecting.namesUnknown"
    case launchURL = "launch.url", launchUserActivity = "launch.userActivity"
    case launchShortcut = "launch.shortcut", launchNotificationTap = "launch.notificationTap"
    case applicationIsUIApplication = "application.isUIApplication"
    case applicationFromInfoPlist = "application.fromInfoPlist"
    case applicationFromArgument = "application.fromArgument"
    case exceptionUnknownPrincipalClass = "exception.unknownPrincipalClass"
    case exceptionUnknownDelegateClass = "exception.unknownDelegateClass"
    case exceptionNoScenes = "exception.noScenes"
    case exceptionEmptyManifest = "exception.emptyManifest"
    case exceptionRootlessWindow = "exception.rootlessWindow"
    case delegateFromArgument = "delegate.fromArgument"
    case delegateArgumentIsNil = "delegate.argumentIsNil", delegateMissing = "delegate.missing"
    case runLoopSetUp = "runLoop.setUp", runLoopFirstEvent = "runLoop.firstEvent"
    case runLoopWaitsInBackground = "runLoop.waitsInBackground"
    case manifestNone = "manifest.none", manifestEmpty = "manifest.empty"
    case manifestNamesConfiguration = "manifest.namesConfiguration"
    case manifestEmptyIgnored = "manifest.empty.ignored"
    case manifestNoneAdoptedInCode = "manifest.none.adoptedInCode"
    case manifestEmptyAdoptedInCode = "manifest.empty.adoptedInCode"
    case interfaceStoryboard = "interface.storyboard", interfaceNone = "interface.none"
    case interfaceNib = "interface.nib", interfaceNibWithDelegate = "interface.nibWithDelegate"
    case interfaceLeftToScenes = "interface.leftToScenes"
    case admissionUnchecked = "admission.unchecked", admissionNoScene = "admission.noScene"
    case admissionAdopted = "admission.adopted"
    case admissionEmptyManifestPasses = "admission.emptyManifestPasses"
    case codeMakesWindow = "code.makesWindow", codeSetsRoot = "code.setsRoot"
    case codeMakeKeyAndVisible = "code.makeKeyAndVisible"
    case codeMakesWindowInScene = "code.makesWindow.inScene"
    case codeSetsRootInScene = "code.setsRoot.inScene"
    case codeMakeKeyAndVisibleInScene = "code.makeKeyAndVisible.inScene"
    case codeMakesSecondWindowInScene = "code.makesSecondWindow.inScene"
    case configurationFromManifest = "configuration.fromManifest"
    case configurationFromSession = "configuration.fromSession"
    case configurationMissing = "configuration.missing"
    case sceneDelegateMade = "sceneDelegate.made", sceneDelegateNotNamed = "sceneDelegate.notNamed"
    case sceneDelegateClassMissing = "sceneDelegate.classMissing"
  }
}

extension Condition where State == LaunchState {
  static func phase(_ phases: LaunchState.Phase...) -> Condition {
    Condition("phase " + phases.map { "\($0)" }.joined(separator: " or ")) {
      phases.contains($0.phase)
    }
  }

  static let launchable = Condition("there is no process, or it is frozen") {
    $0.phase == .notRunning || $0.demand == .frozen
  }
  static let ahead = Condition("runs ahead of time") { $0.demand == .ahead }
  static let frozen = Condition("frozen") { $0.demand == .frozen }
  static let awake = Condition("not frozen") { $0.demand != .frozen }
  static let asked = Condition("has been asked for") {
    $0.demand == .user || $0.demand == .background
  }
  static let byUser = Condition("the user has asked for it") { $0.demand == .user }
  static let notByUser = Condition("the user has not asked for it") { $0.demand != .user }
  static let forBackground = Condition("runs for a background event") {
    $0.demand == .background
  }

  static let hasDelegate = Condition("there is a delegate") { $0.delegate != .none }
  static let noDelegate = Condition("there is no delegate") { $0.delegate == .none }
  static let notActive = Condition("not active") { $0.application != .active }
  static let active = Condition("active") { $0.application == .active }

  static let withoutScenes = Condition("the app has no scenes") { !$0.isSceneBased }
  static let withScenes = Condition("the app has scenes") { $0.isSceneBased }
  static let namesConfiguration = Condition("a configuration is named") {
    $0.adoption == .manifest || $0.adoption == .code
  }
  static let hasSceneDelegate = Condition("the scene has a delegate") { $0.hasSceneDelegate }
  static let noSceneDelegate = Condition("the scene has no delegate") { !$0.hasSceneDelegate }
  static let notConnecting = Condition("no scene is on its way") { !$0.isConnecting }
  static let activationUnheard = Condition("nobody can be told of the activation") {
    $0.isActivationUnobserved
  }
  static let backgroundUnobserved = Condition("no app delegate is told of the background") {
    $0.isSceneBased || $0.delegate == .none
  }

  static func adoption(_ adoption: LaunchState.Adoption) -> Condition {
    Condition("adoption \(adoption)") { $0.adoption == adoption }
  }

  static func scene(_ scene: LaunchState.Scene) -> Condition {
    Condition("scene \(scene)") { $0.scene == scene }
  }

  static func input(_ input: LaunchState.Input) -> Condition {
    Condition("input \(input)") { $0.input == input }
  }

  static func archive(_ archive: LaunchState.Archive) -> Condition {
    Condition("archive \(archive)") { $0.archive == archive }
  }

  static let noSpare = Condition("no other window was made") { $0.spare == .none }
  static let canLoadAgain = Condition("another window has a root, and is visible") {
    $0.canLoadAgain
  }
  static let storyboardWindow = Condition("a storyboard made the window") {
    $0.window?.maker == .storyboard
  }
  static let noWindow = Condition("there is no window") { $0.window == nil }
  static let hasWindow = Condition("there is a window") { $0.window != nil }
  static let interfaceWindow = Condition("UIKit made the window") { $0.hasInterfaceWindow }
  static let rootless = Condition("the window has no root") { !$0.hasRoot }
  static let notVisible = Condition("the window is not visible") { !$0.isVisible }
  static let displayed = Condition("the window belongs on the screen") { $0.isDisplayed }
  static let notShown = Condition("the window is not on the screen") { !$0.isShown }
  static let shown = Condition("the window is on the screen") { $0.isShown }

  static func view(_ view: LaunchState.View) -> Condition {
    Condition("view \(view)") { $0.view == view }
  }

  static let firstViewLoaded = Condition("the scene's first view is loaded") { $0.view >= .loaded }
  static let viewSettled = Condition("no view is being loaded") { !$0.isLoadingView }
  static let interfaceReady = Condition("the interface is ready") { $0.isInterfaceReady }
  static let presented = Condition("what is to be seen is seen") { $0.isPresented }
  static let allNotified = Condition("whoever can be told of the end has been told") {
    $0.phase == .exiting || $0.phase == .terminating && $0.delegate == .none
  }
}
