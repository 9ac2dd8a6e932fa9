import LifecycleLogs
import LifecycleModels
import Reporting

extension StateSpace.Action {
  /// A rule as an action of a page.
  init(_ rule: Rule<some ModelState>, facts: [Int], conditions: [Int], isRecorded: Bool) {
    self.init(
      name: rule.name, initiator: rule.initiator.rawValue, lane: rule.component?.lane,
      callback: rule.deliveryName, facts: facts, conditions: conditions)
    guard isRecorded else { return }
    instruction = PersonInstruction(for: rule).map { instruction in
      StateSpace.Instruction(
        person: instruction.personAction, simulator: instruction.simulator,
        isKill: rule.kind == .kill,
        isStop: instruction.isStop)
    }
    canBeAwaited = DeviceScript.canBeAwaited(rule)
  }
}

extension StateSpace.Instructions {
  /// What stands around the instructions for a trace of a model; the same as `replay --as steps` writes.
  init(of model: some Model) {
    self.init(
      beginning: DeviceScript.heading(of: model) + "\n\n"
        + DeviceScript.introduction(beginningWith: "{state}"),
      breakpoint: DeviceScript.breakpoint(at: "{callback}"), end: DeviceScript.conclusion)
  }
}

extension Component {
  /// The name of the component's lane in the timeline.
  fileprivate var lane: String {
    switch self {
    case .scene(let number): "scene \(Self.letter(ofScene: number))"
    case .app(let number): "app \(number + 1)"
    case .viewController(let number): "view controller \(number + 1)"
    }
  }
}

/// A test that takes a way through a model again.
enum ModelTest {
  /// The source, with places for the way (``StateSpace/test``).
  static func source(of model: some Model) -> String {
    guard let expression = expression(for: model) else { return "" }
    return """
      import LifecycleModels
      import ModelChecking
      import Testing

      @Test func `a way through the \(model.name) model`() throws {
        let machine = \(expression).machine
        let actions = try {actions}.map { try #require(machine.action(named: $0)) }
        let way = try machine.replay(actions, from: machine.initialStates[{start}])
        #expect(machine.describe(way.finalState) == {state})
      }

      """
  }

  /// The model in Swift; nil if it is none of this package.
  private static func expression(for model: some Model) -> String? {
    guard let kind = model.identity?.kind else { return nil }
    let type =
      switch kind {
      case .app: "AppModel"
      case .scene: "SceneModel"
      case .swiftUI: "SwiftUIModel"
      case .launch: "LaunchModel"
      case .runLoop: "RunLoopModel"
      case .views: "ViewsModel"
      case .device: "DeviceModel"
      case .appExtension: "ExtensionModel"
      }
    var text = "\(type)(profile: .\(model.profile.rawValue))"
    if let size = model.size, !size.isUsual { text += ".resized(to: \(size.count))" }
    if model.systems != model.availability, let first = model.systems.versions.first,
      let last = model.systems.versions.last
    {
      text += ".on(SystemVersions(\(first)...\(last)))"
    }
    return text
  }
}
