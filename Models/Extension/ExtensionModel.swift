// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import ModelChecking

/// An app and one of its extensions, which share a file in the container of their app group.
///
/// The two processes live and die apart. What the app's code does with the file is part of the model:
/// it reads, makes its change in memory, writes, and takes the lock or not, whenever it runs. So the
/// model has the careful apps and the careless ones, and its counterexamples are their mistakes.
public struct ExtensionModel: DisputedModel {
  public static let kind = ModelKind.appExtension

  public let setup: ModelSetup<ExtensionDispute>

  public let machine: RuleMachine<ExtensionState>

  public init(_ setup: ModelSetup<ExtensionDispute>) {
    self.setup = setup
    machine = setup.machine(of: ExtensionRules(allowed: setup.allowed).all) {
      [ExtensionState(systems: $0)]
    }
  }

  /// The rules by which the process of the extension ends.
  package var endsOfExtension: [Rule<ExtensionState>] {
    machine.rules.filter { rule in
      rule.kind == .kill && ExtensionState.Action(rawValue: rule.family)?.party == .appExtension
    }
  }

  public var subject: String { "An app, one of its extensions, and a file that they share" }

  public func properties(
    of machine: RuleMachine<ExtensionState>
  ) -> [SuiteProperty<ExtensionState>] {
    ExtensionProperties(model: self, on: RulePredicates(machine: machine)).all
  }
}

/// The points on which the sources about extensions disagree.
public enum ExtensionDispute: String, DisputedPoint {
  case processServesAgain
  case lockOutlivesSuspension

  public var reading: DisputeReading {
    switch self {
    case .processServesAgain:
      ("the process of an extension can serve another request", [337, 341], [.observed])
    case .lockOutlivesSuspension:
      ("an app can be suspended with a lock and is not killed for it", [97, 344], [.observed])
    }
  }
}
