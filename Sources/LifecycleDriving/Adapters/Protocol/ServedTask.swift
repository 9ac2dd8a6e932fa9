import LifecycleModels

/// What an adapter says is complete, in protocol 1.
enum ServedTask {
  /// The name of a continued task, which no input begins.
  static let continued = "continuedTask"

  /// The name under which what was delivered is completed; nil if there is nothing to complete.
  static func name(of delivery: Delivery) -> String? {
    guard delivery.callback.hasCompletionHandler else { return nil }
    if let input = delivery.input { return input.rawValue }
    return delivery.callback == .bgLaunchHandler ? continued : nil
  }
}
