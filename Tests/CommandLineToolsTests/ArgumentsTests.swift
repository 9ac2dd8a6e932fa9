import CommandLineTools
import Testing

@Suite struct `The words after a command` {
  private static let syntax = Syntax(
    program: "toy", command: "run", operands: "[WORD...]", operandCount: 0...9, summary: "Run.",
    discussion: [], options: [.count, .time, .size, .names],
    sharedOptions: [.format, .output, .quiet], examples: [], statuses: [])

  private func arguments(_ words: String...) throws(UsageError) -> Arguments {
    try Arguments(words, syntax: Self.syntax)
  }

  @Test func `are operands, options, and values after a space or an equals sign`() throws {
    let arguments = try arguments("a", "--count", "7", "--format=json", "b", "--quiet")
    #expect(arguments.operands == ["a", "b"])
    #expect(arguments.values == ["--count": "7", "--format": "json", "--quiet": ""])
  }

  @Test func `are operands after two hyphens`() throws {
    #expect(try arguments("--quiet", "--", "--count", "-x").operands == ["--count", "-x"])
  }

  @Test func `may be a hyphen, for standard input and output`() throws {
    #expect(try arguments("-").operands == ["-"])
    #expect(try arguments("--output", "-").value(of: .output) == "-")
  }

  @Test func `may hold an equals sign in a value`() throws {
    #expect(try arguments("--output=a=b").value(of: .output) == "a=b")
  }

  @Test func `are refused if an option is incomplete, repeated or unexpected`() {
    let mistakes: [([String], UsageError)] = [
      (["--count"], .missingValue(.count)), (["--count", "--quiet"], .missingValue(.count)),
      (["--count="], .emptyValue(.count)), (["--count", ""], .emptyValue(.count)),
      (["--quiet=yes"], .unexpectedValue("yes", .quiet)),
      (["--quiet", "--quiet"], .repeatedOption(.quiet)),
      (["--count=1", "--count", "2"], .repeatedOption(.count)),
    ]
    for (words, error) in mistakes {
      #expect(throws: error, "\(words)") { try Arguments(words, syntax: Self.syntax) }
    }
  }

  @Test func `are refused if an option is unknown`() {
    for word in ["--cont", "-s"] {
      #expect(throws: UsageError.self, "\(word)") { try arguments(word) }
    }
  }

  // MARK: - Values

  private func integer(_ text: String) throws(UsageError) -> Int? {
    try arguments("--count=\(text)").integer(.count)
  }

  private func duration(_ text: String) throws(UsageError) -> Duration? {
    try arguments("--time=\(text)").duration(.time)
  }

  private func bytes(_ text: String) throws(UsageError) -> Int? {
    try arguments("--size=\(text)").bytes(.size)
  }

  @Test func `can be whole numbers`() throws {
    for (text, number) in [("1", 1), ("2147483647", 2_147_483_647), ("007", 7)] {
      #expect(try integer(text) == number)
    }
  }

  @Test func `are refused if a number is out of range`() {
    let numbers = [
      "0", "-1", "2147483648", "9223372036854775808", "-9223372036854775809",
      "1000000000000000000000000000000",
    ]
    for text in numbers {
      #expect(throws: UsageError.outOfRange(text, .count, 1...2_147_483_647)) {
        try integer(text)
      }
    }
  }

  @Test func `are refused if a number is malformed`() {
    for text in ["abc", "1.5", "1e3", "+1", "--1", "١", "1 ", "0x10", "-"] {
      #expect(throws: UsageError.notANumber(text, .count)) { try integer(text) }
    }
  }

  @Test func `can be times`() throws {
    let times: [(String, Duration)] = [
      ("500ms", .milliseconds(500)), ("30", .seconds(30)), ("30s", .seconds(30)),
      ("5m", .seconds(300)), ("1h", .seconds(3600)), ("8760h", .seconds(31_536_000)),
    ]
    for (text, time) in times { #expect(try duration(text) == time) }
    for text in ["0", "0s", "-1s", "1d", "s", "1.5s", "8761h", "99999999999999999999h"] {
      #expect(throws: UsageError.self, "\(text)") { try duration(text) }
    }
  }

  @Test func `can be numbers of bytes`() throws {
    let sizes = [("500", 500), ("2K", 2048), ("1m", 1 << 20), ("3G", 3 << 30), ("1T", 1 << 40)]
    for (text, size) in sizes { #expect(try bytes(text) == size) }
    for text in ["0", "-1", "1Q", "G", "99999999999T", "9223372036854775807K"] {
      #expect(throws: UsageError.self, "\(text)") { try bytes(text) }
    }
  }

  @Test func `can be lists, none of whose words is empty`() throws {
    #expect(try arguments("--names=a,b").list(.names) == ["a", "b"])
    for text in [",", "a,", ",a", "a,,b"] {
      #expect(throws: UsageError.emptyValue(.names), "\(text)") {
        try arguments("--names=\(text)").list(.names)
      }
    }
  }

  @Test func `have no value if they are missing`() throws {
    #expect(try arguments().integer(.count) == nil)
    #expect(try arguments().duration(.time) == nil)
    #expect(try arguments().list(.names) == nil)
  }
}

extension Option {
  fileprivate static let count = Option("--count", "N", help: "A number.")
  fileprivate static let time = Option("--time", "TIME", help: "A time.")
  fileprivate static let size = Option("--size", "SIZE", help: "A size.")
  fileprivate static let names = Option("--names", "A,B", help: "A list.")
}
