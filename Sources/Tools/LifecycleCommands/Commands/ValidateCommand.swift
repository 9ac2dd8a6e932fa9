import CommandLineTools
import Foundation
import LifecycleLogs
import LifecycleModels
import ModelChecking
import Reporting

/// Judges whether recorded logs are behaviours of a model.
struct ValidateCommand: Command {
  static let syntax = Syntax(
    name: "validate", operands: "LOG...", operandCount: 1...1_000_000,
    summary: "Check whether recorded logs are life cycles of a model.",
    discussion: [
      """
      A log is JSON, JSON lines, the output of “log show”, or text with one callback a line; - is
      standard input. A log may begin and end at any point, contain several processes and scenes,
      and omit callbacks that its recorder does not record. A log of any size is read in constant
      memory. Malformed entries are reported with their line, and the rest is judged.

      A log is accepted if some life cycle explains it. The report says what the log proves. For a
      rejected log, the report shows the first entry that no life cycle explains, what was possible
      there, what is missing, the nearest legal log, and which other model or profile accepts the
      log. Times are compared with the limits of the system.

      In a log of the whole device, the lines of the system say when a process was suspended and how
      it ended. A crash report or another report of a device is not judged; “explain” reads it.

      A recorder that records one of an app's transitions is assumed to record all of them.
      --alphabet says which callbacks it really records. Launches are not recorded if a process
      begins in the log without one.
      """,
      """
      A name after the callback distinguishes scenes, as in sceneDidBecomeActive#main. So does the
      printed description of the scene, <UIWindowScene: 0x…>. In JSON it is the key “scene”.
      """,
      """
      A log may have names of its own. --vocabulary names a file that says what they stand for:
      {"names": {"onSuspend": "app.didEnterBackground", "init": "new process"}}. The keys "time" and
      "process" hold regular expressions with one group. The key "vocabulary" of .lifecycle.json
      holds the same. If a log names no callback, the answer offers such a file to fill in.
      """,
      """
      Flutter, React Native and other frameworks have phases of their own. If a log has nothing else,
      each phase is read as the notification of UIKit that begins it, so that a missing phase is
      found. With --phases samples, or if a phase is repeated, a phase only says what the app is.
      --framework names the framework of a log that has only its ordinary words, such as “paused”.
      """,
      """
      Marks between the entries say what the user or the system did: (pressed Home) or # lock in
      text and in lists, {"mark":"home"} in JSON lines. The steps that XCUITest, Maestro, Appium and
      Detox print are marks, too. The article JudgeLogs (documentation of
      LifecycleLogs) lists the words. A marked event must have happened at that point. A “scenario”
      in the heading of a log is read in the same way if every part of it is known.
      """,
      """
      With --shard I/N, only the logs are judged whose position among the operands, counted from 0,
      is I modulo N. “merge” adds the shards up.
      """,
      """
      With --explore, a single log becomes a page for a browser. The page shows what may have
      happened and how the life may go on.
      """,
      FindingOutput.pageDiscussion, FindingOutput.discussion,
    ],
    options: [
      .model, .scenes, .alphabet, .vocabulary, .framework, .phases, .logFormat, .ignoreScenario,
      .life, .explore, .coverage, .limit,
      .shard,
    ] + FindingOutput.options,
    examples: [
      ("validate --life crash.log", "Judge a log, and show what may have happened."),
      ("validate --coverage logs/*.json", "Show which rules these logs have exercised."),
      ("validate --format json - < device.ndjson", "Judge standard input, for a program."),
    ],
    statuses: [
      (.asExpected, "every log is accepted, and no time limit is broken"),
      (.unexpected, "a log is rejected, or breaks a time limit"),
      (
        .undecided,
        "a file is a report or no log, names no callback, or is outside the scope of the model"
      ),
      (.usage, "wrong usage"),
      (.malformedInput, "a file is damaged, or has malformed entries; the rest is judged"),
      (.fileError, "a file cannot be read; the others are judged"),
    ])

