import CommandLineTools

/// The commands that `lifecycle` understands, in the order in which people need them.
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
