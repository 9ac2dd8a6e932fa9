import ModelChecking

extension ExtensionProperties {
  /// How a change gets lost: what is believed of it.
  var losses: [ExtensionProperty] {
    [
      belief(
        "F346b", "what the extension has saved stays saved", citing: [345, 346],
        .everyStep(where: overwrites(.app), is: On("never") { _, _, _ in false })),
      belief(
        "F346c", "what the app has saved stays saved", citing: [345, 346],
        .everyStep(where: overwrites(.appExtension), is: On("never") { _, _, _ in false })),
      belief(
        "F346d", "an app that comes back has in memory what is in the file", citing: [346],
        .everyStep(
          where: on.rule(.open) && from(.app, .suspended),
          is: on.from("up to date") { state in
            state.app.copy.map { $0[.appExtension] == state.file[.appExtension] } ?? true
          })),
      belief(
        "F340b", "an extension that saves before it completes its request loses nothing",
        citing: [339, 340],
        .everyStep(
          where: losesUnsaved(.appExtension), is: from(.appExtension, .idle, .suspended))),
    ]
  }

  /// What the code of the app must do, with the step at which it hurts the user.
  var obligations: [ExtensionProperty] {
    [
      obligation(
        "F346e", "a process writes only what it has read under the same lock", citing: [345, 346],
        bitesAt: overwrites(.app) || overwrites(.appExtension)),
      obligation(
        "F337f", "an extension saves before it completes its request", citing: [337, 342],
        bitesAt: losesUnsaved(.appExtension) && from(.appExtension, .idle, .suspended)),
      obligation(
        "F343b",
        "whoever takes the lock is in an activity, and gives it up when the activity expires",
        citing: [97, 342, 343], bitesAt: on.rule(.lockHeld, .lockHeldByExtension)),
    ]
  }
}
