// The kinds of what occurs, each a word in the names of rules, marks and instructions.
extension Occurrence {
  /// How a delivery differs from the ordinary one of its callback.
  public enum Delivery: Hashable, Sendable {
    /// In its turn, and answered with true if an answer is expected.
    case plain
    /// Before its turn.
    case early
    /// When what it usually comes before has happened already.
    case late
    /// Answered with false.
    case returnsFalse
    /// Answered with nothing where something may be returned.
    case returnsNil
    /// With something in the connection options.
    case carrying(LifeInput)
    /// While the application state still reads inactive.
    case readingInactive
    /// For a continued task of the scheduler, not for one that the system has run the app for.
    case ofContinuedTask

    /// What the rule's name adds to the name of its callback.
    var suffix: String {
      switch self {
      case .plain: ""
      case .early: ".early"
      case .late: ".late"
      case .returnsFalse: ".returnsFalse"
      case .returnsNil: ".returnsNil"
      case .carrying(let input): "." + input.rawValue
      case .readingInactive: ".readsInactive"
      case .ofContinuedTask: ".continued"
      }
    }
  }

  /// How the app that the user opens comes to the foreground.
  public enum Opening: Hashable, Sendable {
    /// A new process, or one that was prewarmed.
    case launch
    /// A process whose launch callbacks ran when it was prewarmed.
    case prewarmedLaunch
    /// A running app comes back from the background.
    case open
    /// A suspended app comes back.
    case resume
    /// A session whose scene was disconnected gets a new scene.
    case reconnect
    /// A process that never had a scene gets its first.
    case connectFirst
  }

  /// What keeps an app that is opened from becoming active.
  public enum Obstacle: CaseIterable, Hashable, Sendable {
    /// The system locks the app, and its user does not unlock it: it is sent back.
    case appLock
    /// Control Centre, a call or the app switcher covers it: it waits until that is gone.
    case cover

    /// What the rule's name adds to the name of the opening.
    var suffix: String { self == .appLock ? ".cutShort" : ".covered" }
  }

  /// What prewarming does to a process.
  public enum Prewarming: Hashable, Sendable {
    /// The process is made.
    case begins
    /// The process is made, and the launch callbacks run.
    case runsLaunch
    /// The process is made, and `App.init` runs alone.
    case runsInit
    /// The process is put to sleep after the launch callbacks.
    case freezes
    /// The process is put to sleep after `App.init`.
    case freezesAfterInit
    /// The process is given up.
    case dropped
  }

  /// What can cover an app that stays in the foreground.
  public enum Cover: Hashable, Sendable {
    /// Control Centre, Siri, a system alert.
    case interruption
    /// An incoming call.
    case call
    /// The app switcher.
    case switcher
    /// Notification Centre.
    case notificationCentre
    /// The lock screen, where it sends no app to the background.
    case lockScreen
  }

  /// Why an app leaves the screen.
  public enum Departure: Hashable, Sendable {
    /// The user goes to the home screen.
    case home
    /// The user opens another app.
    case otherApp
    /// The user answers a call.
    case callAnswered
    /// The device goes to sleep without being locked.
    case sleep
    /// The device is locked.
    case lock
  }

  /// How an app that exits on suspend ends when it leaves the screen.
  public enum ExitOnSuspend: Hashable, Sendable {
    /// Without entering the background.
    case atOnce
    /// After didEnterBackground.
    case throughBackground
  }

  /// What can happen to the windows of an app.
  public enum WindowChange: Hashable, Sendable {
    /// The user makes a new window.
    case new
    /// The user opens a window beside what is on screen.
    case openBeside
    /// A window makes room for others.
    case pushAside
    /// The system disconnects a scene in the background.
    case reclaim
    /// The user closes one of several windows.
    case close(entersBackground: Bool)
    /// The system forgets the session of an app that was killed.
    case discardSession
    /// The system connects a scene in place of one that was swiped away.
    case replace
    /// The app has the system take a new picture of a scene, which connects it in the background.
    case refresh
    /// The app has a session activated, in answer to its user.
    case activate
    /// The app destroys a session.
    case destroy
    /// The user turns to a window of another app, and the windows of this one stay visible.
    case otherAppBeside
    /// The user turns back.
    case backFromOtherApp
  }

  /// What can happen to the scene of an app on another screen than the device's.
  public enum OtherScreen: Hashable, Sendable {
    /// The user opens the app in the car, which launches it if need be.
    case openedInCar
    /// The user turns to another app in the car.
    case leftInCar
    /// The phone is taken out of the car.
    case carUnplugged
    /// The system connects the scene of an external display.
    case displayConnected
    /// The external display is unplugged.
    case displayUnplugged
  }

  /// What can change about the device while an app runs or is suspended.
  public enum DeviceChange: Hashable, Sendable {
    /// Memory runs short.
    case lowMemory
    /// The time changes significantly.
    case clock
    /// One of these happens while the app is on its way to the screen.
    case lowMemoryWhileEntering, clockWhileEntering
    /// The time changes while the app is suspended.
    case clockUnnoticed
    /// A change of time that was queued is delivered in the background.
    case clockFlushed
    /// The device is locked while the app is off screen.
    case lockInBackground
    /// The device is unlocked.
    case unlock
  }

  /// How the user kills an app, and which callbacks the app receives.
  public enum UserKill: Hashable, Sendable {
    /// A suspended app, which receives no callback.
    case suspended
    /// A running app, which receives no callback.
    case silent
    /// A running app, which is notified of its termination.
    case announced
    /// The same, preceded by one more didEnterBackground.
    case secondBackground
    /// An app that is swiped away right after the user left it.
    case fast
    /// An app whose scenes are disconnected, and which receives no other callback.
    case disconnects
    /// The same with willTerminate, and with the sessions discarded at once.
    case discards
    /// An app whose scenes enter the background before willTerminate.
    case entersBackground
  }

  /// What the system ends a process for: the app's own misbehaviour.
  public enum Punishment: Hashable, Sendable {
    /// The main thread was blocked for too long.
    case watchdog
    /// A background task went on after it had expired.
    case taskOverrun
    /// A background event was not completed in time.
    case eventOverrun
    /// A task of the scheduler was not completed when it had expired.
    case scheduledTaskOverrun
    /// A handler was registered with the scheduler too late.
    case lateRegistration
    /// A handler was registered with the scheduler once more.
    case repeatedRegistration
    /// The app used the GPU in the background.
    case gpuInBackground
    /// The app held a file lock when it was suspended.
    case lockHeldAtSuspension
    /// The app broke another rule of the system.
    case policy
  }

  /// Why a process ends other than by the user, a punishment or an announced termination.
  public enum End: Hashable, Sendable {
    /// A suspended process is purged from memory.
    case purge
    /// Memory runs out while the app is in the foreground.
    case jetsam
    /// Memory runs out while the app is in the background.
    case jetsamInBackground
    /// The app crashes.
    case crash
    /// The debugger stops the process.
    case debugger
    /// The app is updated.
    case update
    /// The device restarts.
    case reboot
    /// The user switches the device off, and the app is notified.
    case shutdown
  }
}
