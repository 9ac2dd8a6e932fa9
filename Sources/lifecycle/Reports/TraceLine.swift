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
      if callback.hasPrefix("note."), index < steps.count - 1 { continue }
      callbacks[callbacks.count - 1].append(callback)
    }
    return zip(events, callbacks).map { event, sent in
      sent.isEmpty ? event : "\(event) → " + sent.joined(separator: ", ")
    }
    .joined(separator: "; ")
  }
}

extension ActionDescription {
  /// Whether nothing happens but that the app is sent what it is owed: such actions are named after
  /// what they deliver.
  fileprivate var isDelivery: Bool {
    callback.map { name.hasPrefix($0.prefix { $0 != "#" }) } ?? false
  }
}
