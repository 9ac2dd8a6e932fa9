import Foundation
import LifecycleDriving
import LifecycleModels
import UIKit

/// Determines what a driven delegate is sent, and the form of its input.
public struct UIKitOptions: Sendable {
  /// The inputs that the app can be opened, woken or called with.
  ///
  /// Nil means the inputs for which the delegates have a method, and changes of location, for which
  /// no delegate has one. For example, a delegate without `application(_:open:options:)` is sent no URL. If it
  /// reads URLs from the launch options only, name `LifeInput.url` here to send it other URLs.
  public var inputs: Set<LifeInput>?

  /// The callbacks that the delegates implement; nil to find them out.
  ///
  /// To find them out, the delegates are created once beforehand, with a separate disk, and receive
  /// every callback once, in the order of a life. A trap there ends the run. If that is a problem,
  /// name the callbacks here. Naming one that is not implemented only makes the check longer. View
  /// controllers are driven if `viewDidLoad`, `viewWillAppear` and `viewDidAppear` are named.
  public var callbacks: Set<Callback>?

  /// The notifications that are posted.
  ///
  /// By default these are the ones for the launch, the four transitions and the termination. Add
  /// others if the app observes them.
  public var notifications: Set<Callback> = [
    .noteDidFinishLaunching, .noteDidBecomeActive, .noteWillResignActive,
    .noteDidEnterBackground, .noteWillEnterForeground, .noteWillTerminate,
  ]

  /// Whether the notifications of `UIScene` come in every order that the model allows, before or after
  /// the calls of the scene's delegate.
  ///
  /// By default each is posted right after its call, and with several scenes always. In every order, the
  /// model has one window and nothing around it: no background tasks, no lock, no notifications of the user.
  /// Those of `UIApplication` come in their turn as well.
  public var ordersSceneNotifications = false

  /// The scheme of the app's URLs.
  ///
  /// With the default scheme, input number 3 is `lifecycle://input/3`. A URL with this scheme that
  /// the app itself opens is sent back to the app.
  public var urlScheme = "lifecycle"

  /// The URL with which the app is opened; it gets the number of the input.
  ///
  /// ```swift
  /// options.url = { number in "notes://note/\(number)" }
  /// ```
  /// Nil means `lifecycle://input/` and the number, with ``urlScheme``.
  public var url: (@Sendable (_ number: Int) -> String)?

  /// The type of the activities that are continued.
  ///
  /// With `NSUserActivityTypeBrowsingWeb` each has a web page, as universal links do.
  public var activityType = "lifecycle.input"

  /// The type of the quick actions that are performed.
  public var shortcutType = "lifecycle.input"

  /// The identifier of the action of a notification that does not open the app.
  ///
  /// Nil means the first that the app’s categories offer. If they offer none when it is launched, no
  /// such action is sent, unless one is named here.
  public var notificationAction: String?

  /// What a push or a notification carries besides the number of its input; it gets that number.
  ///
  /// ```swift
  /// options.payload = { number in ["link": "notes://note/\(number)"] }
  /// ```
  public var payload: @Sendable (_ number: Int) -> [String: any Sendable] = { _ in [:] }

  /// What the options of a launch hold besides the reason for it; it gets that reason.
  ///
  /// ```swift
  /// options.launchOptions = { input in input == .url ? [.sourceApplication: "com.example"] : [:] }
  /// ```
  public var launchOptions:
    @Sendable (_ input: LifeInput?) -> [UIApplication.LaunchOptionsKey: any Sendable] = { _ in [:] }

  /// Makes the window that a storyboard gives the delegate: that of the app when the launch begins, or
  /// that of a scene when it connects. Nil means that the app has no such storyboard.
  ///
  /// By default it is a window with an empty view controller. A delegate that makes its own window
  /// replaces it. Apple platforms ignore it.
  public var window: (@MainActor @Sendable () -> UIWindow)? = {
    let window = UIWindow()
    window.rootViewController = UIViewController()
    return window
  }

  /// The identifier of the background session whose transfers are complete.
  public var backgroundSessionIdentifier = "lifecycle.transfers"

  /// Creates the default options.
  public init() {}
}
