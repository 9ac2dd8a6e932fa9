import LifecycleModels

/// Where in its life a process ends.
public enum LifeStage: String, CaseIterable, Hashable, Sendable {
  /// In the callbacks of a launch, before the app was active.
  case launching
  /// On the way to the foreground, after willEnterForeground.
  case entering
  /// On screen.
  case inFront
  /// On the way to the background, in didEnterBackground.
  case leaving
  /// Off screen, executing code.
  case background
  /// In memory, executing nothing.
  case suspended
  /// After its end was announced, in willTerminate.
  case terminating

  /// The states that reports give an app there. On its way an app may be counted either way.
  public var states: [ReportedState] {
    switch self {
    case .launching, .entering, .leaving, .terminating: [.foreground, .background]
    case .inFront: [.foreground]
    case .background: [.background]
    case .suspended: [.suspended]
    }
  }
}

extension LifeStage {
  /// The callbacks that are running where the app is stopped at this stage.
  var callbacks: Set<Callback> {
    switch self {
    case .launching: [.willFinishLaunching, .didFinishLaunching, .sceneWillConnect]
    case .entering: [.willEnterForeground, .sceneWillEnterForeground]
    case .inFront:
      [.didBecomeActive, .sceneDidBecomeActive, .willResignActive, .sceneWillResignActive]
    case .leaving: [.didEnterBackground, .sceneDidEnterBackground]
    case .background:
      [
        .performFetch, .didReceiveRemoteNotification, .handleEventsForBackgroundURLSession,
        .bgLaunchHandler,
      ]
    case .terminating: [.willTerminate]
    case .suspended: []
    }
  }
}
