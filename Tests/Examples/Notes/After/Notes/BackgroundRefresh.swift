import Foundation

#if canImport(BackgroundTasks)
  import BackgroundTasks
#endif

/// The refresh for which the system wakes the app.
@MainActor enum BackgroundRefresh {
  static let identifier = "org.example.Notes.refresh"

  /// Registers what is done in a refresh; the system accepts this only while the app launches.
  static func register(_ refresh: @escaping @MainActor @Sendable () -> Void) {
    #if canImport(BackgroundTasks)
      BGTaskScheduler.shared.register(forTaskWithIdentifier: identifier, using: .main) { task in
        MainActor.assumeIsolated {
          refresh()
          schedule()
        }
        task.setTaskCompleted(success: true)
      }
    #endif
  }

  /// Asks for the next refresh.
  static func schedule() {
    #if canImport(BackgroundTasks)
      try? BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: identifier))
    #endif
  }
}
