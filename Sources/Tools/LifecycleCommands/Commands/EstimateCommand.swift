import CommandLineTools
import LifecycleModels
import ModelChecking
import Reporting

/// Estimates the size of a state space before it is searched.
struct EstimateCommand: Command {
  static let syntax = Syntax(
    name: "estimate", operands: "MODEL", operandCount: 1...1,
    summary: "Estimate how many states a model has before a long search.",
    discussion: [
      """
      The nearest states are searched first, up to --max-states. If there are more, the sizes of the
      levels are extrapolated to the greatest depth, along the bell curve that most models show. The
      range comes from estimates that use all levels and up to three fewer.

      A second search keeps only 64 bits of each state, so it goes further, up to --hashes. It finds
      a lower bound, and its levels are extrapolated in the same way. Random walks give a third
      number, from the states that both halves of the walks have visited. This number is usually too
      small.

      The article BeyondOneMachine (documentation of DistributedSearch) compares all three with the
      sizes of known models. An estimate proves nothing.
      """
    ],
    options: [.apps, .scenes, .hashes, .walks, .length],
    examples: [
      ("estimate device --apps 8", "Estimate the size of a device with eight apps."),
      ("estimate app --max-states 20000", "Take a quicker look."),
      ("estimate scene --scenes 3 --format json", "Write the sizes of the levels for a program."),
    ],
    statuses: [
      (.asExpected, "there is an estimate"), (.undecided, "the levels do not flatten yet"),
      (.usage, "wrong usage"), (.fileError, "a file cannot be written"),
    ])

  private let model: any Model
  private let limits: SearchLimits
  private let hashes: Int
  private let walks: WalkOptions
  private let format: OutputFormat

  init(_ arguments: Arguments) throws(UsageError) {
    model = try arguments.model()
    limits = SearchLimits(
      states: try arguments.integer(.maxStates) ?? 300_000, memory: MachineMemory.defaultLimit)
    hashes = try arguments.integer(.hashes, in: 0...1_000_000_000) ?? 1_000_000
    walks = WalkOptions(
      seed: try arguments.seed(),
      walks: try arguments.integer(.walks, in: 2...1_000_000) ?? 1_000,
      length: try arguments.integer(.length, in: 1...1_000_000) ?? 200)
    format = try arguments.format()
  }

  func run(console: Console) throws -> Outcome {
    let estimate = estimate(model, console)
    if Interruption.isRequested { throw Interrupted() }
    let hasNumber =
      estimate.exact != nil || estimate.growth != nil
      || estimate.compaction?.isComplete == true
      || estimate.compaction?.growth != nil
    return Outcome(
      text: format == .json ? json(estimate).text : text(estimate),
      status: hasNumber ? .asExpected : .undecided)
  }

  private func estimate<M: Model>(_ model: M, _ console: Console) -> SizeEstimate {
    model.machine.estimateSize(
      limits: limits, hashes: hashes, walks: walks,
      weight: { model.machine.rule(of: $0).kind.weight }
    ) { progress in
      console.progress.update(model.title, progress.report)
      return Interruption.isRequested ? .stop : .proceed
    }
  }

  private func text(_ estimate: SizeEstimate) -> String {
    if let exact = estimate.exact {
      return "\(model.title): \(exact.counted("state")), all of which were searched; depth "
        + "\(estimate.levels.count - 1).\n"
    }
    let searched = estimate.levels.reduce(0, +)
    var text = "\(model.title): more than \(searched.counted("state")), those up to depth "
    text += "\(estimate.levels.count - 1).\n"
    if let growth = estimate.growth, let depth = estimate.depth {
      text += "  by the growth of the levels: \(Self.words(growth.lowerBound)) to "
      text += "\(Self.words(growth.upperBound)), about \(depth) steps deep\n"
    } else {
      text += "  by the growth of the levels: no number, because they do not flatten yet; give a "
      text += "larger --max-states\n"
    }
    text += estimate.compaction.map(Self.text) ?? ""
    if let recapture = estimate.recapture {
      text += "  by walks: at least about \(Self.words(recapture))\n"
    }
    return text
  }

  private static func text(_ compaction: CompactedLevels) -> String {
    let states = compaction.states.counted("state")
    let missed = words(small: compaction.expectedOmissions)
    if compaction.isComplete {
      return "  by hashes: \(states), all that such a search finds; it misses \(missed) on "
        + "average\n"
    }
    let depth = compaction.levels.count - 1
    let growth = compaction.growth.map {
      "by their growth \(words($0.lowerBound)) to \(words($0.upperBound))"
    }
    return "  by hashes: more than \(states), in levels up to depth \(depth); "
      + "\(growth ?? "they do not flatten yet")\n"
  }

  /// A number that may be far below 1.
  private static func words(small number: Double) -> String {
    if number >= 1 { return words(number) }
    return number < 0.001 ? "less than 0.001" : "\((number * 1000).rounded() / 1000)"
  }

  /// A number with two digits that count.
  private static func words(_ number: Double) -> String {
    var unit = 1.0
    while number / unit >= 100 { unit *= 10 }
    return Int((number / unit).rounded() * unit).grouped
  }

  private func json(_ estimate: SizeEstimate) -> OrderedJSON {
    .object([
      ("model", .string(model.name)), ("profile", .string(model.profile.rawValue)),
      ("states", .optional(estimate.exact)),
      ("levels", .array(estimate.levels.map(OrderedJSON.integer))),
      (
        "growth",
        estimate.growth.map {
          .array([.integer(Int($0.lowerBound)), .integer(Int($0.upperBound))])
        } ?? .null
      ), ("depth", .optional(estimate.depth)),
      ("hashes", estimate.compaction.map(Self.json) ?? .null),
      ("recapture", .optional(estimate.recapture.map { Int($0) })),
    ])
  }

  private static func json(_ compaction: CompactedLevels) -> OrderedJSON {
    .object([
      ("states", .integer(compaction.states)), ("complete", .bool(compaction.isComplete)),
      ("levels", .array(compaction.levels.map(OrderedJSON.integer))),
      (
        "growth",
        compaction.growth.map {
          .array([.integer(Int($0.lowerBound)), .integer(Int($0.upperBound))])
        } ?? .null
      ), ("expectedOmissions", .verbatim("\(compaction.expectedOmissions)")),
    ])
  }
}

extension Option {
  fileprivate static let hashes = Option(
    "--hashes", "N", help: "Then visit N states by their hashes (default 1,000,000; 0 for none).")
  fileprivate static let walks = Option("--walks", "N", help: "Take N walks (default 1,000).")
  fileprivate static let length = Option(
    "--length", "N", help: "End each walk after N steps (default 200).")
}
