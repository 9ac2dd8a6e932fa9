import CommandLineTools
import Foundation
import LifecycleModels
import ModelChecking
import Reporting

/// A page in which a model of any size is explored, served to the browsers of this machine.
struct ExplorerService: Sendable {
  /// So many states tell which stages a model has.
  private static let statesForStages = 20_000

  /// The port; 0 for any that is free.
  let port: Int
  /// Whether the page is opened in the browser.
  let opens: Bool
  /// How far a search for a shortest way may go.
  let limits: SearchLimits
  let console: Console

  /// Serves the page until the user interrupts the program.
  ///
  /// - Throws: ``Interrupted`` in the end, or ``ServiceError`` if the port cannot be used.
  func serve<M: Model>(
    _ model: M, from trace: Trace<RuleMachine<M.State>>?, backTo: Int?
  ) throws -> Outcome {
    let part = model.machine.explore(limits: .states(Self.statesForStages))
    var server = ExplorerServer(of: model, stagesOf: part, trace: trace, backTo: backTo)
    if let states = limits.states { server.searchLimit = states }
    do {
      try server.run(port: port, until: { Interruption.isRequested }) { address in
        try announce(address)
      }
    } catch let error as LoopbackError {
      throw ServiceError(cause: error)
    }
    throw Interrupted()
  }

  /// The address is the result, and a program that reads it waits for it.
  private func announce(_ address: String) throws {
    try OutputFile(nil).write(address + "\n")
    console.remark("The page is served on this machine until you press Ctrl-C.")
    if opens, let page = URL(string: address) { _ = Browser.show(page, console) }
  }
}

/// The page cannot be served.
struct ServiceError: CommandError {
  let cause: LoopbackError

  var status: ExitStatus { .fileError }
  var errorDescription: String? { cause.errorDescription }
}
