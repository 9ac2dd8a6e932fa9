/// An option of a command, as help shows it and as the parser knows it.
package struct Option: Hashable, Sendable {
  /// The name with its two hyphens.
  package let name: String
  /// The placeholder for the value in help, or nil for an option without a value.
  package let value: String?
  /// What the option does, in a line.
  package let help: String
  /// Whether it names a file that is written.
  package let isOutput: Bool
  /// Whether it may be given more than once.
  let isRepeatable: Bool
  /// The file that is read if the option is not given; nil for none.
  package let defaultFile: String?
  /// The name of the option whose file may be read and then written; nil for none.
  package let replaced: String?

  /// Creates an option. One with the placeholder `FILE` names a file that is read, or written.
  package init(
    _ name: String, _ value: String? = nil, isOutput: Bool = false, isRepeatable: Bool = false,
    defaultFile: String? = nil, replacing replaced: String? = nil, help: String
  ) {
    self.name = name
    self.value = value
    self.isOutput = isOutput
    self.isRepeatable = isRepeatable
    self.defaultFile = defaultFile
    self.replaced = replaced
    self.help = help
  }

  /// Whether it names a file that is read.
  var isInput: Bool { value == "FILE" && !isOutput }

  /// The option as it is written, for example `--seed N`.
  package var usage: String { value.map { "\(name) \($0)" } ?? name }
}

// The options that every program reads in the same way.
extension Option {
  package static let help = Option("--help", help: "Show this text.")
  package static let format = Option("--format", "NAME", help: "text (default) or json.")
  package static let output = Option(
    "--output", "FILE", isOutput: true,
    help: "Write the result to FILE; - is standard output (default).")
  package static let quiet = Option(
    "--quiet", help: "Write no progress and no remarks to standard error.")
}

/// What a command is called, takes and does: the parser's rules and the help text in one value.
package struct Syntax: Sendable {
  /// The name of the program.
  package let program: String
  /// The word that calls the command, or nil if the program is its only command.
  package let command: String?
  /// The operands in help, for example `[MODEL...]`.
  package let operands: String
  /// How many operands may be given.
  package let operandCount: ClosedRange<Int>
  /// What the command does, in a line.
  package let summary: String
  /// What else there is to know, in paragraphs.
  package let discussion: [String]
  /// The options of this command, or those that replace a common one.
  package let options: [Option]
  /// The options that all commands of the program take.
  private let sharedOptions: [Option]
  /// Examples, each a command line after the program's name and what it does.
  package let examples: [(line: String, meaning: String)]
  /// What the exit status means here; every program can be interrupted, so that is not among them.
  package let statuses: [(status: ExitStatus, meaning: String)]

  /// Creates the syntax of a command.
  package init(
    program: String, command: String?, operands: String, operandCount: ClosedRange<Int>,
    summary: String, discussion: [String], options: [Option], sharedOptions: [Option],
    examples: [(line: String, meaning: String)], statuses: [(status: ExitStatus, meaning: String)]
  ) {
    self.program = program
    self.command = command
    self.operands = operands
    self.operandCount = operandCount
    self.summary = summary
    self.discussion = discussion
    self.options = options
    self.sharedOptions = sharedOptions
    self.examples = examples
    self.statuses = statuses
  }

  /// What messages call the command.
  package var name: String { command ?? program }

  /// The command with its operands, as help lists it among other commands.
  package var usage: String { operands.isEmpty ? name : "\(name) \(operands)" }

  /// Every option that the command knows, its own first.
  var allOptions: [Option] { options + commonOptions }

  /// The shared options that the command has not replaced by its own.
  var commonOptions: [Option] {
    sharedOptions.filter { shared in !options.contains { $0.name == shared.name } } + [.help]
  }
}

/// Lays out help texts.
package enum HelpText {
  /// Everything about one command.
  package static func text(for syntax: Syntax) -> String {
    let call = syntax.command == nil ? syntax.usage : "\(syntax.program) \(syntax.usage)"
    var parts = ["\(syntax.summary)\n\nUSAGE: \(call) [options]"]
    parts += syntax.discussion
    if syntax.command == nil {
      parts.append("OPTIONS:\n" + rows(syntax.allOptions))
    } else {
      if !syntax.options.isEmpty { parts.append("OPTIONS:\n" + rows(syntax.options)) }
      parts.append("COMMON OPTIONS:\n" + rows(syntax.commonOptions))
    }
    parts.append(
      "EXAMPLES:\n"
        + syntax.examples.map { line, meaning in
          "  \(syntax.program)\(line.isEmpty ? "" : " \(line)")\n      \(meaning)"
        }
        .joined(separator: "\n"))
    parts.append(
      "EXIT STATUS:\n"
        + rows(
          (syntax.statuses + [(.interrupted, "interrupted")]).map {
            (String($0.status.rawValue), $0.meaning)
          }, indent: 5))
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// One row for each option.
  package static func rows(_ options: [Option]) -> String {
    rows(options.map { ($0.usage, $0.help) })
  }

  /// Two columns; a first cell that is too wide has the second below it.
  package static func rows(_ rows: [(String, String)], indent: Int = 22) -> String {
    rows.map { first, second in
      let gap = indent - first.count
      return gap > 1
        ? "  \(first)\(String(repeating: " ", count: gap))\(second)"
        : "  \(first)\n" + String(repeating: " ", count: indent + 2) + second
    }
    .joined(separator: "\n")
  }
}
