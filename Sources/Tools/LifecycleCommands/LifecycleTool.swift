import CommandLineTools
import LifecycleDriving
import SystemFiles

/// The command `lifecycle`: it chooses a command, or prints a help text.
package enum LifecycleTool {
  static let program = Program(name: "lifecycle", hint: hint, dispatch: answer)

  package static func main() {
    Subreaper.takeOver()
    Interruption.cleaningUp {
      ChildProcess.endAll()
      ScratchFolder.removeAll()
    }
    program.main()
  }

  /// What to read after a wrong command line.
  private static func hint(for words: [String]) -> String {
    if words.isEmpty { return "\n" + overview }
    let known = CommandCatalogue.commands.map { $0.syntax.name }
    let topic = words.first.flatMap { known.contains($0) ? " \($0)" : nil } ?? ""
    return "More: lifecycle help\(topic)"
  }

  private static func answer(to words: [String], console: Console) throws -> Outcome {
    let rest = Array(words.dropFirst())
    switch words.first {
    case nil:
      throw UsageError.missingCommand
    case "help", "--help", "-h":
      return Outcome(text: try help(for: rest), status: .asExpected)
    case "--version":
      if let word = rest.first { throw UsageError.unexpectedOperand(word, command: "--version") }
      return Outcome(text: "lifecycle \(Release.version)\n", status: .asExpected)
    case let word?:
      return try CommandCatalogue.command(named: word).answer(
        to: rest, console: console,
        checkCommonOptions: { (arguments) throws(UsageError) in
          try arguments.checkCommonOptions()
        })
    }
  }

  private static func help(for words: [String]) throws(UsageError) -> String {
    guard let name = words.first else { return overview }
    if words.count > 1 { throw .unexpectedOperand(words[1], command: "help") }
    if name == "help" || name.hasPrefix("-") { return overview }
    return HelpText.text(for: try CommandCatalogue.command(named: name).syntax)
  }

  /// What the tool is, and its commands.
  static let overview =
    """
    lifecycle checks what iOS may do to an app, in every order it may do it.

    USAGE: lifecycle <command> [options]

    COMMANDS:
    \(HelpText.rows(CommandCatalogue.commands.map { ($0.syntax.usage, $0.syntax.summary) }))
      help [COMMAND]        Explain a command.

    COMMON OPTIONS, accepted by every command:
    \(HelpText.rows(Option.common))

    EXAMPLES:
      lifecycle audit ~/Projects/Notes           Check that an app launches, and find what it loses.
      lifecycle verify                           Check every model.
      lifecycle replay app --property I2         Show how a common belief fails.
      lifecycle diagram app | dot -Tsvg > app.svg

    EXIT STATUS:
      0 all as expected · 1 a property is violated or a log rejected · 2 undecided
      64 wrong usage · 65 malformed input · 70 internal error · 74 file error
      130 interrupted

    """
}

/// The commands that `lifecycle` understands, in the order in which people need them.
enum CommandCatalogue {
  static let commands: [any Command.Type] = [
    AuditCommand.self, ListCommand.self, VerifyCommand.self, WalkCommand.self,
    DiagramCommand.self, ExploreCommand.self, ExportCommand.self, CheckCommand.self,
    ReplayCommand.self, ValidateCommand.self, ExplainCommand.self, RecordCommand.self,
    DriveCommand.self, CoverageCommand.self, MergeCommand.self, EstimateCommand.self,
    DelegatesCommand.self, PortCommand.self, RelateCommand.self, ChangesCommand.self,
  ]

  static func command(named name: String) throws(UsageError) -> any Command.Type {
    for command in commands where command.syntax.name == name { return command }
    throw .unknownCommand(name, known: commands.map { $0.syntax.name } + ["help"])
  }
}
