import CommandLineTools
import DelegateSource
import Foundation
import Reporting

/// Says which callbacks the delegates of an app implement, and which are never called.
struct DelegatesCommand: Command {
  static let syntax = Syntax(
    name: "delegates", operands: "FILE...", operandCount: 1...1_000_000,
    summary: "Say which callbacks a delegate’s Swift source implements or misspells.",
    discussion: [
      """
      UIKit calls the methods of a delegate by their Objective-C selectors. A method that is misspelt
      or has a parameter of the wrong type compiles, but is never called. All files are taken to
      belong to one app. They need not compile; - is standard input. If one of them has a scene
      delegate, the app delegate methods that scenes replace are reported too. A note is about a
      method that is called on Apple platforms and not on Linux; the exit status does not change.
      """,
      FindingOutput.discussion,
    ],
    options: FindingOutput.options,
    examples: [
      ("delegates AppDelegate.swift SceneDelegate.swift", "Read the delegates of an app."),
      ("delegates Sources/*.swift", "Find the delegates among many files."),
      ("delegates --format github Sources/*.swift", "Annotate a pull request on GitHub."),
    ],
    statuses: [
      (.asExpected, "no such method is found"),
      (.unexpected, "some method looks like a callback but is never called"),
      (.usage, "wrong usage"),
      (.malformedInput, "some file is not UTF-8 text; the others are checked"),
      (.fileTrouble, "some file cannot be read; the others are checked"),
      (.interrupted, "interrupted"),
    ])

  private let paths: [String]
  private let output: FindingOutput

  init(_ arguments: Arguments) throws(UsageError) {
    paths = arguments.operands
    if paths.contains("") { throw .emptyOperand("FILE", command: "delegates") }
    for (index, path) in paths.enumerated() where paths[..<index].contains(path) {
      throw .repeatedWord(path, kind: "file")
    }
    _ = try arguments.profile()
    output = try FindingOutput(arguments)
  }

  func run(console: Console) throws -> Outcome {
    try output.check(for: Self.syntax.name)
    let reading = try SourceReading(paths)
    reading.troubles.forEach { console.complain($0.error.localizedDescription) }
    let survey = DelegateSurvey(files: reading.files)
    if survey.delegates.isEmpty, survey.findings.isEmpty {
      console.remark("There is no delegate in \(reading.files.count.counted("file")).")
    }
    return try output.outcome(
      for: reading.report(on: survey), console: console,
      text: { selection in survey.text(isReported: selection.isReported) },
      json: { survey.json }, status: { selection in reading.status(failing: selection.fails) })
  }
}

extension DelegateSurvey {
  /// The delegates, and the findings that are reported, in a few lines each.
  func text(isReported: [Bool]) -> String {
    delegates.map(\.text).joined()
      + zip(findings, isReported).map { $1 ? $0.text : "" }.joined()
  }
}

extension SourceDelegate {
  fileprivate var text: String {
    let names = protocols.map(\.rawValue).joined(separator: ", ")
    let count = implements.count.counted("callback")
    return "\(file):\(line): \(typeName), \(names), implements \(count)\n"
      + wrapped(implements.map(\.name).joined(separator: ", "))
      + assumptions.map(wrapped).joined()
  }
}

extension SourceFinding {
  fileprivate var text: String {
    (isOfLinux ? "note: " : "✗ ")
      + "\(file):\(line):\(column): \(typeName).\(name) \(claim)\n"
      + wrapped(reason)
      + "    Written: \(written)\n"
      + "    Write:   \(replacement)\n"
  }
}

private func wrapped(_ words: String) -> String {
  words.isEmpty ? "" : TextWrap.wrapped(words, width: 96, first: "    ", rest: "    ")
}

extension DelegateSurvey {
  /// The delegates and the findings as data.
  var json: OrderedJSON {
    .object([
      ("delegates", .array(delegates.map(\.json))), ("findings", .array(findings.map(\.json))),
    ])
  }
}

extension SourceDelegate {
  fileprivate var json: OrderedJSON {
    .object([
      ("file", .string(file)), ("line", .integer(line)), ("type", .string(typeName)),
      ("protocols", .strings(protocols.map(\.rawValue))),
      ("implements", .strings(implements.map(\.name))), ("assumptions", .strings(assumptions)),
    ])
  }
}

extension SourceFinding {
  fileprivate var json: OrderedJSON {
    .object([
      ("file", .string(file)), ("line", .integer(line)), ("column", .integer(column)),
      ("type", .string(typeName)), ("name", .string(name)), ("written", .string(written)),
      ("problem", .string(problemName)), ("onlyOnLinux", .bool(isOfLinux)),
      ("callback", .optional(callback?.name)),
      ("expected", .string(expectedName)), ("replacement", .string(replacement)),
      ("reason", .string(reason)), ("sources", .strings(citations.map(\.label))),
    ])
  }
}
