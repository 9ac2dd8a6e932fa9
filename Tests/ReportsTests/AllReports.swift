import CommandLineTools
import Foundation
import LifecycleCommands
import LifecycleModels
import Testing
import Thoroughness

@testable import reports

/// The reports of every model, as they are generated now. All tests share this verification.
enum AllReports {
  static let verified: [VerifiedModel] = {
    let verified = try? VerificationPlan.everything(countsMutants: false)
      .run(threads: 2, console: Console(program: "reports", isQuiet: true))
    return verified ?? []
  }()

  /// The report on a model in a profile.
  static func verified(_ kind: ModelKind, _ profile: Profile) -> VerifiedModel? {
    verified.first { $0.identity?.kind == kind && $0.identity?.profile == profile }
  }

  static let claims = ClaimsReport(verified)

  static let generated: ReportSet? =
    verified.isEmpty ? nil : AllPages(verified, claims: claims).reports

  /// Whether the pages are made that take longest: those that compare models with each other.
  static let areWhole = Thoroughness.isFull

  /// A committed page; empty if there is none.
  static func committed(_ name: String) -> String {
    (try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)) ?? ""
  }

  /// Where the committed reports are.
  static let folder = ReportsCommand.root + "/Reports"

  static var areCommitted: Bool { FileManager.default.fileExists(atPath: "\(folder)/README.md") }

  static var areToBeUpdated: Bool {
    ProcessInfo.processInfo.environment["UPDATE_REPORTS"] == "1"
  }
}
