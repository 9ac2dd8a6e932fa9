import LifecycleModels

/// What an adapter says is complete, in protocol 1.
enum ServedTask {
  /// The name of a continued task, which no input begins.
  static let continued = "continuedTask"

  /// The name under which what was delivered is completed; nil if there is nothing to complete.
  static func name(of delivery: Delivery) -> String? {
    guard delivery.callback.hasCompletionHandler else { return nil }
    return kind(of: delivery) == .continued ? continued : delivery.input?.rawValue
  }

  /// The kind of the task that was delivered; nil if none was. Only a continued one comes without
  /// an input.
  static func kind(of delivery: Delivery) -> ScheduledTask.Kind? {
    guard delivery.callback == .bgLaunchHandler else { return nil }
    return delivery.input == nil ? .continued : .scheduled
  }
}