  private let paths: [String]
  private let request: LogValidation.Request
  private let vocabulary: String?
  private let framework: LogFramework?
  private let output: FindingOutput
  /// The file for a page that begins at the end of the log.
  private let page: String?
  private let shard: Shard
  private let header: ShardHeader?

  init(_ arguments: Arguments) throws(UsageError) {
    paths = arguments.operands
    if paths.contains("") { throw .emptyOperand("LOG", command: "validate") }
    if paths.count(where: { $0 == "-" }) > 1 { throw .repeatedWord("-", kind: "file") }
    page = arguments.value(of: .explore)
    if page != nil, paths.count > 1 {
      throw .unexpectedOperand(paths[1], command: "validate --explore")
    }
    if page == "-" { throw .wrongValue(.explore, "the page needs a file of its own.") }
    let shard = try arguments.shard()
    if shard != nil, page != nil { throw .conflict("--shard", "--explore") }
    if shard != nil, arguments.has(.writeBaseline) {
      throw .conflict("--shard", "--write-baseline")
    }
    self.shard = shard ?? .whole
    header = try shard.map { (shard) throws(UsageError) in
      ShardHeader(
        command: "validate", work: arguments.work(), seed: try arguments.seed(),
        count: shard.count)
    }
    request = LogValidation.Request(
      model: try arguments.choice(.model, of: JudgingModel.self),
      scenes: try arguments.integer(.scenes, in: SceneModel.sceneCounts),
      alphabet: try arguments.alphabet(),
      profile: try arguments.profile() ?? .observed, systems: try arguments.systems(),
      format: try arguments.choice(.logFormat, of: LogFormat.self),
      phases: try arguments.choice(.phases, of: PhaseRecorder.self),
      readsScenarios: !arguments.has(.ignoreScenario), limits: try arguments.timeLimits(),
      showsTraces: arguments.has(.life), countsRules: arguments.has(.coverage),
      exploresLives: page != nil)
    vocabulary = arguments.value(of: .vocabulary)
    framework = try arguments.choice(.framework, of: LogFramework.self)
    output = try FindingOutput(arguments, hasPage: true)
  }

  func run(console: Console) throws -> Outcome {
    try output.check(for: Self.syntax.name)
    var request = request
    request.vocabulary = try output.files.readVocabulary(vocabulary)
    if let framework { request.vocabulary = .init(of: framework, addedTo: request.vocabulary) }
    var validation = LogValidation(request, console: console)
    let start = ContinuousClock.now
    var judged = 0
    var positions = ShardPositions()
    for (position, path) in paths.enumerated() where shard.contains(position) {
      guard !Interruption.isRequested, try validation.judge(path) else { break }
      judged += 1
      positions.note(position, results: validation.results.count, models: validation.coverage.count)
    }
    console.progress.finish("validate")
    if Interruption.isRequested {
      let files = shard.size(of: paths.count).counted("file")
      console.complain("interrupted after \(judged.grouped) of \(files).")
    }
    let results = validation.results
    if let page { try explore(validation.lives, page, console) }
    var outcome = try output.outcome(
      for: FindingReport(results), console: console,
      text: { selection in
        let shown = LogResult.shown(results, selection)
        if output.format == .page { return LogResult.page(of: shown).text }
        return (shown.map(\.text) + validation.coverage.map(\.text)).joined()
      },
      json: { json(validation) },
      status: { selection in LogResult.status(of: results, selection) })
    if let header {
      let time = (ContinuousClock.now - start).milliseconds
      let part = part(validation, positions, milliseconds: time, status: outcome.status)
      outcome.text = ShardResult(header, of: shard, part).json.text
    }
    return outcome
  }

