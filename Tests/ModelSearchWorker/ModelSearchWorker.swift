import DistributedSearch
import LifecycleModels
import ModelChecking

/// The worker of a model, with its properties: `ModelSearchWorker MODEL [NUMBER] [ID...]`.
///
/// The number is that of the apps of a device. Without identifiers, nothing is judged.
@main
enum ModelSearchWorker {
  static func main() {
    var words = Array(CommandLine.arguments.dropFirst())
    guard !words.isEmpty else { fatalError("usage: ModelSearchWorker MODEL [NUMBER] [ID...]") }
    let name = words.removeFirst()
    let number = words.first.flatMap { Int($0) }
    if number != nil { words.removeFirst() }
    switch name {
    case "device": serveCodes(DeviceModel(profile: .observed, apps: number ?? 3), words)
    case "reference": SearchWorkerProgram.main(ReferenceDevice(apps: number ?? 4))
    case "app": serveTraces(AppModel(profile: .observed), words)
    case "scene": serveTraces(SceneModel(profile: .observed), words)
    case "launch": serveTraces(LaunchModel(profile: .observed), words)
    case "runloop": serveTraces(RunLoopModel(profile: .observed), words)
    case "swiftui": serveTraces(SwiftUIModel(profile: .observed), words)
    case "views": serveTraces(ViewsModel(profile: .observed), words)
    default: fatalError("there is no model “\(name)”")
    }
  }

  private static func serveCodes<M: Model>(_ model: M, _ ids: [String]) -> Never
  where M.State.Encoding.Key: CompactCode {
    SearchWorkerProgram.main(model.machine, checking: properties(of: model, ids))
  }

  private static func serveTraces(_ model: some Model, _ ids: [String]) -> Never {
    SearchWorkerProgram.main(byTraces: model.machine, checking: properties(of: model, ids))
  }

  private static func properties<M: Model>(
    of model: M, _ ids: [String]
  ) -> [Property<RuleMachine<M.State>>] {
    model.properties(of: model.machine).map(\.property).filter { ids.contains($0.id) }
  }
}
