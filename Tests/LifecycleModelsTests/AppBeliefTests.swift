import LifecycleModels
import Testing

/// The shortest counterexamples, action by action.
@Suite struct `A belief about the app life cycle` {
  private static let start = ["launch", "app.willFinishLaunching", "app.didFinishLaunching"]

  @Test(arguments: [
    ("I2", Profile.observed, ["launch", "jetsam"]),
    ("I3", .documented, ["launch", "userKill.silent.inFront"]),
    ("I22", .documented, start),
    ("I45", .observed, ["launchInBackground.fetch"]),
    ("I42", .documented, ["launch", "userKill.silent.inFront"]),
    ("I54b", .documented, ["launch", "userKill.silent.inFront", "push.discarded"]),
    (
      "I14", .observed,
      [
        "launchInBackground.fetch", "app.willFinishLaunching", "app.didFinishLaunching",
        "note.didFinishLaunching", "vc.viewDidLoad", "app.performFetch",
      ]
    ),
    (
      "I83", .documented,
      [
        "launchInBackground.refreshTask", "app.willFinishLaunching", "app.didFinishLaunching",
        "note.didFinishLaunching", "vc.viewDidLoad", "app.didEnterBackground",
        "note.didEnterBackground", "bg.launchHandler",
      ]
    ),
    (
      "I86", .observed,
      [
        "launchInBackground.location", "app.willFinishLaunching", "app.didFinishLaunching",
        "note.didFinishLaunching", "vc.viewDidLoad", "window.staysHidden", "bgTask.submit", "open",
      ]
    ),
    (
      "I89", .observed,
      start + [
        "note.didFinishLaunching", "vc.viewDidLoad", "vc.viewWillAppear", "app.didBecomeActive",
        "note.didBecomeActive", "vc.viewDidAppear", "continuedTask.submit",
        "bg.launchHandler.continued", "home", "app.willResignActive", "note.willResignActive",
        "app.didEnterBackground", "note.didEnterBackground", "app.shouldSaveState.returnsFalse",
        "continuedTask.completed",
      ]
    ),
    (
      "I8", .documented,
      start + [
        "note.didFinishLaunching", "vc.viewDidLoad", "vc.viewWillAppear", "app.didBecomeActive",
      ]
    ),
    (
      "I68", .observed,
      start + [
        "note.didFinishLaunching", "vc.viewDidLoad", "vc.viewWillAppear", "app.didBecomeActive",
        "note.didBecomeActive", "vc.viewDidAppear", "call.arrives", "app.willResignActive",
        "note.willResignActive", "call.declined", "app.didBecomeActive",
      ]
    ),
  ])
  func `is refuted by its shortest trace`(
    id: String, profile: Profile, actions: [String]
  ) async throws {
    try await ModelCase.app.explored(in: profile).expectBelief(id, isRefutedBy: actions)
  }
}