  /// Writes the page that begins with the most plausible life behind the log.
  private func explore(
    _ lives: [(life: LifeAccount, systems: SystemVersions?)], _ page: String, _ console: Console
  ) throws {
    guard let (life, systems) = lives.first else {
      return console.complain("no life explains the log, so \(page.shown) is not written.")
    }
    if lives.count > 1 {
      console.remark("The log contains several apps; the page shows the first one.")
    }
    _ = try ExplorerPage(page, limits: SearchLimits(), console: console)
      .write(life, on: systems)
  }

  private func json(_ validation: LogValidation) -> OrderedJSON {
    let logs = OrderedJSON.array(validation.results.map(\.json))
    guard request.countsRules else { return .object([("logs", logs)]) }
    return .object([
      ("logs", logs), ("coverage", .array(validation.coverage.map(\.json))),
    ])
  }
}

// MARK: - Shards

/// Where the logs of a shard stand among all logs of the run.
private struct ShardPositions {
  /// The position of the file of each result.
  private(set) var ofResults: [Int] = []
  /// For each model the position of the first file that it judged.
  private(set) var ofModels: [Int] = []

  mutating func note(_ position: Int, results: Int, models: Int) {
    while ofResults.count < results { ofResults.append(position) }
    while ofModels.count < models { ofModels.append(position) }
  }
}

extension ValidateCommand {
  private func part(
    _ validation: LogValidation, _ positions: ShardPositions, milliseconds: Int, status: ExitStatus
  ) -> [(String, OrderedJSON)] {
    let coverage = zip(positions.ofModels, validation.coverage).map { ($0, $1.json) }
    let members = LogFacts.part(
      logs: validation.results.map(\.json), positions: positions.ofResults,
      coverage: request.countsRules ? coverage : nil, status: status)
    return [("milliseconds", .integer(milliseconds))] + members
      + (status == .interrupted ? [("interrupted", true)] : [])
  }
}

extension Arguments {
  /// The callbacks that the recorders of the logs record.
  fileprivate func alphabet() throws(UsageError) -> Set<Callback>? {
    guard let names = try list(.alphabet) else { return nil }
    var alphabet: Set<Callback> = []
    for name in names {
      guard case .callback(let callback) = LogEntry.Item(spelling: name) else {
        throw .unknownWord(name, kind: "callback", known: Callback.allCases.map(\.name))
      }
      alphabet.insert(callback)
    }
    return alphabet
  }

  /// The time limits, with those changed that an option names.
  fileprivate func timeLimits() throws(UsageError) -> TimeLimits {
    guard let text = value(of: .limit) else { return .current }
    do throws(TimeLimitError) { return try TimeLimits(parsing: text) } catch {
      throw .wrongValue(.limit, error.localizedDescription)
    }
  }
}

extension Option {
  fileprivate static let model = Option(
    "--model", "NAME", help: "Judge by this model (default: the one that fits the log).")
  fileprivate static let alphabet = Option(
    "--alphabet", "A,B,C", help: "The callbacks that the logs record whenever they occur.")
  fileprivate static let framework = Option(
    "--framework", "NAME",
    help: "Read ordinary words of a framework, such as “paused”, as its phases.")
  fileprivate static let phases = Option(
    "--phases", "NAME",
    help: "Phases in the logs are changes or samples (default: what each log suggests).")
  fileprivate static let logFormat = Option(
    "--log-format", "NAME", help: "json, json-lines or text (default: detected).")
  fileprivate static let ignoreScenario = Option(
    "--ignore-scenario", help: "Ignore the scenarios of the logs.")
  fileprivate static let life = Option(
    "--life", help: "Show the most plausible trace behind each accepted log, step by step.")
  fileprivate static let explore = Option(
    "--explore", "FILE", isOutput: true,
    help: "Write the page of explore, beginning with the most plausible trace.")
  fileprivate static let coverage = Option(
    "--coverage", help: "List which rules of the model the logs have exercised, and which not.")
  fileprivate static let limit = Option(
    "--limit", "NAME=SECONDS[,…]",
    help: "Change time limits, for example backgroundTime=180,launch=10.")
}
