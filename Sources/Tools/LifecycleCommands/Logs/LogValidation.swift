import CommandLineTools
import Foundation
import LifecycleLogs
import LifecycleModels
import Reporting

/// Judges the logs of files, one after the other.
struct LogValidation {
  /// What is asked of the judgements.
  struct Request: Sendable {
    var model: JudgingModel?
    /// The largest number of scenes; nil for as many as necessary.
    var scenes: Int?
    /// The callbacks that the recorders record, if that is known.
    var alphabet: Set<Callback>?
    var profile = Profile.observed
    /// The systems that the logs were recorded on; nil for what each log says.
    var systems: SystemVersions?
    var format: LogFormat?
    /// The words of recorders that use names of their own.
    var vocabulary: LogVocabulary?
    /// What recorders of phases write down; nil to tell it from each log.
    var phases: PhaseRecorder?
    /// Whether the scenario of a log says what happened.
    var readsScenarios = true
    var limits = TimeLimits.current
    /// Whether the traces behind accepted logs are shown.
    var showsTraces = false
    /// Whether the rules that the logs have exercised are counted.
    var countsRules = false
    /// Whether the lives behind accepted logs are kept for a page.
    var exploresLives = false

    /// Whether lives must be found.
    fileprivate var needsLives: Bool { showsTraces || countsRules || exploresLives }
  }

  private let request: Request
  private let console: Console
  private var examiner: LogExaminer
  private(set) var results: [LogResult] = []
  /// The coverage of each model that judged a log.
  private(set) var coverage: [RuleCoverage] = []
  /// The lives behind accepted logs, each with the systems of its model; empty unless they are kept.
  private(set) var lives: [(life: LifeAccount, systems: SystemVersions?)] = []

  init(_ request: Request, console: Console) {
    self.request = request
    self.console = console
    examiner = LogExaminer(
      profile: request.profile, model: request.model, scenes: request.scenes,
      systems: request.systems, phases: request.phases)
  }

  /// Judges every log of a file; an error of the file is one of the results.
  ///
  /// - Returns: Whether the file was read to its end without an interruption.
  mutating func judge(_ path: String) throws -> Bool {
    try judge(LogFile(path, format: request.format, vocabulary: request.vocabulary))
  }

  /// Judges every log of a file, and passes on what is in the file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - logEvent: Called with each event of a log.
  ///   - reportEvent: Called with each event of a report; nil if the file must hold a log, too.
  /// - Returns: Whether the file was read to its end without an interruption.
  /// - Throws: The errors of `reportEvent`.
  mutating func judge(
    _ file: LogFile, logEvent: (LogEvent) -> Void = { _ in },
    reportEvent: ((DeviceReportEvent) throws -> Void)? = nil
  ) throws -> Bool {
    let path = file.path
    do {
      try judgeLogs(of: file, logEvent, reportEvent)
    } catch is Interrupted {
      return false
    } catch let error as LogError {
      results.append(failed(path, error.failure, error.localizedDescription))
    } catch let error as any CommandError {
      results.append(failed(path, .unreadable, error.localizedDescription))
    }
    return true
  }

  /// Judges the breadcrumbs of a report in a file, which are of one process.
  mutating func judge(breadcrumbsOf event: ReporterEvent, in file: LogFile) throws {
    var heading = LogHeading(name: file.path, alphabet: event.alphabet)
    heading.isOfOneProcess = true
    var intake = LogIntake(
      number: 0, name: file.path, limits: request.limits, alphabet: request.alphabet,
      readsScenario: false)
    intake.read(.begin(heading))
    for entry in event.breadcrumbs { intake.read(.entry(entry)) }
    results.append(try result(of: intake, in: file))
  }

  private func failed(_ path: String, _ failure: LogResult.Failure, _ words: String) -> LogResult {
    LogResult(
      file: path,
      content: .failed(
        failure, words, model: (request.model ?? .app).rawValue, profile: request.profile.rawValue))
  }
}

// MARK: - One file

