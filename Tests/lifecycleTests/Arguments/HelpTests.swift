import Testing

@testable import LifecycleCommands

@Suite struct `The help` {
  @Test func `matches the golden copy`() throws {
    #expect(try Tool.run("help").output == GoldenHelp.overview)
    #expect(try Tool.run("help", "verify").output == GoldenHelp.verify)
  }

  @Test func `can be requested in every way`() throws {
    for words in [["--help"], ["-h"], ["help", "help"], ["help", "--help"]] {
      let result = try Tool.run(words)
      #expect(result.status == 0)
      #expect(result.output == GoldenHelp.overview)
      #expect(result.errors == "")
    }
  }

  @Test func `of a command gives usage, options, three examples and exit status`() throws {
    for command in CommandCatalogue.commands.map({ $0.syntax.name }) {
      let help = try Tool.run(command, "--help").output
      #expect(help == (try Tool.run("help", command).output))
      #expect(help.contains("\n\nUSAGE: lifecycle \(command) "))
      #expect(help.contains("\n  --profile NAME "))
      #expect(help.contains("\n  --quiet "))
      #expect(help.split(separator: "\n").filter { $0.hasPrefix("  lifecycle ") }.count == 3)
      #expect(help.contains("\n\nEXIT STATUS:\n  0 "))
      #expect(help.split(separator: "\n").allSatisfy { $0.count <= 100 }, "\(command)")
    }
  }

  @Test func `says that a file cannot be written, for each command that writes one`() throws {
    for command in CommandCatalogue.commands.map({ $0.syntax.name }) {
      let help = try Tool.run("help", command).output
      #expect(help.contains("\n  --output "), "\(command)")
      #expect(help.contains("\n  74   "), "\(command)")
    }
  }

  @Test func `is printed whatever else the line holds, unless an error precedes it`() throws {
    #expect(try Tool.run("walk", "--help").status == 0)
    #expect(try Tool.run("walk", "nonsense", "-h").status == 0)
    #expect(try Tool.run("walk", "--bogus", "--help").status == 64)
  }

  @Test func `is accompanied by the version`() throws {
    let result = try Tool.run("--version")
    #expect(result.status == 0)
    #expect(result.output == "lifecycle 0.1.0\n")
  }
}
