import LifecycleModels
import ModelChecking
import Reporting

extension TraceReport {
  /// The trace in one line: who acts, what happens, and what the app is sent for it.
  ///
  /// Notifications are left out, unless one is the step at the end: each stands beside its call.
  var line: String {
    var events: [String] = []
    var callbacks: [[String]] = []
    for (index, step) in steps.enumerated() {
      let action = step.action
      if !action.isDelivery || events.isEmpty {
        events.append("\(action.initiator): \(action.name)")
        callbacks.append([])
      }
      guard let callback = action.callback else { continue }
      if Callback(name: callback)?.isNotification == true, index < steps.count - 1 { continue }
      callbacks[callbacks.count - 1].append(callback)
    }
    return zip(events, callbacks).map { event, sent in
      sent.isEmpty ? event : "\(event) → " + sent.joined(separator: ", ")
    }
    .joined(separator: "; ")
  }
}
