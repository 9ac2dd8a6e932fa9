import Foundation
import Reporting

/// A program: it reads its command line, prints what it finds out, and ends with a status.
package struct Program: Sendable {
  private let name: String
  private let dispatch: @Sendable ([String], Console) throws -> Outcome
  private let hint: @Sendable ([String]) -> String

  /// Creates a program.
  ///
  /// - Parameters:
  ///   - name: What the user calls it; messages begin with it.
  ///   - hint: What to read after a wrong command line.
  ///   - dispatch: Does what the words after the name ask for.
  package init(
    name: String, hint: @escaping @Sendable ([String]) -> String,
    dispatch: @escaping @Sendable ([String], Console) throws -> Outcome
  ) {
    self.name = name
    self.hint = hint
    self.dispatch = dispatch
  }

  /// Runs the command line of this process and ends the process.
  package func main() -> Never {
    let words = Array(CommandLine.arguments.dropFirst())
    if let error = EnvironmentError.ofThisProcess {
      Console(program: name).complain(error.localizedDescription)
      exit(error.status.rawValue)
    }
    Interruption.cleaningUp {
      Console(program: name).complain(Interrupted().localizedDescription)
    }
    Interruption.watch()
    exit(run(words).rawValue)
  }

  /// Runs a command line, writes the result to standard output, and returns how it ended.
  private func run(_ words: [String]) -> ExitStatus {
    let console = Console(program: name)
    let outcome = answer(to: words, console: console)
    do throws(FileError) {
      let isTerminal = isatty(STDOUT_FILENO) != 0
      try OutputFile(nil).write(isTerminal ? outcome.text.printableLines : outcome.text)
      return outcome.status
    } catch {
      console.complain(error.localizedDescription)
      return error.status
    }
  }

  /// Runs a command line; errors are reported on the console.
  package func answer(to words: [String], console: Console) -> Outcome {
    do {
      return try dispatch(words, console)
    } catch let error as any CommandError {
      let hint = error.status == .usage ? "\n" + hint(words) : ""
      console.complain(error.localizedDescription + hint)
      return Outcome(text: "", status: error.status)
    } catch {
      console.complain("internal error: \(error.inWords)")
      return Outcome(text: "", status: .internalError)
    }
  }
}
