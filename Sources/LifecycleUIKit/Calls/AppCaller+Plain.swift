import LifecycleModels
import UIKit

// What a delegate is only told.
extension AppCaller {
  func tell(_ callback: Callback) -> Bool {
    (tellTransition(callback) ?? tellDevice(callback)) != nil
  }

  private func tellTransition(_ callback: Callback) -> Void? {
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

  private func tellDevice(_ callback: Callback) -> Void? {
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
