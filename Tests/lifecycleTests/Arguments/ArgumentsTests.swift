import Testing

@testable import lifecycle

@Suite struct `The words after a command` {
  private func arguments(_ words: String...) throws(UsageError) -> Arguments {
    try Arguments(words, syntax: VerifyCommand.syntax)
  }

  @Test func `are operands, options, and values after a space or an equals sign`() throws {
    let arguments = try arguments("app", "--seed", "7", "--profile=observed", "scene", "--quiet")
    #expect(arguments.operands == ["app", "scene"])
    #expect(
      arguments.values == ["--seed": "7", "--profile": "observed", "--quiet": ""])
  }

  @Test func `are operands after two hyphens`() throws {
    #expect(try arguments("--quiet", "--", "--seed", "-x").operands == ["--seed", "-x"])
  }

  @Test func `limit a search to the memory of the machine, or to less`() throws {
    #expect(try arguments().limits().memory == MachineMemory.defaultLimit)
    #expect(MachineMemory.defaultLimit > 100_000_000)
    #expect(try arguments("--max-memory", "2K").limits().memory == 2_048)
  }

  @Test func `may be a hyphen, for standard input and output`() throws {
    #expect(try arguments("-").operands == ["-"])
    #expect(try arguments("--output", "-").value(of: .output) == "-")
  }

  @Test func `may hold an equals sign in a value`() throws {
    #expect(try arguments("--output=a=b").value(of: .output) == "a=b")
  }

  @Test(arguments: [
    (["--seed"], UsageError.missingValue(.seed)),
    (["--seed", "--quiet"], .missingValue(.seed)),
    (["--seed="], .emptyValue(.seed)),
    (["--seed", ""], .emptyValue(.seed)),
    (["--quiet=yes"], .unexpectedValue("yes", .quiet)),
    (["--quiet", "--quiet"], .repeatedOption(.quiet)),
    (["--seed=1", "--seed", "2"], .repeatedOption(.seed)),
  ])
  func `are refused where an option is incomplete, repeated or too much`(
    words: [String], error: UsageError
  ) {
    #expect(throws: error) { try Arguments(words, syntax: VerifyCommand.syntax) }
  }

  @Test(arguments: ["--sed", "-s", "--", "-"].filter { $0.count > 2 || $0 == "-s" })
  func `are refused where an option is unknown`(word: String) {
    #expect(throws: UsageError.self) { try Arguments([word], syntax: VerifyCommand.syntax) }
  }
}

@Suite struct `A value` {
  private func arguments(_ option: Option, _ value: String) throws(UsageError) -> Arguments {
    try Arguments(["\(option.name)=\(value)"], syntax: VerifyCommand.syntax)
  }

  @Test(arguments: [("1", 1), ("2147483647", 2_147_483_647), ("007", 7)])
  func `is a whole number`(text: String, number: Int) throws {
    #expect(try arguments(.maxStates, text).integer(.maxStates) == number)
  }

  @Test(arguments: [
    "0", "-1", "2147483648", "9223372036854775808", "-9223372036854775809",
    "1000000000000000000000000000000",
  ])
  func `is out of range`(text: String) {
    #expect(throws: UsageError.outOfRange(text, .maxStates, 1...2_147_483_647)) {
      try arguments(.maxStates, text).integer(.maxStates)
    }
  }

  @Test(arguments: ["abc", "1.5", "1e3", "+1", "--1", "١", "1 ", "0x10", "-"])
  func `is no number`(text: String) {
    #expect(throws: UsageError.notANumber(text, .maxStates)) {
      try arguments(.maxStates, text).integer(.maxStates)
    }
  }

  @Test(arguments: [
    ("0", 0), ("7", 7), ("0x5EED", 0x5EED), ("0X5eed", 0x5EED),
    ("18446744073709551615", UInt64.max), ("0xFFFFFFFFFFFFFFFF", .max),
  ])
  func `is a seed`(text: String, seed: UInt64) throws {
    #expect(try arguments(.seed, text).seed() == seed)
  }

  @Test(arguments: [
    "-1", "+1", "0x", "0x-1", "0x+1", "5EED", "18446744073709551616", "0x10000000000000000", "one",
  ])
  func `is no seed`(text: String) {
    #expect(throws: UsageError.self) { try arguments(.seed, text).seed() }
  }

  @Test(arguments: [
    ("500ms", Duration.milliseconds(500)), ("30", .seconds(30)), ("30s", .seconds(30)),
    ("5m", .seconds(300)), ("1h", .seconds(3600)), ("8760h", .seconds(31_536_000)),
  ])
  func `is a time`(text: String, duration: Duration) throws {
    #expect(try arguments(.maxTime, text).duration(.maxTime) == duration)
  }

  @Test(arguments: ["0", "0s", "-1s", "1d", "s", "1.5s", "8761h", "99999999999999999999h"])
  func `is no time`(text: String) {
    #expect(throws: UsageError.self) { try arguments(.maxTime, text).duration(.maxTime) }
  }

  @Test(arguments: [("500", 500), ("2K", 2048), ("1m", 1 << 20), ("3G", 3 << 30), ("1T", 1 << 40)])
  func `is a number of bytes`(text: String, bytes: Int) throws {
    #expect(try arguments(.maxMemory, text).bytes(.maxMemory) == bytes)
  }

  @Test(arguments: ["0", "-1", "1Q", "G", "99999999999T", "9223372036854775807K"])
  func `is no number of bytes`(text: String) {
    #expect(throws: UsageError.self) { try arguments(.maxMemory, text).bytes(.maxMemory) }
  }

  @Test func `is a list, none of whose words is empty`() throws {
    #expect(try arguments(.property, "I1,I3").list(.property) == ["I1", "I3"])
    for text in [",", "I1,", ",I1", "I1,,I3"] {
      #expect(throws: UsageError.emptyValue(.property)) {
        try arguments(.property, text).list(.property)
      }
    }
  }

  @Test func `that was not given is no value`() throws {
    let arguments = try Arguments([], syntax: VerifyCommand.syntax)
    #expect(try arguments.integer(.maxStates) == nil)
    #expect(try arguments.duration(.maxTime) == nil)
    #expect(try arguments.seed() == 0x5EED)
  }
}
