import CommandLineTools
import Foundation
import LifecycleDriving
import LifecycleModels
import ModelChecking
import Reporting
import Synchronization

/// Drives a delegate in another process.
struct DriveCommand: Command {
  static let syntax = Syntax(
    name: "drive", operands: "EXECUTABLE [ARGUMENT...]", operandCount: 1...1000,
    summary: "Drive a delegate in another process through life cycles.",
    discussion: [
      """
      The executable reads and writes JSON lines on standard input and output. The article Adapters
      (documentation of LifecycleDriving) describes the protocol. The executable is started at each
      launch, stopped (SIGSTOP) when the app is suspended, and killed (SIGKILL) when the app may die
      silently. LIFECYCLE_DISK names a folder that survives the process; each life gets a new one.

      Crashes, garbage, misspelt names, missing replies, floods of output and early exits are
      findings. What the executable reports under “observe” is checked against the obligations of
      every app.

      If “observe” has the key “fingerprint”, every choice is tried in every state that the
      fingerprint distinguishes, in up to 20,000 steps by default. Otherwise every life is run, the
      shortest first, in up to 1,000 steps. Twenty random walks follow.

      Arguments that begin with a hyphen must follow --. With --lives, findings are kept in a file
      and tried first in later runs; LIFECYCLE_LIVES=read leaves the file unchanged. The formats
      swift and xctest write a file with a test for each finding.

      With --shard I/N, every shard makes the same search and then takes only the random walks whose
      number is I modulo N. “merge” adds the shards up.
      """,
      FindingOutput.pageDiscussion, FindingOutput.discussion,
    ],
    options: [
      .drivenModel, .deaths, .maxChoices, .maxSteps, .randomLives, .lifeLength, .tour,
      .driveActions, .lives, .show, .timeLimit, .maxTime, .shard,
    ] + FindingOutput.options,
    examples: [
      ("drive ./notes", "Try every state, then some random walks."),
      (
        "drive --walks 50 --lives notes.json python3 notes.py",
        "Take fifty random walks, and keep the findings."
      ),
      ("drive ./notes --actions launch,edit,home,suspend", "Repeat one life."),
    ],
    statuses: [
      (.asExpected, "every state was reached, and no obligation is violated"),
      (.unexpected, "an obligation is violated"),
      (.undecided, "no violation was found, but not every life was tried"), (.usage, "wrong usage"),
      (.malformedInput, "the executable does not follow the protocol"),
      (.fileError, "the executable cannot be started, or a file cannot be written"),
    ])

  private let adapter: AdapterWorld
  private let model: DrivenModel
  private let profile: Profile
  private let systems: SystemVersions
  private let deaths: DeathScope
  private let strategies: [Strategy]
  private let maxTime: Duration?
  private let showsPassingLife: Bool
  private let output: FindingOutput
  private let keeper: LifeKeeper?
  private let shard: ShardOfLives?

  init(_ arguments: Arguments) throws(UsageError) {
    var limits = AdapterLimits.standard
    if let limit = try arguments.duration(.timeLimit) {
      (limits.start, limits.reply) = (limit, limit)
    }
    guard let program = arguments.operands.first, program != "" else {
      throw .emptyOperand("EXECUTABLE", command: "drive")
    }
    let executable = program.contains("/") ? program : ExecutablePath.find(program) ?? program
    adapter = AdapterWorld(
      executable: executable,
      arguments: Array(arguments.operands.dropFirst()), limits: limits)
    model = try arguments.choice(.drivenModel, of: DrivenModel.self) ?? .app
    profile = try arguments.profile() ?? .observed
    systems = try arguments.systems() ?? .driven
    if let (subject, possible) = model.limits, !systems.isSubset(of: possible) {
      throw .wrongValue(.ios, "\(subject) part of \(possible.words) only.")
    }
    deaths = try arguments.choice(.deaths, of: DeathScope.self) ?? .whileSuspended
    strategies = try Self.strategies(arguments)
    maxTime = try arguments.duration(.maxTime)
    showsPassingLife = try arguments.choice(.show, of: PassingLifeOption.self) != nil
    output = try FindingOutput(
      arguments, hasPage: true, others: TestFormat.allCases.map(\.rawValue))
    keeper = arguments.value(of: .lives).map { LifeKeeper(in: LifeFile(path: $0)) }
    shard = try ShardOfLives(
      arguments, strategies,
      without: [.driveActions, .tour, .maxChoices, .maxSteps, .lives, .show])
  }

