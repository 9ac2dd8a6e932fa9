import DistributedSearch
import LifecycleModels
import ModelChecking

/// The worker of the device model with some number of apps, with its properties:
/// `DeviceSearchWorker APPS [ID...]`. Without identifiers, all that should hold are judged.
@main
enum DeviceSearchWorker {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let apps = arguments.first.flatMap({ Int($0) }), DeviceModel.appRange.contains(apps)
    else {
      fatalError("usage: DeviceSearchWorker APPS [ID...], with \(DeviceModel.appRange) apps")
    }
    let model = DeviceModel(profile: .observed, apps: apps)
    let ids = Set(arguments.dropFirst())
    let properties = model.properties(of: model.machine).filter {
      ids.isEmpty ? $0.role != .belief : ids.contains($0.property.id)
    }
    SearchWorkerProgram.main(model.machine, checking: properties.map(\.property))
  }
}
