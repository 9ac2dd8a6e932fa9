import CommandLineTools
import Foundation
import LifecycleCommands
import LifecycleDriving
import SystemFiles

/// The program `reports`, for those who maintain the committed pages.
@main
enum ReportsTool {
  static func main() {
    Subreaper.takeOver()
    Interruption.cleaningUp {
      ChildProcess.endAll()
      ScratchFolder.removeAll()
    }
    Program(
      name: "reports", hint: { _ in "More: reports --help" },
      dispatch: { words, console in try ReportsCommand.answer(to: words, console: console) }
    ).main()
  }
}

/// Verifies every model and writes every page.
struct ReportsCommand: Command {
  static let syntax = Syntax(
    program: "reports", command: nil, operands: "[DIR]", operandCount: 0...1,
    summary: "Write every page that is committed in Reports.",
    discussion: [
      """
      Without DIR, the pages go to the folder Reports of this checkout, and the page about the facts
      to Models/README.md. Pictures need the program “dot”. Pages that no longer exist stay in the
      folder; UPDATE_REPORTS=1 swift test --filter ReportsTests removes them.
      """
    ],
    options: [.mutants, .quiet], sharedOptions: [],
    examples: [
      ("", "Write the pages, but for the scores of the mutants."),
      ("--mutants pages", "Write all pages into the folder “pages”."),
    ],
    statuses: [
      (.asExpected, "every page is written"), (.usage, "wrong usage"),
      (.internalError, "internal error"), (.fileError, "a file cannot be written"),
    ])

  /// The folder that holds the package.
  static let root = (1...4).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }
  .path

  private let folder: String?
  private let countsMutants: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    folder = arguments.operands.first
    countsMutants = arguments.has(.mutants)
  }

  func run(console: Console) throws -> Outcome {
    let folder = ReportFolder(folder ?? Self.root + "/Reports")
    try folder.check()
    let threads = ProcessInfo.processInfo.activeProcessorCount
    let verified = try VerificationPlan.everything(countsMutants: countsMutants)
      .run(threads: threads, console: console)
    if Interruption.isRequested { return Outcome(text: "", status: .interrupted) }
    var pages = AllPages(verified, claims: ClaimsReport(verified))
    pages.addComparisons(threads: threads)
    try folder.write(pages.reports, console: console)
    if self.folder == nil {
      try OutputFile(Self.root + "/Models/README.md").write(FactsPage(Traceability()).text)
    }
    return Outcome(text: "", status: .asExpected)
  }
}

extension Option {
  fileprivate static let mutants = Option(
    "--mutants", help: "Count the mutants, too, which takes minutes, and write their pages.")
}
