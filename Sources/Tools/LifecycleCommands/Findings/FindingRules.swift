import LifecycleDriving
import LifecycleModels
import ProjectAudit
import Reporting

/// The rules that settings can name, of all commands: one file serves them all, so that a command
/// must not refuse the rules of another. A new command adds its rules here.
enum FindingRules {
  /// Their names, each once, in the order of the commands.
  static let known: [String] = {
    let names =
      AuditRule.all.map(\.id) + LogRule.allCases.map(\.rawValue) + ExplainRule.all.map(\.id)
      + AppObligation.allCases.map(\.id) + ofAdapters + ofModels
    var known: Set<String> = []
    return names.filter { known.insert($0).inserted }
  }()

  /// What `drive` demands of what an adapter shows. A test compares this with what it watches.
  private static let ofAdapters = ["I41", "I48", "I32", "I36", "I43", "I23", "pending", "adapter"]

  private static var ofModels: [String] {
    ModelCatalogue.entries.flatMap { entry in
      Profile.allCases.flatMap { PropertyChoice.identifiers(of: entry.make($0)) }
    }
  }
}
