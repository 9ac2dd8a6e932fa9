import LifecycleModels

/// The scene model of an app that supports several windows, which is its second initial state.
struct SeveralWindows: LogModel {
  private let model: SceneModel
  let machine: RuleMachine<SceneState>

  init(scenes: Int) {
    model = SceneModel(profile: .observed, scenes: scenes)
    machine = RuleMachine(
      initialStates: Array(model.machine.initialStates.dropFirst()), rules: model.machine.rules)
  }

  var name: String { model.name }
  var subject: String { model.subject }
  var profile: Profile { model.profile }

  func properties(of machine: RuleMachine<SceneState>) -> [SuiteProperty<SceneState>] {
    model.properties(of: machine)
  }
}
