/// Plays the system for the scheduler of background tasks. It may be called on any thread.
package protocol BackgroundTaskHost: AnyObject, Sendable {
  /// The app has registered a launch handler.
  func registerTask(_ identifier: String)

  /// The app has submitted a request.
  func submitTask(_ kind: BackgroundTaskKind)
}

/// What a background task is for; the class of a request tells it.
package enum BackgroundTaskKind: Hashable, Sendable {
  /// A `BGAppRefreshTask`.
  case refresh
  /// A `BGProcessingTask`, or one of its subclasses.
  case processing
  /// A `BGContinuedProcessingTask`.
  case continued
}
