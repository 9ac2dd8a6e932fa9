import CommandLineTools
import Reporting

/// Adds up the results of shards.
struct MergeCommand: Command {
  static let syntax = Syntax(
    name: "merge", operands: "RESULT...", operandCount: 1...1_000_000,
    summary: "Combine the results of shards into the result of one run.",
    discussion: [
      """
      A RESULT is a file that walk, drive or validate wrote with --shard I/N and --format json, or
      one that merge wrote while shards were missing. The order and the grouping do not matter. All
      results must belong to one run: the same command, options and seed, and the same version of
      the tool.

      Once all shards are there, the JSON is that of the run without --shard, with the member
      “merged” at its end. Until then it lists the missing shards, and the verdict is undecided.
      """
    ],
    options: [],
    examples: [
      ("walk app --shard 0/2 --format json --output 0.json", "Take the first half of the walks."),
      ("merge 0.json 1.json", "Show what both halves have found."),
      ("merge --format json --output all.json shards/*.json", "Write the sum for a program."),
    ],
    statuses: [
      (.asExpected, "the whole run would have ended so"),
      (.unexpected, "the whole run would have ended so: something is violated or rejected"),
      (.undecided, "shards are missing, or the whole run would have ended undecided"),
      (.usage, "wrong usage"),
      (.malformedInput, "a file is not a result, belongs to another run, or is given twice"),
      (.fileError, "a file cannot be read or written"),
    ])

  private let paths: [String]
  private let format: OutputFormat

  init(_ arguments: Arguments) throws(UsageError) {
    paths = arguments.operands
    if paths.contains("") { throw .emptyOperand("RESULT", command: "merge") }
    format = try arguments.format()
  }

  func run(console: Console) throws -> Outcome {
    var merged: ShardResult?
    for path in paths {
      let bytes = try InputFile.read(path)
      do throws(ShardFault) {
        let result = try ShardResult(reading: bytes)
        if merged == nil { merged = result } else { try merged?.add(result) }
      } catch {
        throw MergeError(path, error)
      }
    }
    guard let merged else { throw UsageError.missingOperand("RESULT", command: "merge") }
    do throws(ShardFault) { return try outcome(of: merged) } catch {
      throw MergeError(paths.count == 1 ? paths[0] : "\(paths[0]) and others", error)
    }
  }

  private func outcome(of merged: ShardResult) throws(ShardFault) -> Outcome {
    let missing = merged.missing
    guard missing.isEmpty else {
      let names = missing.prefix(20).map(String.init).joined(separator: ", ")
      let words =
        "? \(merged.header.command.printable): undecided, because \(missing.count) of "
        + "\(merged.header.count) shards \(missing.count == 1 ? "is" : "are") missing: \(names)\(missing.count > 20 ? " and others" : "").\n"
      return Outcome(
        text: format == .json ? merged.json.text : words, status: .undecided)
    }
    switch merged.header.command {
    case WalkCommand.syntax.name:
      let facts = try WalkFacts(merged)
      return outcome(facts.members, text: facts.text, facts.status, of: merged)
    case ValidateCommand.syntax.name:
      let facts = try LogFacts(merged)
      return outcome(facts.members, text: facts.text, facts.status, of: merged)
    case DriveCommand.syntax.name:
      let facts = try DriveFacts(merged)
      return outcome(facts.members, text: facts.text, facts.status, of: merged)
    default: throw .noResult
    }
  }

  private func outcome(
    _ members: [(String, OrderedJSON)], text: String, _ status: ExitStatus, of merged: ShardResult
  ) -> Outcome {
    let whole = OrderedJSON.object([
      ("shards", .integer(merged.header.count)), ("milliseconds", .integer(merged.milliseconds)),
    ])
    return Outcome(
      text: format == .json ? OrderedJSON.object(members + [("merged", whole)]).text : text,
      status: status)
  }
}

extension WalkFacts {
  /// What was found and covered.
  fileprivate var text: String {
    let title = "\(model), profile \(profile)".printable
    let found: String
    if let fault {
      found = "! \(title): no verdict, a fault of the model: \(fault.printable)"
    } else if let property {
      let steps = property["counterexample"]?["steps"]?.list?.count ?? 0
      let (id, statement) = (property["id"]?.words ?? "", property["statement"]?.words ?? "")
      found =
        "✗ \(title): \(id.printable) is violated, in \(steps.counted("step")): "
        + statement.printable
    } else {
      found = "? \(title): no violation was found, but walks prove nothing."
    }
    return "\(found)\n\n\(coverage.printable)\n"
  }
}

extension LogFacts {
  /// How many logs have which verdict.
  fileprivate var text: String {
    let verdicts = logs.compactMap { $0["verdict"]?.words }
    let counts = Set(verdicts).sorted().map { verdict in
      "\(verdicts.count { $0 == verdict }) \(verdict.printable)"
    }
    return "\(logs.count.counted("log")): \(counts.joined(separator: ", "))\n"
  }
}

/// A file that cannot be added.
private struct MergeError: CommandError {
  let status = ExitStatus.malformedInput
  let errorDescription: String?

  init(_ path: String, _ fault: ShardFault) { errorDescription = "\(path.shown): \(fault.words)" }
}