  /// Enough for every state of an adapter with a fingerprint of a few hundred values.
  private static let defaultSteps = 20_000
  /// Without a fingerprint no number of steps decides, so that more of them only take time.
  private static let defaultStepsUnmerged = 1_000

  /// By default every state, and then some random lives, which reveal a fingerprint that leaves
  /// something out and go further than a search without one.
  private static func strategies(_ arguments: Arguments) throws(UsageError) -> [Strategy] {
    let steps = try arguments.integer(.maxSteps)
    let depth = try arguments.integer(.maxChoices)
    let walks = try arguments.integer(.randomLives, in: 1...1_000_000)
    let length = try arguments.integer(.lifeLength, in: 1...1_000_000) ?? 40
    let seed = try arguments.seed()
    if let names = try arguments.list(.driveActions) { return [.replay(names)] }
    if arguments.has(.tour) { return [.tour(steps: steps ?? 100_000)] }
    if let walks { return [.walks(walks, length: length, seed: seed)] }
    if depth != nil { return [.exhaustive(depth: depth, steps: steps ?? defaultSteps)] }
    if let steps { return [.everyState(steps: steps, unmerged: steps)] }
    return [
      .everyState(steps: defaultSteps, unmerged: defaultStepsUnmerged),
      .walks(20, length: length, seed: seed),
    ]
  }

  func run(console: Console) throws -> Outcome {
    try output.check(for: Self.syntax.name)
    let countdown = Countdown()
    let isOver = { @Sendable in Interruption.isRequested || countdown.isOver }
    let world = try self.world(until: isOver)
    if let maxTime { countdown.start(maxTime) }
    do {
      let check = try self.check(world, isOver, console)
      if let shard { return try shard.outcome(of: check) }
      return try outcome(of: check.run(strategies, keeping: keeper), console)
    } catch let error as WorldError {
      throw DriveError(error)
    }
  }

  private func outcome(of report: CheckReport, _ console: Console) throws -> Outcome {
    if Interruption.isRequested, report.findings.isEmpty { throw Interrupted() }
    for fault in report.systemFaults { console.complain(fault) }
    return try output.outcome(
      for: FindingReport(report, again: command), console: console,
      text: { selection in text(of: report, isReported: selection.isReported) },
      json: { report.json }, status: { selection in report.status(failing: selection.fails) })
  }

  /// The adapter as a world, which is given up when the check is over.
  private func world(
    until isOver: @escaping @Sendable () -> Bool
  ) throws -> World<AdapterDisk, DrivenAdapter> {
    var adapter = adapter
    adapter.isCancelled = isOver
    do {
      return try adapter.world()
    } catch {
      throw Interruption.isRequested ? Interrupted() : DriveError(error)
    }
  }

  private func text(of report: CheckReport, isReported: [Bool]) -> String {
    let findings = zip(report.findings, isReported).compactMap { $1 ? $0 : nil }
    if output.format == .page { return report.page(of: findings, again: command).text }
    guard case .other(let name) = output.format, let format = TestFormat(rawValue: name) else {
      return report.text(of: findings, again: command)
    }
    return PastedTest.file(
      of: findings.compactMap(\.test), for: format.framework, world: adapter.swift)
  }

  /// How far the check is. What walks have found is shortened afterwards, in lives that nobody can
  /// count in advance.
  private func progress(_ lives: Int, _ steps: Int) -> TaskProgress {
    let isShortening = lifeCount.map { lives > $0 } ?? false
    return TaskProgress(
      lives, "life", "lives", of: isShortening ? nil : lifeCount,
      phase: isShortening ? "shortening" : "", details: [steps.counted("step")])
  }

