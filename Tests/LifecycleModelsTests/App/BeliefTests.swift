import LifecycleModels
import ModelChecking
import Testing

/// The shortest counterexamples, action by action.
@Suite struct `A belief about the app life cycle` {
  private static let start = ["launch", "app.willFinishLaunching", "app.didFinishLaunching"]

  @Test(arguments: [
    ("I2", Profile.observed, ["launch", "jetsam"]),
    ("I3", .documented, ["launch", "jetsam"]),
    ("I22", .documented, start),
    ("I45", .observed, ["launchInBackground.fetch"]),
    ("I42", .documented, ["launch", "userKill.silent"]),
    ("I54b", .documented, ["launch", "userKill.silent", "push.discarded"]),
    (
      "I14", .observed,
      [
        "launchInBackground.fetch", "app.willFinishLaunching", "app.didFinishLaunching",
        "note.didFinishLaunching", "vc.viewDidLoad", "app.performFetch",
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
  func `is refuted by its shortest trace`(id: String, profile: Profile, actions: [String]) throws {
    let model = AppModel(profile: profile)
    let belief = try #require(model.properties(of: model.machine).first { $0.property.id == id })
    guard
      case .violated(let counterexample?) = model.machine.explore().check(belief.property).verdict
    else {
      Issue.record("\(id) is not violated")
      return
    }
    #expect(counterexample.isMinimal)
    #expect(
      counterexample.trace.actions.map { model.machine.rule(of: $0).name } == actions)
  }
}
