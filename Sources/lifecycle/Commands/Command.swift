/// One word of the command line, and what it does.
protocol Command: Sendable {
  /// What the command is called, takes and does.
  static var syntax: Syntax { get }

  /// Reads the command's own arguments.
  init(_ arguments: Arguments) throws(UsageError)

  /// Does the work; what it says is returned, not printed.
  func run(in session: Session) throws -> Outcome
}

/// What a command has to say, and how it ended.
struct Outcome: Hashable, Sendable {
  /// The result, for standard output or a file.
  var text: String
  /// How it ended.
  var status: ExitStatus
}

/// What every command is given by its surroundings.
struct Session: Sendable {
  /// Where remarks and progress go.
  let console: Console
  /// How many threads may be used.
  let threads: Int
}

/// The words that `lifecycle` understands, in the order in which people need them.
enum CommandCatalogue {
  static let commands: [any Command.Type] = [
    ListCommand.self, VerifyCommand.self, WalkCommand.self, DiagramCommand.self,
    ReplayCommand.self, ValidateCommand.self, DriveCommand.self, DelegatesCommand.self,
    RelateCommand.self,
  ]

  static func command(named name: String) throws(UsageError) -> any Command.Type {
    for command in commands where command.syntax.name == name { return command }
    throw .unknownCommand(name, known: commands.map { $0.syntax.name } + ["help"])
  }
}
