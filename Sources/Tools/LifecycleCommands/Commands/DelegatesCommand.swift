import CommandLineTools
import Foundation
import ProjectAudit
import Reporting

/// Says which callbacks the delegates of an app implement, and what their code misses.
struct DelegatesCommand: Command {
  static let syntax = Syntax(
    name: "delegates", operands: "PATH...", operandCount: 1...1_000_000,
    summary: "Show which callbacks delegates implement, misspell or miss.",
    discussion: [
      """
      PATH is a Swift or Objective-C file, a folder or an .xcodeproj; - is Swift from standard
      input. UIKit calls the methods of a delegate by their Objective-C selectors. A method that is
      misspelt or has a parameter of the wrong type compiles but is never called (R20). If the app
      has scenes, the rules of the audit command that need only the code are checked too.

      All named files are taken to belong to one app. The app has scenes if the files contain a
      scene delegate or a SwiftUI app. In a folder, each app of each project is read separately,
      with the files and flags of its target. In a folder without a project, all sources are taken
      as one app. The sources need not compile. In an #if, every branch that some build for iOS may
      compile is read.
      """,
      FindingOutput.discussion,
    ],
    options: FindingOutput.options,
    examples: [
      ("delegates AppDelegate.swift SceneDelegate.swift", "Check the delegates of an app."),
      ("delegates .", "Check the delegates of each app below the current folder."),
      ("delegates --format github Sources/*.swift", "Annotate a pull request on GitHub."),
    ],
    statuses: [
      (.asExpected, "no finding is an error"),
      (.unexpected, "a finding is an error"),
      (.usage, "wrong usage"),
      (.malformedInput, "a file cannot be understood; the others are checked"),
      (.fileError, "a file cannot be read; the others are checked"),
    ])

  private let paths: [String]
  private let output: FindingOutput

  init(_ arguments: Arguments) throws(UsageError) {
    paths = try arguments.differentPaths("file", command: "delegates")
    _ = try arguments.profile()
    output = try FindingOutput(arguments)
  }

  func run(console: Console) throws -> Outcome {
    try output.check(for: Self.syntax.name)
    let reading = try SourceReading(paths)
    reading.failures.forEach { console.complain($0.error.localizedDescription) }
    let audits = reading.audits
    (audits.flatMap(\.remarks).map(\.words) + reading.remarks).forEach(console.remark)
    let isSilent = audits.allSatisfy {
      $0.delegates.isEmpty && $0.plugins.isEmpty && $0.findings.isEmpty
    }
    // Of files that could not be read something is said already.
    if isSilent, reading.sourceCount > 0 || reading.failures.isEmpty {
      console.remark("No delegate was found in \(reading.sourceCount.counted("file")).")
    }
    let lives = AuditLives(for: Set(audits.flatMap(\.findings).compactMap(\.life)))
    return try output.outcome(
      for: reading.reported(lives, paths: paths), console: console,
      text: { selection in reading.text(lives, severities: selection.severities) },
      json: { reading.json(lives) },
      status: { selection in
        let isWrong = selection.report.findings.contains { $0.severity == .error }
        return reading.status(failing: isWrong)
      })
  }
}
