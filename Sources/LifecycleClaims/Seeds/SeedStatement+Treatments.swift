import LifecycleModels

extension SeedStatement.Treatment {
  /// Some properties of the app model say it.
  static func app(_ ids: String...) -> Self { .properties(model: "app", ids: ids) }

  /// Some rules of the app model are so.
  static func appRules(_ names: String...) -> Self { .rules(model: "app", names: names) }

  /// Some properties of the launch model say it.
  static func launch(_ ids: String...) -> Self { .properties(model: "launch", ids: ids) }

  /// Some properties of the run-loop model say it.
  static func runLoop(_ ids: String...) -> Self { .properties(model: "runloop", ids: ids) }

  /// Some rules of the run-loop model are so.
  static func runLoopRules(_ names: String...) -> Self { .rules(model: "runloop", names: names) }
}
