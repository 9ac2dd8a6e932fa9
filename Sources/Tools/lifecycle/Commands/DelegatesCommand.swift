import CommandLineTools
import Foundation
import ProjectAudit
import Reporting

/// Says which callbacks the delegates of an app implement, and what their code misses.
struct DelegatesCommand: Command {
  static let syntax = Syntax(
    name: "delegates", operands: "PATH...", operandCount: 1...1_000_000,
    summary: "Say which callbacks the source of delegates implements, misspells or misses.",
    discussion: [
      """
      PATH is a file of Swift or Objective-C, a folder, or an .xcodeproj; - is standard input in Swift.
      UIKit calls the methods of a delegate by their Objective-C selectors. A method that is misspelt
      or has a parameter of the wrong type compiles, but is never called (R20). If the app has scenes,
      the rules of the command audit that need nothing but the code are checked, too.

      The files that are named are taken to belong to one app, which has scenes if a scene delegate or
      a SwiftUI app is among them. In a folder each app of each project is read for itself, with the
      files and flags of its target; without a project, all sources in it are taken as one app. They
      need not compile. Of an #if each branch is read that some build for iOS may compile.
      """,
      FindingOutput.discussion,
    ],
    options: FindingOutput.options,
    examples: [
      ("delegates AppDelegate.swift SceneDelegate.swift", "Read the delegates of an app."),
      ("delegates .", "Find the delegates of each app below the current folder."),
      ("delegates --format github Sources/*.swift", "Annotate a pull request on GitHub."),
    ],
    statuses: [
      (.asExpected, "no finding is an error"),
      (.unexpected, "some finding is an error"),
      (.usage, "wrong usage"),
      (.malformedInput, "some file cannot be understood; the others are checked"),
      (.fileError, "some file cannot be read; the others are checked"),
      (.interrupted, "interrupted"),
    ])

  private let paths: [String]
  private let output: FindingOutput

  init(_ arguments: Arguments) throws(UsageError) {
    paths = arguments.operands
    if paths.contains("") { throw .emptyOperand("PATH", command: "delegates") }
    for (index, path) in paths.enumerated() where paths[..<index].contains(path) {
      throw .repeatedWord(path, kind: "file")
    }
    _ = try arguments.profile()
    output = try FindingOutput(arguments)
  }

  func run(console: Console) throws -> Outcome {
    try output.check(for: Self.syntax.name)
    let reading = try SourceReading(paths)
    reading.failures.forEach { console.complain($0.error.localizedDescription) }
    let audits = reading.audits
    (audits.flatMap(\.remarks).map(\.words) + reading.remarks).forEach(console.remark)
    let isSilent = audits.allSatisfy { $0.delegates.isEmpty && $0.findings.isEmpty }
    // Of files that could not be read something is said already.
    if isSilent, reading.sourceCount > 0 || reading.failures.isEmpty {
      console.remark("There is no delegate in \(reading.sourceCount.counted("file")).")
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
