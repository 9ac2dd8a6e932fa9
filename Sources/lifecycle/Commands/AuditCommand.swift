import CommandLineTools
import Foundation
import ProjectAudit
import Reporting

/// Says whether apps will launch with the iOS 27 SDK, and what their code will miss.
struct AuditCommand: Command {
  static let syntax = Syntax(
    name: "audit", operands: "[PATH]", operandCount: 0...1,
    summary: "Say whether a project launches with the iOS 27 SDK, and what its code misses.",
    discussion: [
      """
      PATH is the folder of a project, an .xcodeproj, an Info.plist, or nothing for the current folder.
      Each app
      target gets a verdict: ready, ready with notes, will lose input, will not launch, or not judged
      because of something that could not be read. It follows from the project file, the build
      settings of every configuration, the Info.plist files, the storyboards, and the Swift and
      Objective-C sources. Nothing is built or changed. Extensions, watch apps and tests are no apps
      and are passed over. Facts are explained in Reports/facts.md.
      """
    ],
    options: [],
    examples: [
      ("audit", "Audit the project in the current folder."),
      ("audit Notes.xcodeproj", "Audit one project."),
      ("audit --format json ~/src", "Audit every project below a folder, for a program."),
    ],
    statuses: [
      (.asExpected, "no finding is an error"),
      (.unexpected, "some finding is an error"),
      (.undecided, "something could not be judged, and nothing else is an error"),
      (.usage, "wrong usage"),
      (.malformedInput, "there is no project"),
      (.fileTrouble, "the path cannot be read"),
      (.interrupted, "interrupted"),
    ])

  private let path: String
  private let format: OutputFormat

  init(_ arguments: Arguments) throws(UsageError) {
    path = arguments.operands.first ?? "."
    if path.isEmpty { throw .emptyOperand("PATH", command: "audit") }
    _ = try arguments.profile()
    format = try arguments.format()
  }

  func run(console: Console) throws -> Outcome {
    let report = try makeReport()
    if report.targets.isEmpty, report.remarks.isEmpty { throw AuditError.noProject(path) }
    let lives = AuditLives()
    return Outcome(
      text: format == .json ? report.json(lives).text : report.text(lives), status: report.status)
  }

  private func makeReport() throws -> AuditReport {
    let bare = path.hasSuffix("/") ? String(path.dropLast()) : path
    switch FileSystem.kind(of: path) {
    case S_IFDIR where bare.hasSuffix(".xcodeproj"):
      let folder = FileSystem.parent(of: bare)
      let name = String(bare.split(separator: "/").last ?? "")
      return ProjectAudit(root: folder).report(onProject: name)
    case S_IFDIR: return ProjectAudit(root: path).report()
    case S_IFREG where bare.hasSuffix(".plist"):
      let name = String(bare.split(separator: "/").last ?? "")
      return ProjectAudit(root: FileSystem.parent(of: bare)).report(onPlist: name)
    case nil: throw AuditError.missing(path)
    default: throw AuditError.noProject(path)
    }
  }
}

extension AuditReport {
  fileprivate var status: ExitStatus {
    if targets.flatMap(\.findings).contains(where: { $0.severity == .error }) { return .unexpected }
    let isUndecided = targets.contains { if case .notJudged = $0.verdict { true } else { false } }
    return isUndecided ? .undecided : .asExpected
  }
}

/// Why nothing can be audited.
enum AuditError: CommandError, Hashable {
  case missing(String)
  case noProject(String)

  var status: ExitStatus {
    switch self {
    case .missing: .fileTrouble
    case .noProject: .malformedInput
    }
  }

  var errorDescription: String? {
    switch self {
    case .missing(let path): "\(path.shown) does not exist; give the folder of a project."
    case .noProject(let path):
      "There is no project at \(path.shown): no .xcodeproj is in it or below it. If a generator makes "
        + "the project, run it first."
    }
  }
}
