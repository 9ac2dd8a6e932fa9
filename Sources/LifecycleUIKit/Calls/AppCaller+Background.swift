import LifecycleModels
import UIKit

// What the system wakes an app for.
extension AppCaller {
  func wake(_ call: UIKitCall) -> Bool {
    let complete = call.complete
    switch call.callback {
    case .performFetch:
      return attempt("application(_:performFetchWithCompletionHandler:)") {
        optional(delegate.application(_:performFetchWithCompletionHandler:))?(application) { _ in
          complete()
        }
      } != nil
    case .handleEventsForBackgroundURLSession:
      return attempt("application(_:handleEventsForBackgroundURLSession:completionHandler:)") {
        optional(delegate.application(_:handleEventsForBackgroundURLSession:completionHandler:))?(
          application, inputs.options.backgroundSessionIdentifier, complete)
      } != nil
    default: return notify(inputs.userInfo(call.inputNumber), complete)
    }
  }

  private func notify(
    _ userInfo: [AnyHashable: Any], _ complete: @escaping @Sendable () -> Void
  ) -> Bool {
    let method: Void? = attempt(
      "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"
    ) {
      optional(delegate.application(_:didReceiveRemoteNotification:fetchCompletionHandler:))?(
        application, userInfo
      ) { _ in complete() }
    }
    if method != nil { return true }
    let older: Void? = attempt("application(_:didReceiveRemoteNotification:)") {
      optional(delegate.application(_:didReceiveRemoteNotification:))?(application, userInfo)
    }
    if older != nil, !process.completesForMissingMethods { complete() }
    return older != nil
  }
}
