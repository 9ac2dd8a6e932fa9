import Testing

@testable import Benchmarks

@Suite struct `The command line of benchmarks` {
  @Test func `asks for everything where it is empty`() throws {
    #expect(try BenchmarkArguments([]) == BenchmarkArguments())
  }

  @Test func `has options with values, attached or not`() throws {
    let arguments = try BenchmarkArguments(
      ["--only", "walks", "--runs=5", "--only=startup", "--format", "json", "--large"])
    #expect(arguments.only == ["walks", "startup"])
    #expect(arguments.rounds == 5)
    #expect(arguments.format == .json)
    #expect(arguments.isLarge)
  }

  @Test(arguments: ["--help", "-h"])
  func `asks for help`(word: String) throws {
    #expect(try BenchmarkArguments([word]).wantsHelp)
  }

  @Test func `asks for a quick check`() throws {
    #expect(try BenchmarkArguments(["--quick"]).isQuick)
  }

  /// Words, and what is wrong with them.
  static let mistakes: [([String], UsageError)] = [
    (["--ony", "x"], .unknownOption("--ony")),
    (["-q"], .unknownOption("-q")),
    (["walks"], .surplusWord("walks")),
    ([""], .surplusWord("")),
    (["--only"], .missingValue(.only)),
    (["--only="], .missingValue(.only)),
    (["--only", "--quick"], .missingValue(.only)),
    (["--quick=yes"], .unexpectedValue("yes", .quick)),
    (["--runs", "0"], .notRuns("0")),
    (["--runs", "101"], .notRuns("101")),
    (["--runs", "three"], .notRuns("three")),
    (["--format", "xml"], .unknownFormat("xml")),
    (["--quick", "--large"], .conflict(.quick, .large)),
    (["--quick", "--only", "walks"], .conflict(.quick, .only)),
    (["--runs", "3", "--quick"], .conflict(.quick, .runs)),
    (["--quick", "--format", "json"], .conflict(.quick, .format)),
  ]

  @Test(arguments: mistakes)
  func `is refused where it is wrong`(words: [String], error: UsageError) {
    #expect(throws: error) { try BenchmarkArguments(words) }
  }

  @Test func `is told what would have been right`() {
    #expect(
      UsageError.unknownOption("--ony").localizedDescription
        == "there is no option “--ony”. Known: --only, --runs, --large, --quick, --format, --help.")
    #expect(
      UsageError.missingValue(.only).localizedDescription == "--only needs a value: --only ID.")
    #expect(
      UsageError.notRuns("0").localizedDescription
        == "--runs needs a whole number from 1 to 100, not “0”.")
    #expect(
      UsageError.unknownLine("x", known: ["a", "b"]).localizedDescription
        == "no line begins with “x”. Known: a, b.")
  }

  @Test func `is explained by the help, option by option`() {
    for option in BenchmarkOption.allCases {
      #expect(HelpText.text.contains("  \(option.usage) "))
      #expect(HelpText.text.contains(option.help))
    }
    #expect(HelpText.text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }
}
