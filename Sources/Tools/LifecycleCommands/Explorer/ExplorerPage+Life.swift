import CommandLineTools
import LifecycleLogs
import LifecycleModels
import Reporting

extension ExplorerPage {
  /// Writes the page of the model that judged a log, beginning with the life behind the log.
  ///
  /// - Parameters:
  ///   - account: The life.
  ///   - systems: The systems of the model; nil for all that it can be about.
  /// - Returns: Undecided if the model is too large, and the console says so.
  /// - Throws: ``Interrupted``, or an error of the file.
  func write(_ account: LifeAccount, on systems: SystemVersions?) throws -> Outcome {
    var model = try ModelCatalogue.entry(named: account.model).make(account.profile)
    if model.size?.component == .scenes { model = model.resized(to: account.sceneCount) }
    if let systems { model = model.on(systems) }
    return try write(account, of: model)
  }

  private func write<M: Model>(_ account: LifeAccount, of model: M) throws -> Outcome {
    let written = TraceDocument(
      actions: account.life.actions, initialState: account.life.initialState.full)
    return try write(model, from: try model.trace(of: written))
  }
}
