import Synchronization
import Testing
import UIKit

/// A delegate that implements nothing.
final class SilentAppDelegate: NSObject, UIApplicationDelegate {}

/// A scene delegate that implements nothing.
final class SilentSceneDelegate: NSObject, UIWindowSceneDelegate {}

/// Collects the arguments of completion handlers.
private final class Answers<Answer: Sendable>: Sendable {
  private let answers = Mutex<[Answer]>([])

  var all: [Answer] { answers.withLock { $0 } }

  func add(_ answer: Answer) {
    answers.withLock { $0.append(answer) }
  }
}

@MainActor @Suite struct `A delegate that implements nothing` {
  private let url = URL(fileURLWithPath: "/note")
  private let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New")

  @Test func `lets the launch continue`() {
    withProcess(of: SilentAppDelegate()) { application in
      #expect(
        application.delegate?.application(application, willFinishLaunchingWithOptions: nil) == true)
      #expect(
        application.delegate?.application(application, didFinishLaunchingWithOptions: nil) == true)
    }
  }

  @Test func `opens no URL and continues no activity`() {
    withProcess(of: SilentAppDelegate()) { application in
      let activity = NSUserActivity(activityType: "read")
      #expect(application.delegate?.application(application, open: url, options: [:]) == false)
      #expect(
        application.delegate?.application(application, continue: activity) { _ in } == false)
    }
  }

  @Test func `saves and restores no state`() {
    withProcess(of: SilentAppDelegate()) { application in
      let coder = NSKeyedArchiver(requiringSecureCoding: true)
      let delegate = application.delegate
      #expect(delegate?.application(application, shouldSaveSecureApplicationState: coder) == false)
      #expect(delegate?.application(application, shouldRestoreApplicationState: coder) == false)
    }
  }

  @Test func `calls every completion handler`() {
    let shortcuts = Answers<Bool>()
    let fetches = Answers<UIBackgroundFetchResult>()
    withProcess(of: SilentAppDelegate()) { application in
      let delegate = application.delegate
      delegate?.application(
        application, performActionFor: item, completionHandler: shortcuts.add)
      delegate?.application(application, performFetchWithCompletionHandler: fetches.add)
      delegate?.application(
        application, didReceiveRemoteNotification: [:], fetchCompletionHandler: fetches.add)
    }
    #expect(shortcuts.all == [false])
    #expect(fetches.all == [.noData, .noData])
  }

  @Test func `connects scenes with the configuration of their session`() {
    withProcess(of: SilentAppDelegate()) { application in
      let configuration = UISceneConfiguration(name: "Main", sessionRole: .windowApplication)
      let session = UISceneSession(persistentIdentifier: "A", configuration: configuration)
      let answer = application.delegate?.application(
        application, configurationForConnecting: session, options: .init())
      #expect(answer === configuration)
    }
  }

  @Test func `stores no window`() {
    let delegate: any UIApplicationDelegate = SilentAppDelegate()
    delegate.window = UIWindow(frame: .zero)
    #expect(delegate.window == nil)
  }
}
