import CommandLineTools

/// A command for tests: its result is its operands.
struct Echo: Command {
  static let syntax = Syntax(
    program: "toy", command: "echo", operands: "WORD...", operandCount: 1...3,
    summary: "Repeat words.", discussion: ["Every word is repeated."], options: [.number],
    sharedOptions: [.format, .output, .quiet], examples: [("echo a", "Repeat a word.")],
    statuses: [(.asExpected, "always")])

  static let program = Program(
    name: "toy", hint: { _ in "More: toy --help" },
    dispatch: { words, console in try Echo.answer(to: words, console: console) })

  private let words: [String]
  private let number: Int

  init(_ arguments: Arguments) throws(UsageError) {
    words = arguments.operands
    number = try arguments.integer(.number) ?? 1
  }

  func run(console: Console) throws -> Outcome {
    if words == ["fail"] { throw Failure() }
    console.remark("\(words.count) words")
    let text = Array(repeating: words.joined(separator: " ") + "\n", count: number).joined()
    return Outcome(text: text, status: .asExpected)
  }

  /// An error that the program does not expect.
  struct Failure: Error {}
}

extension Option {
  static let number = Option("--number", "N", help: "Repeat the words N times.")
}
