import Foundation
import LifecycleLogs
import LifecycleModels
import Reporting

/// Says whether recorded logs are behaviours of a model.
struct ValidateCommand: Command {
  static let syntax = Syntax(
    name: "validate", operands: "LOG...", operandCount: 1...1_000_000,
    summary: "Say whether recorded logs are life cycles of a model.",
    discussion: [
      """
      A log is JSON, JSON lines, unified log (log show), or text with one callback a line; - is
      standard input. It may begin and end anywhere in a life, hold several processes and scenes,
      and leave callbacks out that its recorder does not see. A log is accepted if some life cycle
      explains it, and what it shows is told. A recorder that knows one of an app's transitions is
      taken to know all of them; --alphabet says which callbacks it really records. A rejected one
      is explained: the first entry that no life cycle explains, what could have come there, what is
      missing, the nearest legal log, and what other model or reading accepts it. Times are held
      against the limits of the system.
      """,
      """
      Scenes are told apart by a name behind the callback: sceneDidBecomeActive#main, or the scene
      as it prints itself, <UIWindowScene: 0x…>; in JSON by the key “scene”. A log of any size is
      read in constant memory. What is malformed is reported with its line, and the rest is judged.
      """,
    ],
    options: [.model, .scenes, .alphabet, .logFormat, .life, .coverage, .limit],
    examples: [
      ("validate --life crash.log", "Judge a log; tell what may have happened between."),
      ("validate --coverage logs/*.json", "Which rules have these logs exercised?"),
      ("validate --format json - < device.ndjson", "Judge standard input, for a program."),
    ],
    statuses: [
      (.asExpected, "every log is accepted, and no time limit is broken"),
      (.unexpected, "some log is rejected, or breaks a time limit"),
      (.undecided, "the model does not speak of some log"), (.usage, "wrong usage"),
      (.malformedInput, "some file is no log, or has malformed lines; the rest is judged"),
      (.fileTrouble, "some file cannot be read; the others are judged"),
      (.interrupted, "interrupted"),
    ])

  private let paths: [String]
  private let wishes: LogValidation.Wishes
  private let format: OutputFormat

  init(_ arguments: Arguments) throws(UsageError) {
    paths = arguments.operands
    if paths.contains("") { throw .emptyOperand("LOG", command: "validate") }
    if paths.count(where: { $0 == "-" }) > 1 { throw .repeatedWord("-", kind: "file") }
    if let output = arguments.value(of: .output),
      let log = paths.first(where: { FilePlace.isSame($0, output) })
    {
      throw .wrongValue(.output, "\(log.shown) is one of the logs; name another file.")
    }
    wishes = LogValidation.Wishes(
      model: try arguments.choice(.model, of: JudgingModel.self),
      scenes: try arguments.integer(.scenes, in: SceneModel.sceneCounts),
      alphabet: try arguments.alphabet(),
      profile: try arguments.profile() ?? .observed,
      format: try arguments.choice(.logFormat, of: LogFormat.self),
      limits: try arguments.timeLimits(),
      tellsLives: arguments.has(.life), countsRules: arguments.has(.coverage))
    format = try arguments.format()
  }

  func run(in session: Session) throws -> Outcome {
    var validation = LogValidation(wishes, console: session.console)
    var judged = 0
    while judged < paths.count, !Interruption.isRequested, try validation.judge(paths[judged]) {
      judged += 1
    }
    session.console.progress.finish("validate")
    if Interruption.isRequested {
      let files = paths.count.counted("file")
      session.console.complain("interrupted: \(judged.grouped) of \(files) judged.")
    }
    return Outcome(
      text: format == .json ? json(validation).text : text(validation),
      status: LogResult.status(of: validation.results))
  }

  private func text(_ validation: LogValidation) -> String {
    (validation.results.map(\.text) + validation.coverage.map(\.text)).joined()
  }

  private func json(_ validation: LogValidation) -> OrderedJSON {
    let logs = OrderedJSON.array(validation.results.map(\.json))
    guard wishes.countsRules else { return .object([("logs", logs)]) }
    return .object([
      ("logs", logs), ("coverage", .array(validation.coverage.map(\.json))),
    ])
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
