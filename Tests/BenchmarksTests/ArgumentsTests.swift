import CommandLineTools
import Testing

@testable import Benchmarks

@Suite struct `The command line of benchmarks` {
  private func command(_ words: String...) throws -> BenchmarkCommand {
    try BenchmarkCommand(Arguments(words, syntax: BenchmarkCommand.syntax))
  }

  @Test func `requests everything if it is empty`() throws {
    let command = try command()
    #expect(command.only == [])
    #expect(command.rounds == nil)
    #expect(command.format == .text)
    #expect(!command.isQuick && !command.isLarge)
  }

  @Test func `has options with values, attached or not`() throws {
    let command = try command("--only", "walks,startup", "--runs=5", "--format", "json", "--large")
    #expect(command.only == ["walks", "startup"])
    #expect(command.rounds == 5)
    #expect(command.format == .json)
    #expect(command.isLarge)
  }

  @Test func `requests a quick check`() throws {
    #expect(try command("--quick").isQuick)
  }

  /// Words, and what is wrong with them.
  static let mistakes: [([String], UsageError)] = [
    (["--runs", "0"], .outOfRange("0", .runs, 1...100)),
    (["--runs", "101"], .outOfRange("101", .runs, 1...100)),
    (["--runs", "three"], .notANumber("three", .runs)),
    (["--format", "xml"], .unknownWord("xml", kind: "format", known: ["text", "json"])),
    (["--quick", "--large"], .conflict("--quick", "--large")),
    (["--quick", "--only", "walks"], .conflict("--quick", "--only")),
    (["--runs", "3", "--quick"], .conflict("--quick", "--runs")),
    (["--quick", "--format", "json"], .conflict("--quick", "--format")),
    (["--quick", "--reports", "plots"], .conflict("--quick", "--reports")),
    (["--reports", "plots", "--only", "walks"], .conflict("--reports", "--only")),
  ]

  @Test func `is refused if it is wrong`() {
    for (words, error) in Self.mistakes {
      #expect(throws: error, "\(words)") {
        try BenchmarkCommand(Arguments(words, syntax: BenchmarkCommand.syntax))
      }
    }
  }

  @Test func `accepts only options`() {
    let transcript = Transcript()
    let outcome = BenchmarkTool.program.answer(
      to: ["walks"], console: Console(program: "benchmarks", transcript: transcript))
    #expect(outcome.status == .usage)
    #expect(
      transcript.text
        == "benchmarks: unexpected argument “walks” after “benchmarks”.\nMore: benchmarks --help\n")
  }

  @Test func `is explained by the help, option by option`() {
    let help = HelpText.text(for: BenchmarkCommand.syntax)
    for option in BenchmarkCommand.syntax.options {
      #expect(help.contains("  \(option.usage) "))
      #expect(help.contains(option.help))
    }
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }
}
