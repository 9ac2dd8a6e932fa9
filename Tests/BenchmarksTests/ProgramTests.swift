import CommandLineTools
import Foundation
import Testing

@testable import Benchmarks

@Suite struct `The program benchmarks` {
  /// The executable, which is built beside the tests.
  private static var program: ChildProgram {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    return ChildProgram(
      path: tests.deletingLastPathComponent().appendingPathComponent("benchmarks").path)
  }

  @Test func `prints its help`() throws {
    let ending = try Self.program.run(["--help"])
    #expect(
      ending == ChildProgram.Ending(status: 0, output: HelpText.text(for: BenchmarkCommand.syntax)))
  }

  @Test func `ends with status 64 after a wrong command line, and says why`() throws {
    let ending = try Self.program.run(["--runs", "0"])
    #expect(ending.status == 64)
    #expect(
      ending.output
        == "benchmarks: --runs needs a number from 1 to 100, not “0”.\n"
        + "More: benchmarks --help\n")
  }

  @Test func `knows its lines`() throws {
    let ending = try Self.program.run(["--only", "nonsense"])
    #expect(ending.status == 64)
    #expect(ending.output.contains("there is no line “nonsense”."))
  }

  #if DEBUG
    @Test func `measures nothing if it is not optimised`() throws {
      let ending = try Self.program.run(["--only", "startup"])
      #expect(ending.status == 64)
      #expect(ending.output.contains("the figures of a debug build are meaningless"))
    }
  #endif

  @Test func `carries the model that SPIN is given`() throws {
    let path = try #require(Bundle.module.path(forResource: "device", ofType: "pml"))
    let model = try String(contentsOfFile: path, encoding: .utf8)
    #expect(model.contains("active proctype device()"))
  }
}

@Suite struct `A child program` {
  @Test func `is found where a shell would find it`() {
    #expect(ChildProgram(named: "sh")?.path.hasSuffix("/sh") == true)
    #expect(ChildProgram(named: "no-such-program") == nil)
  }

  @Test func `returns its status and all that it printed`() throws {
    let shell = try #require(ChildProgram(named: "sh"))
    let ending = try shell.run(["-c", "echo out; echo err >&2; exit 3"])
    #expect(ending == ChildProgram.Ending(status: 3, output: "out\nerr\n"))
  }

  @Test func `can run in another folder`() throws {
    let shell = try #require(ChildProgram(named: "sh"))
    #expect(try shell.run(["-c", "pwd"], in: "/").output == "/\n")
  }
}
