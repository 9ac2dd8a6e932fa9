extension Condition where State == AppState {
  static let launchable = Condition("not launched") {
    !$0.execution.hasProcess || $0.execution == .prewarmed
      || $0.execution == .prewarmedAfterLaunch
  }

  /// A notification belongs to the callback before it; nothing comes between.
  static let betweenDeliveries = Condition("between deliveries") { state in
    switch state.owed.first {
    case .call(let callback): !callback.isNotification
    case .callOnly: false
    default: true
    }
  }
  static let launched = Condition("the launch callbacks have run") {
    !$0.owed.contains(.call(.didFinishLaunching))
  }
  static let notTerminating = Condition("not about to exit") { !$0.owed.contains(.exit) }

  static let staysOnSuspend = Condition("does not exit on suspend") { !$0.exitsOnSuspend }
  static let exitsOnSuspend = Condition("exits on suspend") { $0.exitsOnSuspend }
  static let shown = Condition("has been in the foreground") { $0.isShown }

  static func under(_ covers: AppState.Cover...) -> Condition {
    Condition("under " + covers.map(\.name).joined(separator: " or ")) { covers.contains($0.cover) }
  }

  static func owesNext(_ item: Owed) -> Condition {
    Condition("\(item.name) is next") { $0.owed.first == item }
  }

  /// The callback is next, whether or not its notification has been posted already.
  static func callNext(_ callback: Callback) -> Condition {
    Condition("\(callback.name) is next, its notification posted or not") {
      $0.owed.first == .call(callback) || $0.owed.first == .callOnly(callback)
    }
  }
}
