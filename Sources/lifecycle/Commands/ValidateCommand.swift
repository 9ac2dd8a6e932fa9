import Foundation
import LifecycleConformance
import LifecycleModels
import Reporting

/// Says whether recorded logs are behaviours of a model.
struct ValidateCommand: Command {
  static let syntax = Syntax(
    name: "validate", operands: "LOG...", operandCount: 1...1_000_000,
    summary: "Say whether recorded logs are life cycles of a model.",
    discussion: [
      """
      A log is JSON, JSON lines, or text with one callback a line; - is standard input. It may begin
      and end anywhere in a life, and may leave callbacks out that its recorder does not see. A log
      is accepted if some life cycle explains it. A rejected one is explained: the first entry that no
      life cycle explains, what could have come there, and the nearest legal log. Scenes are told
      apart by a name behind the callback: sceneDidBecomeActive#main, or the scene as it prints
      itself, <UIWindowScene: 0x…>; in JSON by the key “scene”.
      """
    ],
    options: [.model],
    examples: [
      ("validate monday.log tuesday.log", "Judge two logs."),
      ("validate --format json - < device.ndjson", "Judge standard input, for a program."),
      ("validate crash.log --profile documented", "Hold a log against the guide to the letter."),
    ],
    statuses: [
      (.asExpected, "every log is accepted"), (.unexpected, "some log is rejected"),
      (.undecided, "the model does not speak of some log"), (.usage, "wrong usage"),
      (.malformedInput, "some file is no log; the others are judged"),
      (.fileTrouble, "some file cannot be read; the others are judged"),
      (.interrupted, "interrupted"),
    ])

  private let paths: [String]
  private let model: String?
  private let profile: Profile
  private let format: OutputFormat

  init(_ arguments: Arguments) throws(UsageError) {
    paths = arguments.operands
    if paths.contains("") { throw .emptyOperand("LOG", command: "validate") }
    if paths.count(where: { $0 == "-" }) > 1 { throw .repeatedWord("-", kind: "file") }
    model = arguments.value(of: .model)
    if let model, !ModelCatalogue.logModels.contains(model) {
      throw .unknownWord(model, kind: "model", known: ModelCatalogue.logModels)
    }
    profile = try arguments.profile() ?? .observed
    format = try arguments.format()
  }

  func run(in session: Session) throws -> Outcome {
    var judges = LogJudges(model, profile: profile)
    var results: [LogResult] = []
    var judged = 0
    while judged < paths.count, !Interruption.isRequested {
      session.console.progress.update("validate", paths[judged].shown)
      guard let found = try judge(paths[judged], with: &judges, session.console) else { break }
      results += found
      judged += 1
    }
    if Interruption.isRequested {
      let files = paths.count.counted("file")
      session.console.complain("interrupted: \(judged.grouped) of \(files) judged.")
    }
    let text =
      format == .json
      ? OrderedJSON.object([("logs", .array(results.map(\.json)))]).text
      : results.map(\.text).joined()
    return Outcome(text: text, status: LogResult.status(of: results))
  }

  /// The judgements on every log of a file; what is wrong with the file is one of them. Nil if
  /// reading was interrupted.
  private func judge(
    _ path: String, with judges: inout LogJudges, _ console: Console
  ) throws -> [LogResult]? {
    let failure: LogResult.Failure
    let words: String
    do {
      let logs = try LogReader.read(InputFile.read(path), name: path)
      return logs.map { log in
        console.remark(skipping: log, of: path)
        return LogResult(file: path, outcome: .judged(judges.judge(log)))
      }
    } catch is Interrupted {
      return nil
    } catch let error as LogError {
      (failure, words) = (.malformed, error.localizedDescription)
    } catch let error as FileError {
      (failure, words) = (.unreadable, error.localizedDescription)
    }
    console.complain(failure == .malformed ? "\(InputFile.name(of: path)): \(words)" : words)
    return [
      LogResult(
        file: path,
        outcome: .failed(
          failure, words, model: model ?? "app", profile: profile.rawValue))
    ]
  }
}
