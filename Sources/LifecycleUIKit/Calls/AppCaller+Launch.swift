import LifecycleModels
import UIKit

extension AppCaller {
  func launch(_ call: UIKitCall) -> Bool {
    let options = inputs.launchOptions(for: call, hasScenes: hasScenes)
    if let answer = answer(to: call.callback, options) {
      call.answer(answer)
      return true
    }
    guard call.callback == .didFinishLaunching else { return false }
    return attempt("applicationDidFinishLaunching(_:)") {
      optional(delegate.applicationDidFinishLaunching)?(application)
    } != nil
  }

  private func answer(
    to callback: Callback, _ options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool? {
    if callback == .willFinishLaunching {
      return attempt("application(_:willFinishLaunchingWithOptions:)") {
        optional(delegate.application(_:willFinishLaunchingWithOptions:))?(application, options)
      }
    }
    return attempt("application(_:didFinishLaunchingWithOptions:)") {
      optional(delegate.application(_:didFinishLaunchingWithOptions:))?(application, options)
    }
  }
}
