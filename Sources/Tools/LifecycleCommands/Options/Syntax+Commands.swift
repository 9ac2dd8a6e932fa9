import CommandLineTools

extension Syntax {
  /// Creates the syntax of a command of `lifecycle`, which also takes the common options.
  init(
    name: String, operands: String, operandCount: ClosedRange<Int>, summary: String,
    discussion: [String], options: [Option], examples: [(line: String, meaning: String)],
    statuses: [(status: ExitStatus, meaning: String)]
  ) {
    self.init(
      program: "lifecycle", command: name, operands: operands, operandCount: operandCount,
      summary: summary, discussion: discussion, options: options, sharedOptions: Option.common,
      examples: examples, statuses: statuses)
  }
}
