import CommandLineTools
import Testing

@testable import LifecycleCommands

@Suite struct `The common options` {
  private func arguments(_ words: String...) throws(UsageError) -> Arguments {
    try Arguments(words, syntax: VerifyCommand.syntax)
  }

  @Test func `limit a search to the memory of the machine, or to less`() throws {
    #expect(try arguments().limits().memory == MachineMemory.defaultLimit)
    #expect(MachineMemory.defaultLimit > 100_000_000)
    #expect(try arguments("--max-memory", "2K").limits().memory == 2_048)
    let tooMuch = try arguments("--max-memory", "4000000G")
    let error = #expect(throws: UsageError.self) { try tooMuch.limits() }
    #expect(error?.errorDescription?.contains("give at most \(MachineMemory.size >> 20)M") == true)
  }

  @Test func `limit what the process takes up to a quarter more`() throws {
    let limits = try arguments("--max-memory", "1G").limits()
    #expect(limits.memory == 1 << 30)
    #expect(limits.residentMemory == (5 << 28) + (64 << 20))
    #expect(MachineMemory.residentLimit(for: .max) == .max)
  }

  @Test func `include a seed`() throws {
    let seeds: [(String, UInt64)] = [
      ("0", 0), ("7", 7), ("0x5EED", 0x5EED), ("0X5eed", 0x5EED),
      ("18446744073709551615", .max), ("0xFFFFFFFFFFFFFFFF", .max),
    ]
    for (text, seed) in seeds { #expect(try arguments("--seed", text).seed() == seed) }
    #expect(try arguments().seed() == 0x5EED)
  }

  @Test func `are refused if the seed is invalid`() {
    let texts = [
      "-1", "+1", "0x", "0x-1", "0x+1", "5EED", "18446744073709551616", "0x10000000000000000",
      "one",
    ]
    for text in texts {
      #expect(throws: UsageError.self, "\(text)") { try arguments("--seed", text).seed() }
    }
  }
}
