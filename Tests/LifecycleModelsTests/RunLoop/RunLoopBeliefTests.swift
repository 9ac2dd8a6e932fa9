import LifecycleModels
import Testing

/// The shortest counterexamples, action by action.
@Suite struct `A belief about the run loop` {
  private static let becomesActive = [
    "launch", "handler.returns", "app.didBecomeActive", "handler.returns",
  ]

  @Test(arguments: [
    (
      "F93c", Profile.documented,
      ["launch", "handler.startsTask", "mainTask.exceedsLimit", "watchdog"]
    ),
    ("F2", .observed, ["launch", "remoteControl"]),
    ("F126d", .observed, ["launch", "remoteControl"]),
    (
      "F134c", .observed,
      [
        "launch", "remoteControl", "handler.startsWorker", "worker.changesUI",
        "runLoop.takes.remoteControlOrShake",
      ]
    ),
    (
      "F127h", .documented,
      becomesActive.dropLast() + [
        "touch", "handler.returns", "runLoop.takes.touch", "application.sendsToWindow",
        "window.sendsToHitView", "view.passesToSuperview", "handler.returns",
      ]
    ),
    (
      "F133e", .documented,
      [
        "launch", "handler.returns", "app.didBecomeActive", "handler.startsTask", "touch",
        "mainTask.ends",
      ]
    ),
    (
      "F132b", .documented,
      ["launch", "handler.changesUI", "app.didBecomeActive", "handler.changesUI"]
    ),
  ])
  func `is refuted by its shortest trace`(
    id: String, profile: Profile, actions: [String]
  ) async throws {
    try await ModelCase.runLoop.explored(in: profile).expectBelief(id, isRefutedBy: actions)
  }
}
