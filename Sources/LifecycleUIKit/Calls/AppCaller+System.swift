import LifecycleModels
import UIKit

// Notices to the delegate, which expect no answer.
extension AppCaller {
  func sendNotice(_ callback: Callback) -> Bool {
    (sendTransition(callback) ?? sendDeviceEvent(callback)) != nil
  }

  private func sendTransition(_ callback: Callback) -> Void? {
    switch callback {
    case .didBecomeActive:
      attempt("applicationDidBecomeActive(_:)") {
        optional(delegate.applicationDidBecomeActive)?(application)
      }
    case .willResignActive:
      attempt("applicationWillResignActive(_:)") {
        optional(delegate.applicationWillResignActive)?(application)
      }
    case .didEnterBackground:
      attempt("applicationDidEnterBackground(_:)") {
        optional(delegate.applicationDidEnterBackground)?(application)
      }
    case .willEnterForeground:
      attempt("applicationWillEnterForeground(_:)") {
        optional(delegate.applicationWillEnterForeground)?(application)
      }
    case .willTerminate:
      attempt("applicationWillTerminate(_:)") {
        optional(delegate.applicationWillTerminate)?(application)
      }
    default: nil
    }
  }

  private func sendDeviceEvent(_ callback: Callback) -> Void? {
    switch callback {
    case .didReceiveMemoryWarning:
      attempt("applicationDidReceiveMemoryWarning(_:)") {
        optional(delegate.applicationDidReceiveMemoryWarning)?(application)
      }
    case .significantTimeChange:
      attempt("applicationSignificantTimeChange(_:)") {
        optional(delegate.applicationSignificantTimeChange)?(application)
      }
    case .protectedDataWillBecomeUnavailable:
      attempt("applicationProtectedDataWillBecomeUnavailable(_:)") {
        optional(delegate.applicationProtectedDataWillBecomeUnavailable)?(application)
      }
    case .protectedDataDidBecomeAvailable:
      attempt("applicationProtectedDataDidBecomeAvailable(_:)") {
        optional(delegate.applicationProtectedDataDidBecomeAvailable)?(application)
      }
    default: nil
    }
  }
}

// The events for which the system wakes an app.
extension AppCaller {
  func sendBackgroundEvent(_ call: UIKitCall) -> Bool {
    let complete = call.complete
    switch call.callback {
    case .performFetch:
      return attempt("application(_:performFetchWithCompletionHandler:)") {
        optional(delegate.application(_:performFetchWithCompletionHandler:))?(application) { _ in
          complete()
        }
      } != nil
    case .handleEventsForBackgroundURLSession: return finishTransfers(complete)
    default: return notify(call.inputNumber, complete)
    }
  }

  private func finishTransfers(_ complete: @escaping @Sendable () -> Void) -> Bool {
    let identifier = inputs.options.backgroundSessionIdentifier
    let signature = "application(_:handleEventsForBackgroundURLSession:completionHandler:)"
    let isCalled = process.call(signature, { complete }) { complete in
      optional(delegate.application(_:handleEventsForBackgroundURLSession:completionHandler:))?(
        application, identifier
      ) { complete() }
    }
    #if os(Linux)
      return isCalled
        || process.start("application(_:handleEventsForBackgroundURLSession:)", complete) {
          await delegate.application(
            application, handleEventsForBackgroundURLSession: identifier)
        }
    #else
      return isCalled
    #endif
  }

  private func notify(_ number: Int, _ complete: @escaping @Sendable () -> Void) -> Bool {
    let userInfo = inputs.userInfo(number)
    let signature = "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"
    let isCalled = process.call(signature, { complete }) { complete in
      optional(delegate.application(_:didReceiveRemoteNotification:fetchCompletionHandler:))?(
        application, userInfo
      ) { _ in complete() }
    }
    if isCalled { return true }
    let older: Void? = attempt("application(_:didReceiveRemoteNotification:)") {
      optional(delegate.application(_:didReceiveRemoteNotification:))?(application, userInfo)
    }
    if older != nil {
      complete()
      return true
    }
    #if os(Linux)
      return process.start("application(_:didReceiveRemoteNotification:)", complete) {
        // The delegate alone has it.
        nonisolated(unsafe) let userInfo = inputs.userInfo(number)
        let _: UIBackgroundFetchResult = await delegate.application(
          application, didReceiveRemoteNotification: userInfo)
      }
    #else
      return false
    #endif
  }
}

// The state that UIKit saves and restores. Encoded state is discarded, so each process decodes an
// empty archive.
extension AppCaller {
  func sendRestoration(_ call: UIKitCall) -> Bool {
    switch call.callback {
    case .shouldSaveState: return answer(call, shouldSave(NSKeyedArchiver.empty))
    case .shouldRestoreState: return answer(call, shouldRestore(NSKeyedUnarchiver.empty))
    case .willEncodeState:
      return attempt("application(_:willEncodeRestorableStateWith:)") {
        optional(delegate.application(_:willEncodeRestorableStateWith:))?(
          application, NSKeyedArchiver.empty)
      } != nil
    default:
      return attempt("application(_:didDecodeRestorableStateWith:)") {
        optional(delegate.application(_:didDecodeRestorableStateWith:))?(
          application, NSKeyedUnarchiver.empty)
      } != nil
    }
  }

  private func answer(_ call: UIKitCall, _ answer: Bool?) -> Bool {
    // UIKit treats a missing method like the answer `false`.
    call.answer(answer ?? false)
    return answer != nil
  }

  private func shouldSave(_ coder: NSCoder) -> Bool? {
    attempt("application(_:shouldSaveSecureApplicationState:)") {
      optional(delegate.application(_:shouldSaveSecureApplicationState:))?(application, coder)
    }
      ?? attempt("application(_:shouldSaveApplicationState:)") {
        optional(delegate.application(_:shouldSaveApplicationState:))?(application, coder)
      }
  }

  private func shouldRestore(_ coder: NSCoder) -> Bool? {
    attempt("application(_:shouldRestoreSecureApplicationState:)") {
      optional(delegate.application(_:shouldRestoreSecureApplicationState:))?(application, coder)
    }
      ?? attempt("application(_:shouldRestoreApplicationState:)") {
        optional(delegate.application(_:shouldRestoreApplicationState:))?(application, coder)
      }
  }
}

extension NSKeyedArchiver {
  fileprivate static var empty: NSKeyedArchiver { NSKeyedArchiver(requiringSecureCoding: true) }
}

extension NSKeyedUnarchiver {
  /// An empty archive.
  fileprivate static var empty: NSCoder {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.finishEncoding()
    guard let coder = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData) else {
      return NSCoder()
    }
    // A delegate that decodes a missing value gets nil, not an error.
    coder.requiresSecureCoding = false
    coder.decodingFailurePolicy = .setErrorAndReturn
    return coder
  }
}
