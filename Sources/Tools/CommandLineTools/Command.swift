import Reporting

/// One word of a command line, or a program without such words, and what it does.
package protocol Command: Sendable {
  /// What the command is called, takes and does.
  static var syntax: Syntax { get }

  /// Reads the command's own arguments.
  init(_ arguments: Arguments) throws(UsageError)

  /// The files that the command reads although no word of the command line names them: those in
  /// folders. Sources and settings of projects are known without it.
  var foundFiles: [String] { get throws }

  /// Does the work. The result is returned, not printed; messages and progress go to the console.
  func run(console: Console) throws -> Outcome
}

/// What a command has to say, and how it ended.
package struct Outcome: Hashable, Sendable {
  /// The result, for standard output.
  package var text: String
  /// How the command ended.
  package var status: ExitStatus

  /// Creates an outcome.
  ///
  /// - Parameters:
  ///   - text: The result. Characters that would not be shown as such become escapes.
  ///   - status: How the command ended.
  package init(text: String, status: ExitStatus) {
    self.text = text.printableLines
    self.status = status
  }

  /// Creates an outcome that is a source file, every character of which matters.
  ///
  /// - Parameters:
  ///   - source: The text of the file.
  ///   - status: How the command ended.
  package init(source: String, status: ExitStatus) {
    text = source
    self.status = status
  }
}

extension Command {
  /// None.
  package var foundFiles: [String] { [] }

  /// Runs the command with some words, and writes its result to the file that `--output` names.
  ///
  /// - Parameters:
  ///   - words: The words after the name of the command.
  ///   - console: Where messages and progress go.
  ///   - checkCommonOptions: Reads the options that the command may ignore, so that a wrong value
  ///     is always refused.
  /// - Returns: The outcome; its text is empty if the result is in a file.
  /// - Throws: A ``CommandError`` if the words are wrong or the command fails.
  package static func answer(
    to words: [String], console: Console,
    checkCommonOptions: (Arguments) throws(UsageError) -> Void = { (_) throws(UsageError) in }
  ) throws -> Outcome {
    let arguments = try Arguments(words, syntax: syntax)
    if arguments.has(.help) {
      return Outcome(text: HelpText.text(for: syntax), status: .asExpected)
    }
    try arguments.checkOperandCount(syntax)
    // A command with an option of this name writes itself what the option names.
    let isOwn = syntax.options.contains { $0.name == Option.output.name }
    let output = OutputFile(isOwn ? nil : arguments.value(of: .output))
    let console = arguments.has(.quiet) ? console.quiet : console
    try checkCommonOptions(arguments)
    let command = try Self(arguments)
    try output.check()
    try arguments.checkFiles(syntax) { try command.foundFiles }
    var outcome = try command.run(console: console)
    console.progress.erase()
    if Interruption.isRequested, !isOwn { outcome.status = .interrupted }
    if !output.isStandardOutput, outcome.status == .interrupted {
      console.complain("the file of --output is unchanged.")
      outcome.text = ""
    } else if !output.isStandardOutput {
      try output.write(outcome.text)
      outcome.text = ""
    }
    return outcome
  }
}
