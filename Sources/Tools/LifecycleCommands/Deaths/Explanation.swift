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
  private var validation: LogValidation
  private static let maxDamage = 100

  init(
    app: String?, model: JudgingModel?, profile: Profile, systems: SystemVersions?,
    console: Console
  ) {
    self.app = app
    self.console = console
    story = DeathStory(model: model, profile: profile, systems: systems, app: app)
    validation = LogValidation(
      LogValidation.Request(model: model, profile: profile, systems: systems), console: console)
  }

  /// Reads files and folders, and finds the ends.
  mutating func read(_ paths: [String]) throws {
    for path in paths {
      for file in files(of: path) {
        guard !Interruption.isRequested else { return }
        try read(file)
      }
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
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
      let files = names.filter { !$0.hasPrefix(".") }.map { path + "/" + $0 }
        .filter { FileSystem.kind(of: $0) == S_IFREG }
      if files.isEmpty {
        fail(path, "\(path.shown) has no files; name a folder that holds reports, or the reports.")
      }
      return files
    } catch {
      fail(path, "\(path.shown) cannot be listed.")
      return []
    }
  }

  private mutating func fail(_ file: String, _ words: String) {
    unreadable.append((file, words))
    console.complain(words)
  }
}

// MARK: - One file

extension Explanation {
  private mutating func read(_ path: String) throws {
    let file = LogFile(path, format: nil)
    var story = story
    var damage: [Damage] = []
    var damageCount = 0
    var events: [ReporterEvent] = []
    let isRead = try validation.judge(
      file, logEvent: { story.read($0, of: path) },
      reportEvent: { event in
        switch event {
        case .report(let report):
          story.read(report, of: path)
          if case .event(let event) = report.content, !event.breadcrumbs.isEmpty {
            events.append(event)
          }
          damage += report.remarks.prefix(Self.maxDamage).map {
            Damage(file: path, line: report.line, words: $0)
          }
        case .damaged(let line, let words):
          damageCount += 1
          if damageCount <= Self.maxDamage {
            damage.append(Damage(file: path, line: line, words: words))
          }
        }
      })
    if isRead { self.story = story }
    for event in events { try validation.judge(breadcrumbsOf: event, in: file) }
    for item in damage {
      console.complain("\(InputFile.name(of: path)): \(item.place)\(item.words)")
    }
    let more = damageCount - Self.maxDamage
    if more > 0 {
      console.complain("\(InputFile.name(of: path)): \(more.grouped) more are damaged.")
    }
    self.damage += damage
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
      && (counts.isEmpty || counts.contains { !$0.causes.isEmpty })
  }

  /// What is said at the end where nothing is explained; nil otherwise.
  var remark: String? {
    guard story.deaths.isEmpty, story.exits.isEmpty, story.unexplained.isEmpty else { return nil }
    if let app { return "No process that ended is called “\(app.printable)”." }
    return logs.isEmpty
      ? "The files tell of no process that ended."
      : "No file tells what ended a process, and the logs show no end that was not announced."
  }
}
