import Foundation
import LifecycleDriving
import LifecycleModels
import Reporting

/// Drives a delegate in another process.
struct DriveCommand: Command {
  static let syntax = Syntax(
    name: "drive", operands: "EXECUTABLE [ARGUMENT...]", operandCount: 1...1000,
    summary: "Drive a delegate in another process through life cycles.",
    discussion: [
      """
      The executable speaks JSON lines on standard input and output (GUIDE.md, part 9). It is started
      at each launch, stopped (SIGSTOP) where the app is suspended, and killed (SIGKILL) where it may
      die without a word. LIFECYCLE_DISK names a folder, new for each life, that survives it.
      Crashes, garbage, silence, floods of output and early exits are findings. What it shows under
      “observe” is held against the obligations of every app. Without further options twenty random
      lives are lived, and then the shortest ones, some thousand steps. With the key
      “fingerprint” in “observe” lives that meet go on as one, and few are left. Arguments that begin
      with a hyphen stand after --.
      """
    ],
    options: [
      .drivenModel, .deaths, .maxChoices, .maxSteps, .randomLives, .lifeLength, .tour,
      .driveActions,
      .timeLimit, .maxTime,
    ],
    examples: [
      ("drive ./notes", "Some random lives, then the shortest ones."),
      ("drive --walks 50 python3 notes.py", "Fifty random lives."),
      ("drive ./notes --actions launch,edit,home,suspend", "One life again."),
    ],
    statuses: [
      (.asExpected, "every state was reached, and nothing is broken"),
      (.unexpected, "something is broken"),
      (.undecided, "nothing was found, and not every life was lived"), (.usage, "wrong usage"),
      (.malformedInput, "the executable does not speak the protocol"),
      (.fileTrouble, "the executable cannot be started, or a file cannot be written"),
      (.interrupted, "interrupted before anything was found"),
    ])

  private let adapter: AdapterWorld
  private let model: String
  private let profile: Profile
  private let deaths: DeathScope
  private let strategies: [Strategy]
  private let maxTime: Duration?
  private let format: OutputFormat

  init(_ arguments: Arguments) throws(UsageError) {
    var limits = AdapterLimits.standard
    if let limit = try arguments.duration(.timeLimit) {
      (limits.start, limits.reply) = (limit, limit)
    }
    guard let executable = arguments.operands.first, executable != "" else {
      throw .emptyOperand("EXECUTABLE", command: "drive")
    }
    adapter = AdapterWorld(
      executable: ExecutablePath.resolve(executable),
      arguments: Array(arguments.operands.dropFirst()), limits: limits)
    model = arguments.value(of: .drivenModel) ?? "app"
    if !ModelCatalogue.logModels.contains(model) {
      throw .unknownWord(model, kind: "model", known: ModelCatalogue.logModels)
    }
    profile = try arguments.profile() ?? .observed
    deaths = try arguments.choice(.deaths, of: DeathScope.self) ?? .whileSuspended
    strategies = try Self.strategies(arguments)
    maxTime = try arguments.duration(.maxTime)
    format = try arguments.format()
  }

  /// Without a wish some long lives, then the short ones: starting processes takes its time.
  private static func strategies(_ arguments: Arguments) throws(UsageError) -> [Strategy] {
    let steps = try arguments.integer(.maxSteps)
    let depth = try arguments.integer(.maxChoices)
    let walks = try arguments.integer(.randomLives, in: 1...1_000_000)
    let length = try arguments.integer(.lifeLength, in: 1...1_000_000) ?? 40
    let seed = try arguments.seed()
    if let names = try arguments.list(.driveActions) { return [.replay(names)] }
    if arguments.has(.tour) { return [.tour(steps: steps ?? 100_000)] }
    if let walks { return [.walks(walks, length: length, seed: seed)] }
    let all = Strategy.exhaustive(depth: depth, steps: steps ?? 1_000)
    return depth == nil && steps == nil ? [.walks(20, length: length, seed: seed), all] : [all]
  }

  func run(in session: Session) throws -> Outcome {
    let world: World<AdapterDisk, DrivenAdapter>
    do { world = try adapter.world() } catch { throw DriveError(error) }
    let report: CheckReport
    do {
      report =
        model == "scene"
        ? try check(world, on: SceneModel(profile: profile, scenes: 1), session)
        : try check(world, on: AppModel(profile: profile), session)
    } catch let error as WorldError {
      throw DriveError(error)
    }
    if Interruption.isRequested, report.findings.isEmpty { throw Interrupted() }
    return Outcome(
      text: format == .json ? report.json.text : report.text(again: command),
      status: report.status)
  }

  /// The command line that lives a life again.
  private func command(_ trace: LifeTrace) -> String {
    let model = model == "app" ? "" : " --model \(model)"
    let words = ["lifecycle drive\(model) --actions \(trace.choices.joined(separator: ","))", "--"]
    return (words + [adapter.executable] + adapter.arguments).joined(separator: " ")
  }

  private func check(
    _ world: World<AdapterDisk, DrivenAdapter>, on model: some LogModel, _ session: Session
  ) throws -> CheckReport {
    var check = try LifeCheck(world, on: model, deaths: deaths)
    check.proofSteps = 1_000
    let end = maxTime.map { ContinuousClock.now + $0 }
    check.goesOn = { lives, steps in
      session.console.progress.update(
        "drive", "\(lives.counted("life", "lives")), \(steps.counted("step"))")
      return !Interruption.isRequested && end.map { ContinuousClock.now < $0 } ?? true
    }
    return try check.run(strategies)
  }
}

extension CheckReport {
  fileprivate var status: ExitStatus {
    switch verdict {
    case .holds: .asExpected
    case .violated: .unexpected
    case .undecided: .undecided
    }
  }
}

extension Option {
  fileprivate static let drivenModel = Option(
    "--model", "NAME", help: "app (default) or scene.")
  fileprivate static let deaths = Option(
    "--deaths", "NAME",
    help: "Silent deaths: whileSuspended (default), offScreen, anywhere.")
  fileprivate static let maxChoices = Option(
    "--max-choices", "N", help: "The most choices of a life.")
  fileprivate static let maxSteps = Option(
    "--max-steps", "N", help: "The most steps of all lives together (default 1,000).")
  fileprivate static let randomLives = Option(
    "--walks", "N", help: "Only random lives, so many.")
  fileprivate static let lifeLength = Option(
    "--length", "N", help: "The most choices of a random life (default 40).")
  fileprivate static let tour = Option(
    "--tour", help: "One long life that takes every step of the model once.")
  fileprivate static let driveActions = Option(
    "--actions", "A,B,C", help: "One life, by the names of its choices.")
  fileprivate static let timeLimit = Option(
    "--time-limit", "TIME", help: "How long a reply may take, and the hello (default 5s, 10s).")
}