extension LogValidation {
  /// Judges each log at its end, so that only one is in memory. A log that is too long for that is
  /// judged after the whole file was read.
  private mutating func judgeLogs(
    of file: LogFile, _ logEvent: (LogEvent) -> Void,
    _ reportEvent: ((DeviceReportEvent) throws -> Void)?
  ) throws {
    var current: LogIntake?
    var number = 0
    var long: [LogIntake] = []
    var failure: (any Error)?
    do {
      try file.read(
        observe: { [console] in console.showProgress("reading", file, $0) }, reports: reportEvent
      ) { event in
        logEvent(event)
        if case .begin = event {
          current = LogIntake(
            number: number, name: file.path, limits: request.limits, alphabet: request.alphabet,
            readsScenario: request.readsScenarios)
          number += 1
        }
        current?.read(event)
        guard event == .end, let intake = current else { return }
        current = nil
        if let filter = file.filter, filter.leftOutCount > 0 {
          console.remark(leavingOut: filter, of: file.path)
          if filter.keptCount == 0 { return }
        }
        if intake.log == nil {
          long.append(intake)
        } else {
          results.append(try result(of: intake, in: file))
        }
      }
    } catch let caughtError where !(caughtError is Interrupted) {
      failure = caughtError
    }
    // Before the file is read again, which forgets how many reports there are.
    if failure == nil, reportEvent == nil { console.remark(reportsIn: file) }
    // The logs that were read before the error are judged all the same.
    for intake in long { results.append(try result(of: intake, in: file)) }
    if let failure { throw failure }
  }

  private mutating func result(of intake: LogIntake, in file: LogFile) throws -> LogResult {
    console.remark(skipping: intake, of: file.path)
    console.complain(about: intake, of: file.path)
    var judgement: Judgement
    if let log = intake.log {
      judgement = examiner.examine(intake.survey) { log.entries.forEach($0) }
      if request.needsLives {
        judgement.accounts = examiner.accounts(of: log, judgement)
      }
    } else {
      judgement = try examiner.examine(intake.survey) { [console] receive in
        try file.forEachEntry(ofLog: intake.number, receive) {
          console.showProgress("judging", file, $0)
        }
      }
    }
    if request.showsTraces, judgement.verdict == .accepted, judgement.accounts.isEmpty {
      console.remark(
        "\(InputFile.name(of: file.path)): no trace is shown for a log that is empty or has more than "
          + "\(LogChecker<AppModel>.maxAccountEntries.grouped) entries, or for which none is found."
      )
    }
    if request.countsRules { count(judgement) }
    if request.exploresLives { lives += judgement.accounts.map { ($0, judgement.systems) } }
    if !request.showsTraces { judgement.accounts = [] }
    return LogResult(
      file: file.path,
      content: .judged(
        judgement, intake.timing.timing(), intake.skipped, malformed: intake.malformed,
        malformedCount: intake.survey.malformedCount))
  }

  private mutating func count(_ judgement: Judgement) {
    let known = coverage.firstIndex { $0.model == judgement.model }
    if known == nil {
      coverage.append(
        RuleCoverage(
          model: judgement.model, profile: judgement.profile, rules: examiner.rules(of: judgement)))
    }
    coverage[known ?? coverage.count - 1].add(judgement.accounts)
  }
}

extension Console {
  /// Says which reports of a file are not judged.
  fileprivate func remark(reportsIn file: LogFile) {
    guard let (kind, line) = file.firstReport else { return }
    let more = file.reportCount - 1
    let others =
      more > 0 ? ", and \(more.counted("more report")) \(more == 1 ? "follows" : "follow")" : ""
    remark(
      "\(InputFile.name(of: file.path)): line \(line) begins \(kind.words)\(others). Reports are not "
        + "judged; “lifecycle explain FILE” says why a process ended.")
  }
}

extension LogError {
  /// What the file is in place of a log. One without names may be in order, and about something else.
  fileprivate var failure: LogResult.Failure {
    switch self {
    case .noCallback: .nameless
    case .report, .noLog: .report
    default: .malformed
    }
  }
}

extension Console {
  /// Shows how much of a file has been read.
  fileprivate func showProgress(_ activity: String, _ file: LogFile, _ bytes: Int) {
    progress.update(
      "validate",
      TaskProgress(
        bytes >> 20, "MB", "MB", of: file.size.map { $0 >> 20 },
        phase: "\(activity) \(InputFile.name(of: file.path))"))
  }
}
