import LifecycleModels
import UIKit

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
