#if os(Linux)
  import BackgroundTasks
  import LifecycleModels

  /// Begins and ends the tasks that the app has registered.
  @MainActor struct TaskCaller {
    let process: PlatformProcess

    /// Sends a callback.
    ///
    /// - Returns: Whether the app has code for it.
    func send(_ call: UIKitCall) -> Bool {
      if call.callback == .bgExpiration {
        process.taskScheduler.expire(continued: call.task == .continued)
        return true
      }
      if process.taskScheduler.begin(kind(of: call), complete: call.complete) { return true }
      // Nobody else will complete what nobody has begun.
      call.complete()
      return false
    }

    private func kind(of call: UIKitCall) -> BackgroundTaskKind {
      if call.task == .continued { return .continued }
      return call.input == .processingTask ? .processing : .refresh
    }
  }
#endif
