import Foundation
import DelegateSource
import Reporting

/// Says which callbacks the delegates of an app implement, and which are never called.
struct DelegatesCommand: Command {
  static let syntax = Syntax(
    name: "delegates", operands: "FILE...", operandCount: 1...1_000_000,
    summary: "Say which callbacks a delegate’s Swift source implements or misspells.",
    discussion: [
      """
      UIKit calls the methods of a delegate by their Objective-C selectors. One that is misspelt, or
      has a parameter of the wrong type, compiles and is never called. The files are read together,
      as those of one app, and need not compile; - is standard input. With a scene delegate among
      them, the methods of the app delegate that scenes replace are findings, too.
      """
    ],
    options: [],
    examples: [
      ("delegates AppDelegate.swift SceneDelegate.swift", "Read the delegates of an app."),
      ("delegates Sources/*.swift", "The same, wherever they are."),
      ("delegates --format json - < AppDelegate.swift", "Read standard input, for a program."),
    ],
    statuses: [
      (.asExpected, "no method is found that is never called"),
      (.unexpected, "some method looks like a callback and is never called"),
      (.usage, "wrong usage"),
      (.malformedInput, "some file is not UTF-8 text; the others are read"),
      (.fileTrouble, "some file cannot be read; the others are read"),
      (.interrupted, "interrupted"),
    ])

  private let paths: [String]
  private let format: OutputFormat

  init(_ arguments: Arguments) throws(UsageError) {
    paths = arguments.operands
    if paths.contains("") { throw .emptyOperand("FILE", command: "delegates") }
    for (index, path) in paths.enumerated() where paths[..<index].contains(path) {
      throw .repeatedWord(path, kind: "file")
    }
    _ = try arguments.profile()
    format = try arguments.format()
  }

  func run(in session: Session) throws -> Outcome {
    var files: [SourceFile] = []
    var trouble: Set<ExitStatus> = []
    for path in paths {
      do {
        files.append(try Self.read(path))
      } catch let error as FileError {
        session.console.complain(error.localizedDescription)
        trouble.insert(error.status)
      } catch let error as SourceTextError {
        session.console.complain(error.localizedDescription)
        trouble.insert(error.status)
      }
    }
    let source = DelegateSurvey(files: files)
    if source.delegates.isEmpty, source.findings.isEmpty {
      session.console.remark("No type in \(files.count.counted("file")) is a delegate.")
    }
    if !source.findings.isEmpty { trouble.insert(.unexpected) }
    let order: [ExitStatus] = [.fileTrouble, .malformedInput, .unexpected]
    return Outcome(
      text: format == .json ? source.json.text : source.text,
      status: order.first(where: trouble.contains) ?? .asExpected)
  }

  private static func read(_ path: String) throws -> SourceFile {
    let bytes = try InputFile.read(path)
    if let offset = SourceTextError.offset(in: bytes) {
      throw SourceTextError(path: path, offset: offset)
    }
    return SourceFile(bytes, name: path)
  }
}