  /// How many lives there will be; nil where that depends on what they show.
  private var lifeCount: Int? {
    if strategies.count == 1, case .walks(let count, _, _)? = strategies.first {
      shard?.shard.size(of: count) ?? count
    } else {
      nil
    }
  }

  /// The command line that repeats a life.
  private func command(_ trace: LifeTrace) -> String {
    var options = model == .app ? "" : " --model \(model.rawValue)"
    if systems != .driven, let option = systems.option { options += " --ios \(option)" }
    let actions = trace.choices.joined(separator: ",").shellWord
    let program = ([adapter.executable] + adapter.arguments).map(\.shellWord)
    return "lifecycle drive\(options) --actions \(actions) -- " + program.joined(separator: " ")
  }

  private func check(
    _ world: World<AdapterDisk, DrivenAdapter>, _ isOver: @escaping () -> Bool, _ console: Console
  ) throws -> LifeCheck<AdapterDisk, DrivenAdapter> {
    var check = try model.check(world, profile: profile, systems: systems, deaths: deaths)
    check.proofSteps = 1_000
    check.timeLimit = nil
    check.showsPassingLife = showsPassingLife
    check.shouldContinue = { lives, steps in
      console.progress.update("drive", progress(lives, steps))
      return !isOver()
    }
    return check
  }
}

/// The time that a check may take, which begins when the adapter has started once.
private final class Countdown: Sendable {
  private let end = Mutex<ContinuousClock.Instant?>(nil)

  var isOver: Bool { end.withLock { end in end.map { ContinuousClock.now >= $0 } ?? false } }

  func start(_ time: Duration) { end.withLock { $0 = ContinuousClock.now + time } }
}

/// A life that is shown though nothing is broken in it.
private enum PassingLifeOption: String, CaseIterable {
  case passing
}

extension CheckReport {
  /// What the system has refused, in sentences.
  fileprivate var systemFaults: [String] { [refusal, keepingFault].compactMap(\.self) }

  /// How the command ends, if some findings are left or none.
  fileprivate func status(failing: Bool) -> ExitStatus {
    if !systemFaults.isEmpty, verdict != .violated || !failing { return .fileError }
    return switch verdict {
    case .holds: .asExpected
    case .violated: failing ? .unexpected : .asExpected
    case .undecided: .undecided
    }
  }
}

extension Option {
  fileprivate static let show = Option(
    "--show", "passing", help: "Show a life that passes, if all lives pass.")
  fileprivate static let drivenModel = Option(
    "--model", "NAME",
    help: "app (default), scene, swiftui; with a second scene: windows, car, display.")
  fileprivate static let deaths = Option(
    "--deaths", "NAME",
    help: "Where silent deaths occur: whileSuspended (default), offScreen or anywhere.")
  fileprivate static let maxChoices = Option(
    "--max-choices", "N", help: "Try every life of up to N choices, the shortest first.")
  fileprivate static let maxSteps = Option(
    "--max-steps", "N",
    help: "Stop after N steps (default 20,000 or 1,000), and take no random walks.")
  fileprivate static let randomLives = Option(
    "--walks", "N", help: "Take N random walks and nothing else.")
  fileprivate static let lifeLength = Option(
    "--length", "N", help: "End each random walk after N choices (default 40).")
  fileprivate static let tour = Option(
    "--tour", help: "Take one long walk that covers every transition of the model.")
  fileprivate static let driveActions = Option(
    "--actions", "A,B,C", help: "Repeat the life with these choices.")
  fileprivate static let lives = Option(
    "--lives", "FILE", help: "Keep findings in FILE, and try them first in later runs.")
  fileprivate static let timeLimit = Option(
    "--time-limit", "TIME",
    help: "Limit the time for each reply (default 5s) and for the hello (default 10s).")
}

/// The forms of a result that only this command has: tests.
private enum TestFormat: String, CaseIterable {
  case swift, xctest

  var framework: PastedTest.Framework {
    switch self {
    case .swift: .swift
    case .xctest: .xctest
    }
  }
}
