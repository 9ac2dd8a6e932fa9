import CommandLineTools
import Foundation
import LifecycleModels
import Testing
import Thoroughness

@testable import LifecycleCommands
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

  /// Whether every page is made: the days of all claims and the comparison of models take longest.
  static let areWhole = Thoroughness.isFull || areToBeUpdated

  /// The evidence against each claim; in an ordinary run only a sample of them has its day.
  static let claims = ClaimsReport(
    areWhole ? verified : verified.map(ClaimsWithDays.removingOtherTraces))

  /// The pages; in an ordinary run without the page of claims.
  static let generated: ReportSet? = {
    if verified.isEmpty { return nil }
    var reports = AllPages(verified, claims: claims).reports
    if !areWhole { reports.pages["claims.md"] = nil }
    return reports
  }()

  /// The page of claims: as it is made now, or in an ordinary run as it is committed.
  static let claimsPage: String = generated?.pages["claims.md"] ?? committed("claims.md")

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
