import Foundation
import LifecycleDriving
import LifecycleModels

/// Says what a driven delegate is sent, and what its input looks like.
public struct UIKitOptions: Sendable {
  /// What the app can be opened, woken or called with.
  ///
  /// Nil stands for all that the system does, and for those inputs of the user for which the delegates
  /// have a method: a delegate without `application(_:open:options:)` is sent no URL. One that reads
  /// URLs from the launch options alone is checked for the others by naming ``LifeInput/url`` here.
  public var inputs: Set<LifeInput>?

  /// The callbacks that the delegates implement; nil to find out.
  ///
  /// On finding out: a pair of delegates is made beforehand, with a disk of its own, and is sent
  /// every callback once, in the order of a life. A trap there ends the run. Name the callbacks where
  /// that is in the way; those that are not implemented do no harm, and make the check longer.
  public var callbacks: Set<Callback>?

  /// The notifications that are posted: those of the launch, of the four transitions and of the end
  /// unless said. The others are named where something observes them.
  public var notifications: Set<Callback> = [
    .noteDidFinishLaunching, .noteDidBecomeActive, .noteWillResignActive,
    .noteDidEnterBackground, .noteWillEnterForeground, .noteWillTerminate,
  ]

  /// The scheme of the app's URLs. Input number 3 is `lifecycle://input/3` unless it is changed; what
  /// the app opens itself with this scheme comes back to it.
  public var urlScheme = "lifecycle"

  /// The type of the activities that are continued.
  ///
  /// With `NSUserActivityTypeBrowsingWeb` they have a web page, as universal links do.
  public var activityType = "lifecycle.input"

  /// The type of the quick actions that are performed.
  public var shortcutType = "lifecycle.input"

  /// The identifier of the background session whose transfers are complete.
  public var backgroundSessionIdentifier = "lifecycle.transfers"

  /// Creates the usual options.
  public init() {}
}
