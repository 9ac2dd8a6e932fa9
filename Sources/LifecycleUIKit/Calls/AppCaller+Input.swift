import LifecycleModels
import UIKit

// The user's input. If a delegate has several methods for the same input, UIKit calls the newest.
extension AppCaller {
  func sendInput(_ call: UIKitCall) -> Bool {
    let number = call.inputNumber
    switch call.callback {
    case .openURL:
      return open(call.input == nil ? process.openedURL ?? inputs.url(0) : inputs.url(number))
    case .willContinueUserActivity:
      return attempt("application(_:willContinueUserActivityWithType:)") {
        optional(delegate.application(_:willContinueUserActivityWithType:))?(
          application, inputs.options.activityType)
      } != nil
    case .continueUserActivity: return resume(inputs.activity(number))
    case .didFailToContinueUserActivity:
      return attempt("application(_:didFailToContinueUserActivityWithType:error:)") {
        optional(delegate.application(_:didFailToContinueUserActivityWithType:error:))?(
          application, inputs.options.activityType, CocoaError(.userCancelled))
      } != nil
    default: return perform(inputs.shortcut(number), call.expectAnswer)
    }
  }

  private func open(_ url: URL) -> Bool {
    let answer =
      attempt("application(_:open:options:)") {
        optional(delegate.application(_:open:options:))?(application, url, [:])
      }
      ?? attempt("application(_:open:sourceApplication:annotation:)") {
        optional(delegate.application(_:open:sourceApplication:annotation:))?(
          application, url, nil, [String: Any]())
      }
      ?? attempt("application(_:handleOpen:)") {
        optional(delegate.application(_:handleOpen:))?(application, url)
      }
    return answer != nil
  }

  private func resume(_ activity: NSUserActivity) -> Bool {
    // As in UIKit, the handler is called on the main thread only.
    nonisolated(unsafe) let restored = activity
    return attempt("application(_:continue:restorationHandler:)") {
      optional(delegate.application(_:continue:restorationHandler:))?(application, activity) {
        nonisolated(unsafe) let restorers = $0 ?? []
        MainActor.assumeIsolated {
          for restorer in restorers { restorer.restoreUserActivityState(restored) }
        }
      }
    } != nil
  }

  private func perform(
    _ item: UIApplicationShortcutItem, _ expectAnswer: () -> @Sendable () -> Void
  ) -> Bool {
    let signature = "application(_:performActionFor:completionHandler:)"
    let isCalled = process.call(signature, expectAnswer) { complete in
      optional(delegate.application(_:performActionFor:completionHandler:))?(application, item) {
        _ in complete()
      }
    }
    #if os(Linux)
      return isCalled
        || process.start("application(_:performActionFor:)", expectAnswer()) {
          _ = await delegate.application(application, performActionFor: item)
        }
    #else
      return isCalled
    #endif
  }
}
