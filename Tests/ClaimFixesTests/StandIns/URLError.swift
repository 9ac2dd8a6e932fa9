import Foundation

// The Foundation of Linux has no background sessions, and so no reason why one was cancelled.
extension URLError {
  enum BackgroundTaskCancelledReason: Int {
    case userForceQuitApplication, backgroundUpdatesDisabled, insufficientSystemResources
  }

  var backgroundTaskCancelledReason: BackgroundTaskCancelledReason? { nil }
}
