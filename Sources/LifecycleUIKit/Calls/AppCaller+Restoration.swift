import LifecycleModels
import UIKit

// The state that UIKit saves and restores. What is encoded is not kept: each process decodes nothing.
extension AppCaller {
  func restore(_ call: UIKitCall) -> Bool {
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
    // UIKit takes a missing answer for `false`.
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
  /// An archive with nothing in it.
  fileprivate static var empty: NSCoder {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.finishEncoding()
    guard let coder = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData) else {
      return NSCoder()
    }
    // What is not there is no error to a delegate that looks for it.
    coder.requiresSecureCoding = false
    coder.decodingFailurePolicy = .setErrorAndReturn
    return coder
  }
}
