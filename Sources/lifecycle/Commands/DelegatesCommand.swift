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
      """
    ],
    options: [],
    examples: [
      ("delegates AppDelegate.swift SceneDelegate.swift", "Read the delegates of an app."),
      ("delegates Sources/*.swift", "Find the delegates among many files."),
      ("delegates --format json - < AppDelegate.swift", "Read standard input, for a program."),
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

  func run(console: Console) throws -> Outcome {
    var files: [SourceFile] = []
    var trouble: Set<ExitStatus> = []
    for path in paths {
      do {
        files.append(try Self.read(path))
      } catch let error as FileError {
        console.complain(error.localizedDescription)
        trouble.insert(error.status)
      } catch let error as SourceTextError {
        console.complain(error.localizedDescription)
        trouble.insert(error.status)
      }
    }
    let source = DelegateSurvey(files: files)
    if source.delegates.isEmpty, source.findings.isEmpty {
      console.remark("There is no delegate in \(files.count.counted("file")).")
    }
    if !source.findings.allSatisfy(\.isOfLinux) { trouble.insert(.unexpected) }
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

/// A file that is not Swift source, because it is not UTF-8 text.
struct SourceTextError: CommandError {
  let path: String
  /// The first byte that is not part of a character.
  let offset: Int

  var status: ExitStatus { .malformedInput }

  var errorDescription: String? {
    "\(InputFile.name(of: path)): the bytes from offset \(offset) are not UTF-8, so this is not Swift."
  }

  /// Where bytes stop being UTF-8; nil if all of them are UTF-8.
  static func offset(in bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    // Decoding puts U+FFFD where a character cannot be read, so that is the first difference.
    let repaired = String(decoding: bytes, as: UTF8.self).utf8
    return zip(bytes, repaired).prefix { $0 == $1 }.count
  }
}

extension DelegateSurvey {
  /// The delegates and the findings in a few lines each.
  var text: String { delegates.map(\.text).joined() + findings.map(\.text).joined() }
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
