/// What a command is called, takes and does: the parser's rules and the help text in one value.
struct Syntax: Sendable {
  /// The word that calls the command.
  let name: String
  /// What stands after the word and the options, for example `[MODEL...]`.
  let operands: String
  /// How many operands may be given.
  let operandCount: ClosedRange<Int>
  /// What the command does, in a line.
  let summary: String
  /// What else there is to know, in paragraphs.
  let discussion: [String]
  /// The options that belong to this command alone, or that replace a common one.
  let options: [Option]
  /// Command lines to learn from, each with what it does.
  let examples: [(line: String, meaning: String)]
  /// What the exit status means here.
  let statuses: [(status: ExitStatus, meaning: String)]

  /// Every option that the command knows, its own first.
  var allOptions: [Option] { options + commonOptions }

  /// The common options that the command has not replaced by its own.
  var commonOptions: [Option] {
    Option.common.filter { common in !options.contains { $0.name == common.name } } + [.help]
  }
}
