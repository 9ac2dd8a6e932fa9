import Foundation
import Reporting

/// The command `lifecycle`: the only code that prints, reads files, or exits.
@main
enum CommandLineTool {
  static let version = "0.1.0"

  static func main() {
    Interruption.watch()
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  /// Runs one command line, prints what it says, and returns how it ended.
  private static func run(_ words: [String]) -> ExitStatus {
    do {
      return try dispatch(words)
    } catch let error as any CommandError {
      Console(isQuiet: false).complain(error.localizedDescription + hint(for: error, words))
      return error.status
    } catch {
      Console(isQuiet: false).complain("our own fault: \(error)")
      return .internalFault
    }
  }

  /// Where to read on after a wrong command line.
  private static func hint(for error: any CommandError, _ words: [String]) -> String {
    guard error.status == .usage else { return "" }
    if words.isEmpty { return "\n\n" + HelpText.overview }
    let known = CommandCatalogue.commands.map { $0.syntax.name }
    let topic = words.first.flatMap { known.contains($0) ? " \($0)" : nil } ?? ""
    return "\nMore: lifecycle help\(topic)"
  }

  private static func dispatch(_ words: [String]) throws -> ExitStatus {
    switch words.first {
    case nil:
      throw UsageError.missingCommand
    case "help", "--help", "-h":
      return try printHelp(for: Array(words.dropFirst()))
    case "--version":
      if words.count > 1 {
        throw UsageError.surplusOperand(words[1], command: "--version", limit: 0)
      }
      return try print("lifecycle \(version)\n")
    case let word?:
      return try run(CommandCatalogue.command(named: word), Array(words.dropFirst()))
    }
  }

  private static func run(_ type: any Command.Type, _ words: [String]) throws -> ExitStatus {
    let arguments = try Arguments(words, syntax: type.syntax)
    if arguments.has(.help) { return try print(HelpText.text(for: type.syntax)) }
    try arguments.checkOperandCount(type.syntax)
    let output = OutputFile(arguments.value(of: .output))
    let console = Console(isQuiet: arguments.has(.quiet))
    let session = Session(console: console, threads: try threads(arguments))
    let command = try type.init(arguments)
    try output.check()
    let outcome = try command.run(in: session)
    console.progress.erase()
    try output.write(outcome.text)
    return outcome.status
  }

  /// Common options are read by every command, so that a wrong value is never passed over.
  private static func threads(_ arguments: Arguments) throws -> Int {
    _ = try arguments.seed()
    _ = try arguments.integer(.maxStates)
    let cores = ProcessInfo.processInfo.activeProcessorCount
    return try arguments.integer(.threads, in: 1...1024) ?? cores
  }

  private static func printHelp(for words: [String]) throws -> ExitStatus {
    guard let name = words.first else { return try print(HelpText.overview) }
    if words.count > 1 { throw UsageError.surplusOperand(words[1], command: "help", limit: 1) }
    if name == "help" || name.hasPrefix("-") { return try print(HelpText.overview) }
    return try print(HelpText.text(for: CommandCatalogue.command(named: name).syntax))
  }

  private static func print(_ text: String) throws -> ExitStatus {
    try OutputFile(nil).write(text)
    return .asExpected
  }
}

extension Arguments {
  fileprivate func checkOperandCount(_ syntax: Syntax) throws(UsageError) {
    if operands.count < syntax.operandCount.lowerBound {
      let operand = syntax.operands.prefix { $0 != "." }
      throw .missingOperand(String(operand), command: syntax.name)
    }
    if operands.count > syntax.operandCount.upperBound {
      let limit = syntax.operandCount.upperBound
      throw .surplusOperand(operands[limit], command: syntax.name, limit: limit)
    }
  }
}
