extension SeenState {
  /// The state that a value means, for example `Background` or `UIApplicationStateActive`.
  init?(spelling: some Sequence<UInt8>) {
    guard let state = Self.values[NormalForm(spelling)] else { return nil }
    self = state
  }

  /// The state that a key and its value mean, for example `state: background`.
  init?(keyAndValue form: NormalForm) {
    guard let state = Self.keysAndValues[form] else { return nil }
    self = state
  }

  /// The states by the number that stands for them, as in `UIApplication.State`.
  static let numbered: [String: SeenState] = ["0": .active, "1": .inactive, "2": .background]

  private static let prefixes = [
    "", "UIApplicationState", "UIApplication.State.", "UISceneActivationStateForeground",
    "UIScene.ActivationState.foreground", "foreground",
  ]

  private static let keys = ["state", "applicationState", "appState"]

  private static let values: [NormalForm: SeenState] = {
    var values = [NormalForm("UISceneActivationStateBackground"): SeenState.background]
    for state in allCases {
      for prefix in prefixes { values[NormalForm(prefix + state.rawValue)] = state }
    }
    return values
  }()

  private static let keysAndValues: [NormalForm: SeenState] = {
    var pairs: [NormalForm: SeenState] = [:]
    for key in keys.map(NormalForm.init) {
      for (value, state) in values { pairs[key.followed(by: value)] = state }
      for (number, state) in numbered { pairs[key.followed(by: NormalForm(number))] = state }
    }
    return pairs
  }()
}
