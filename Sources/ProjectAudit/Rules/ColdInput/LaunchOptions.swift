import LifecycleModels

extension AuditCheck {
  /// Launch options that hold no input in an app with scenes.
  static let inputOfLaunchOptions = AuditCheck(
    .coldInput, .warning, facts: [154], life: nil, if: [\.hasScenes, \.hasEntry]
  ) { app in
    app.missingLaunchOptions.compactMap { option in
      option.input.map { input in
        Match(
          at: option.place,
          "The launch options are nil when the user opens an app with scenes: a \(input.name) that starts "
            + "the app is in the connection options of the scene.", life: input.coldLife)
      }
    }
  }
}
