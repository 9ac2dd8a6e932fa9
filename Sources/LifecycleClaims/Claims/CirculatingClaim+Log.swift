import LifecycleLogs
import LifecycleModels

extension CirculatingClaim.Sequence {
  /// The sequence as a log that a recorder of those callbacks would have written.
  public var log: RecordedLog {
    RecordedLog(
      name: "claim",
      entries: callbacks.enumerated().map { index, callback in
        LogEntry(position: index + 1, text: callback.name, item: .callback(callback))
      })
  }
}
