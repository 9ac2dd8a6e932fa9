import CommandLineTools
import Foundation
import LifecycleLogs
import LifecycleModels
import Reporting

/// Reads reports and logs, and puts together what they say of the ends of an app.
struct Explanation {
  /// What the reports and logs say.
  private(set) var story: DeathStory
  /// What was said of the logs.
  var logs: [LogResult] { validation.results }
  /// What is damaged in reports.
  private(set) var damage: [Damage] = []
  /// What could not be read.
  private(set) var unreadable: [(file: String, words: String)] = []

  /// Something damaged in a report.
  struct Damage: Hashable, Sendable {
    let file: String
    let line: Int?
    let words: String
  }

  private let console: Console
  private let app: String?
  private let vocabulary: LogVocabulary?
  private var validation: LogValidation
  init(
    app: String?, model: JudgingModel?, profile: Profile, systems: SystemVersions?,
    vocabulary: LogVocabulary?, console: Console
  ) {
    self.app = app
    self.vocabulary = vocabulary
    self.console = console
    story = DeathStory(model: model, profile: profile, systems: systems, app: app)
    validation = LogValidation(
      LogValidation.Request(model: model, profile: profile, systems: systems), console: console)
  }

  /// Reads files and folders, and finds the ends.
  mutating func read(_ paths: [String]) throws {
    var (first, last): ([String], [String]) = ([], [])
    for path in paths {
      for file in files(of: path) {
        // Reports say which names the processes of an app have, and logs are restricted to these.
        if app == nil || beginsAsReport(file) { first.append(file) } else { last.append(file) }
      }
    }
    for file in first + last {
      guard !Interruption.isRequested else { return }
      try read(file)
    }
    story.end()
    if story.leftOutCount > 0 {
      console.complain(
        "\(story.leftOutCount.grouped) more ends are left out; --app chooses one app, and a shorter list of "
          + "files has fewer.")
    }
  }

  /// The file itself, or the files of a folder in alphabetical order. Hidden files are left out.
  private mutating func files(of path: String) -> [String] {
    guard path != "-", FileSystem.kind(of: path) == S_IFDIR else { return [path] }
    do throws(FileError) {
      let files = try Self.files(in: path)
      if files.isEmpty {
        fail(path, "\(path.shown) has no files; name a folder that holds reports, or the reports.")
      }
      return files
    } catch {
      fail(path, error.localizedDescription)
      return []
    }
  }

  /// The ordinary files of a folder that are not hidden.
  static func files(in folder: String) throws(FileError) -> [String] {
    try FileSystem.visibleNames(in: folder).map { "\(folder)/\($0)" }
      .filter { FileSystem.kind(of: $0) == S_IFREG }
  }

  /// Whether a file begins as a report; false for what can be read only once.
  private func beginsAsReport(_ path: String) -> Bool {
    guard path != "-", FileSystem.kind(of: path) == S_IFREG,
      let file = FileHandle(forReadingAtPath: path), let start = try? file.read(upToCount: 1 << 16),
      case .report = FileKind(startOf: Array(start))
    else { return false }
    return true
  }

  private mutating func fail(_ file: String, _ words: String) {
    unreadable.append((file, words))
    console.complain(words)
  }
}

// MARK: - One file

extension Explanation {
  private mutating func read(_ path: String) throws {
    let file = LogFile(
      path, format: nil, vocabulary: vocabulary, keeping: story.appFilter)
    var found = FileFindings(path: path)
    // Moved, so that what is read is not copied for each file.
    swap(&found.story, &story)
    defer { swap(&found.story, &story) }
    _ = try validation.judge(
      file, logEvent: { found.story.read($0, of: path) }, reportEvent: { found.read($0) })
    for event in found.events { try validation.judge(breadcrumbsOf: event, in: file) }
    for item in found.damage {
      console.complain("\(InputFile.name(of: path)): \(item.place)\(item.words)")
    }
    let more = found.damageCount - found.damage.count
    if more > 0 {
      console.complain("\(InputFile.name(of: path)): \(more.grouped) more are damaged.")
    }
    damage += found.damage
  }
}

/// What is found in one file.
private struct FileFindings {
  let path: String
  var story = DeathStory()
  /// The first events with breadcrumbs, which are judged as logs.
  private(set) var events: [ReporterEvent] = []
  /// What is damaged first, and how much is.
  private(set) var damage: [Explanation.Damage] = []
  private(set) var damageCount = 0

  private static let maxDamage = 100
  private static let maxEvents = 1_000

  init(path: String) { self.path = path }

  mutating func read(_ event: DeviceReportEvent) {
    switch event {
    case .damaged(let line, let words): add(line, words)
    case .report(let report):
      story.read(report, of: path)
      for remark in report.remarks { add(remark.line, remark.words) }
      guard case .event(let event) = report.content, !event.breadcrumbs.isEmpty,
        events.count < Self.maxEvents
      else { return }
      events.append(event)
    }
  }

  private mutating func add(_ line: Int, _ words: String) {
    damageCount += 1
    guard damage.count < Self.maxDamage else { return }
    damage.append(Explanation.Damage(file: path, line: line, words: words))
  }
}

extension Explanation.Damage {
  /// The place, with a colon.
  var place: String { line.map { "Line \($0): " } ?? "" }
}

// MARK: - What was found

extension Explanation {
  /// How the command ends.
  func status(_ selection: FindingSelection) -> ExitStatus {
    if Interruption.isRequested { return .interrupted }
    if !unreadable.isEmpty || logs.contains(where: \.isUnreadable) { return .fileError }
    let errors = selection.report.findings.filter { $0.severity == .error }
    if errors.contains(where: { ExplainRule.ofDamage.contains($0.rule) }) { return .malformedInput }
    if !errors.isEmpty { return .unexpected }
    return isExplained ? .asExpected : .undecided
  }

  /// Whether there is something to explain, and all of it is explained.
  private var isExplained: Bool {
    let counts = story.exits.flatMap(\.counts).filter { $0.count > 0 }
    let isAnything = !story.deaths.isEmpty || !counts.isEmpty || !story.unexplained.isEmpty
    return isAnything && story.leftOutCount == 0 && story.deaths.allSatisfy { $0.cause != nil }
      && counts.allSatisfy { !$0.causes.isEmpty }
  }

  /// What is said at the end where nothing is explained; nil otherwise.
  var remark: String? {
    guard story.deaths.isEmpty, story.exits.isEmpty, story.unexplained.isEmpty else { return nil }
    if let app { return "No process that ended is called “\(app.printable)”." }
    let isJudged = logs.contains { if case .judged = $0.content { true } else { false } }
    return !isJudged
      ? "The files tell of no process that ended."
      : "No file tells what ended a process, and the logs show no end that was not announced."
  }
}
