import CommandLineTools
import ModelChecking
import Reporting

/// Checks a transition system that another program has written.
struct CheckCommand: Command {
  static let syntax = Syntax(
    name: "check", operands: "FILE", operandCount: 1...1,
    summary: "Check states and transitions that another program wrote.",
    discussion: [
      """
      FILE is an Aldebaran file (.aut) or the JSON that “export --as json” writes; its content
      tells which. - is standard input. The result says how many states can be reached, and shows
      a shortest trace to a deadlock. A deadlock violates nothing unless you ask.

      A formula uses always, eventually, next, until, releases, not, and, or, implies. Its names
      are labels, true where such a step is taken, and in JSON also attribute=value, true in such
      states. Put a name with other characters than letters, digits and _-.:# in double quotes. A
      run goes on for ever, or ends in a deadlock. Nothing is assumed to be fair.

      With --reduced, states that can take the same steps for ever count as one (strong
      bisimulation).
      """
    ],
    options: [.never, .formula, .reduced, .dot, .maxTime, .maxMemory],
    examples: [
      ("check lift.aut --never crash", "Show a shortest trace to a step with this label."),
      (
        "check lift.aut --formula 'always (call implies eventually \"open door\")'",
        "Check what must happen in every run."
      ),
      ("check lift.aut --reduced --dot lift.dot", "Write the smallest equivalent system."),
    ],
    statuses: [
      (.asExpected, "everything asked for holds"), (.unexpected, "something is violated"),
      (.undecided, "a limit stopped the search"), (.usage, "wrong usage"),
      (.malformedInput, "this is not a transition system"),
      (.fileError, "a file cannot be read or written"),
    ])

  private let file: SystemFile
  private let forbidden: [String]
  private let formulas: [String]
  private let isReduced: Bool
  private let dot: OutputFile?
  private let limits: SearchLimits
  private let threads: Int
  private let format: OutputFormat

  init(_ arguments: Arguments) throws(UsageError) {
    limits = try arguments.limits()
    file = SystemFile(path: arguments.operands.first ?? "-", memory: limits.memory)
    forbidden = arguments.values(of: .never)
    formulas = arguments.values(of: .formula)
    for formula in formulas {
      do throws(LTLSyntaxError) { _ = try LTLFormula(formula) } catch {
        throw .wrongValue(.formula, "\(error)")
      }
    }
    isReduced = arguments.has(.reduced)
    dot = arguments.value(of: .dot).map(OutputFile.init)
    if dot?.isStandardOutput == true {
      throw .wrongValue(.dot, "standard output is for the result; name a file.")
    }
    threads = try arguments.threads()
    format = try arguments.format()
  }

  func run(console: Console) throws -> Outcome {
    try dot?.check()
    let beginning = ContinuousClock.now
    let watch = limits.watch()
    let system = try file.read(console: console, until: watch)
    let machine = SystemMachine(system)
    let check = SystemCheck(
      machine: machine, forbidden: try forbidden.map { try label($0, of: system) },
      statements: try formulas.map { try statement($0, of: machine) }, limits: limits,
      beginning: beginning, threads: threads, console: console)
    var report = check.run()
    if isReduced {
      console.progress.announce(system.title, TaskProgress(phase: "reducing"))
      report.quotient = system.quotient { Interruption.isRequested || watch() != nil }
      report.isReductionStopped = report.quotient == nil
    }
    if Interruption.isRequested { return outcome(report) }
    if let dot, let drawn = isReduced ? report.quotient : system {
      try dot.writePieces { put in
        try drawn.write(.dot) { piece in
          if Interruption.isRequested { throw Interrupted() }
          try put(piece)
        }
      }
    }
    return outcome(report)
  }

  private func outcome(_ report: SystemReport) -> Outcome {
    Outcome(text: format == .json ? report.json.text : report.text, status: report.status)
  }

  private func label(_ name: String, of system: TransitionSystem) throws(UsageError) -> String {
    if system.label(named: name) != nil { return name }
    throw .unknownWord(name, kind: "label", known: system.namesOfLabels)
  }

  private func statement(
    _ formula: String, of machine: SystemMachine
  ) throws(UsageError) -> LivenessProperty<SystemMachine> {
    do throws(LivenessError) { return try machine.statement(formula) } catch {
      throw .wrongValue(.formula, "\(error)")
    }
  }
}

extension Option {
  fileprivate static let never = Option(
    "--never", "LABEL", isRepeatable: true,
    help: "Check that no step has this label; may be repeated.")
  fileprivate static let formula = Option(
    "--formula", "TEXT", isRepeatable: true,
    help: "Check this formula on every run; may be repeated.")
  fileprivate static let reduced = Option(
    "--reduced", help: "Reduce the system by strong bisimulation.")
  fileprivate static let dot = Option(
    "--dot", "FILE", isOutput: true, help: "Write the system, or the reduced one, for Graphviz.")
}
