import Foundation
import LifecycleLogs
import LifecycleModels
import Reporting

/// Judges the logs of files, one after the other.
struct LogValidation {
  /// What is asked of the judgements.
  struct Wishes: Sendable {
    var model: JudgingModel?
    /// The most scenes of the app; nil for as many as it takes.
    var scenes: Int?
    /// The callbacks that the recorders record, where that is known.
    var alphabet: Set<Callback>?
    var profile = Profile.observed
    var format: LogFormat?
    var limits = TimeLimits.current
    /// Whether the lives behind accepted logs are told.
    var tellsLives = false
    /// Whether the rules are counted that the logs have exercised.
    var countsRules = false
  }

  private let wishes: Wishes
  private let console: Console
  private var examiner: LogExaminer
  private(set) var results: [LogResult] = []
  /// The coverage of each model that judged a log.
  private(set) var coverage: [RuleCoverage] = []

  init(_ wishes: Wishes, console: Console) {
    self.wishes = wishes
    self.console = console
    examiner = LogExaminer(
      profile: wishes.profile, model: wishes.model, scenes: wishes.scenes)
  }

  /// Judges every log of a file; what is wrong with the file is one of the results.
  ///
  /// - Returns: Whether the file was read to its end, and not interrupted.
  mutating func judge(_ path: String) throws -> Bool {
    do {
      try judgeLogs(of: LogFile(path, format: wishes.format))
    } catch is Interrupted {
      return false
    } catch let error as LogError {
      results.append(failed(path, .malformed, error.localizedDescription))
      console.complain("\(InputFile.name(of: path)): \(error.localizedDescription)")
    } catch let error as FileError {
      results.append(failed(path, .unreadable, error.localizedDescription))
      console.complain(error.localizedDescription)
    }
    return true
  }

  private func failed(_ path: String, _ failure: LogResult.Failure, _ words: String) -> LogResult {
    LogResult(
      file: path,
      outcome: .failed(
        failure, words, model: (wishes.model ?? .app).rawValue, profile: wishes.profile.rawValue))
  }
}

// MARK: - One file

extension LogValidation {
  /// Judges each log as soon as it ends, so that no more than one is kept; one that is too long for
  /// that once the whole file was read.
  private mutating func judgeLogs(of file: LogFile) throws {
    var current: LogIntake?
    var number = 0
    var long: [LogIntake] = []
    var failure: (any Error)?
    do {
      try file.read(observe: { [console] in console.showProgress("reading", file, $0) }) { event in
        if case .begin = event {
          current = LogIntake(
            number: number, name: file.path, limits: wishes.limits, alphabet: wishes.alphabet)
          number += 1
        }
        current?.read(event)
        guard event == .end, let intake = current else { return }
        current = nil
        if intake.log == nil {
          long.append(intake)
        } else {
          results.append(try result(of: intake, in: file))
        }
      }
    } catch let trouble where !(trouble is Interrupted) {
      failure = trouble
    }
    // What was read before the trouble is judged all the same.
    for intake in long { results.append(try result(of: intake, in: file)) }
    if let failure { throw failure }
  }

  private mutating func result(of intake: LogIntake, in file: LogFile) throws -> LogResult {
    console.remark(skipping: intake, of: file.path)
    console.complain(about: intake, of: file.path)
    var judgement: Judgement
    if let log = intake.log {
      judgement = examiner.examine(intake.survey) { log.entries.forEach($0) }
      if wishes.tellsLives || wishes.countsRules {
        judgement.accounts = examiner.accounts(of: log, judgement)
      }
    } else {
      judgement = try examiner.examine(intake.survey) { [console] receive in
        try file.forEachEntry(ofLog: intake.number, receive) {
          console.showProgress("judging", file, $0)
        }
      }
    }
    if wishes.tellsLives, judgement.verdict == .accepted, judgement.accounts.isEmpty {
      console.remark(
        "\(InputFile.name(of: file.path)): no life is told of a log that is empty, or has more than "
          + "\(LogChecker<AppModel>.longestAccount.grouped) entries.")
    }
    if wishes.countsRules { count(judgement) }
    if !wishes.tellsLives { judgement.accounts = [] }
    return LogResult(
      file: file.path,
      outcome: .judged(
        judgement, intake.timing.timing(), intake.skipped, malformed: intake.malformed,
        malformedCount: intake.survey.malformedCount))
  }

  private mutating func count(_ judgement: Judgement) {
    let place = coverage.firstIndex { $0.model == judgement.model }
    if place == nil {
      coverage.append(
        RuleCoverage(
          model: judgement.model, profile: judgement.profile, rules: examiner.rules(of: judgement)))
    }
    coverage[place ?? coverage.count - 1].add(judgement.accounts)
  }
}

extension Console {
  /// Says how much of a file was read.
  fileprivate func showProgress(_ activity: String, _ file: LogFile, _ bytes: Int) {
    progress.update(
      "validate", "\(activity) \(InputFile.name(of: file.path)): \((bytes >> 20).grouped) MB")
  }
}
