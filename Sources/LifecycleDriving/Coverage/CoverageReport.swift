import LifecycleModels
import ModelChecking
import Reporting

/// How much of a model was lived, and what never was.
public struct CoverageReport: Hashable, Sendable {
  /// What was lived.
  public let coverage: LifeCoverage
  /// The rules of the model that were applied.
  public let rules: Share
  /// The callbacks of the model that the code has handled.
  public let callbacks: Share
  /// The states of the process that were entered.
  public let states: Share
  /// For each initiator the rules that were never applied, in the order of the model.
  public let untriedRules: [UntriedRules]
  /// Rules that were lived and that the model of this version does not have.
  public let unknownRules: [String]

  /// How many of some things were lived.
  public struct Share: Hashable, Sendable {
    /// How many were lived.
    public let lived: Int
    /// How many there are, at least 1.
    public let all: Int

    /// The share in percent, rounded down, so that 100 means all.
    public var percent: Int { lived * 100 / max(1, all) }
  }

  /// The rules of one initiator that were never applied.
  public struct UntriedRules: Hashable, Sendable {
    /// Who would bring them about.
    public let initiator: Initiator
    /// The names of the rules.
    public let rules: [String]
  }

  /// Compares what was lived with a model.
  ///
  /// What no delegate can be driven through does not count: the punishments of the system, the app's
  /// own crash, because a check ends there with a finding, what happens only to apps that exit when
  /// they are left, what interrupts an entrance, and windows that the app itself keeps hidden.
  /// - Complexity: O(states of the model).
  public init(_ coverage: LifeCoverage, of model: some LogModel) {
    self.coverage = coverage
    let machine = model.machine
    let all = machine.rules.filter(Self.canBeDriven)
    let known = Set(machine.rules.map(\.name))
    let missing = all.filter { coverage.rules[$0.name] == nil }
    rules = Share(lived: all.count - missing.count, all: all.count)
    untriedRules = Initiator.allCases.compactMap { initiator in
      let rules = missing.filter { $0.initiator == initiator }.map(\.name)
      return rules.isEmpty ? nil : UntriedRules(initiator: initiator, rules: rules)
    }
    unknownRules = coverage.rules.keys.filter { !known.contains($0) }.sorted()
    callbacks = Self.share(of: model.vocabulary.map(\.name), in: coverage.callbacks)
    let states = Set(machine.explore(auditing: .off).states.map(\.execution.name))
    self.states = Self.share(of: states, in: coverage.states)
  }

  private static func share(
    of names: some Collection<String>, in counts: [String: Int]
  ) -> Share {
    Share(lived: names.count { counts[$0] != nil }, all: names.count)
  }

  private static func canBeDriven(_ rule: Rule<some ModelState>) -> Bool {
    if let occurrence = rule.occurrence,
      occurrence.isPunishment || occurrence.exitsOnSuspend || occurrence.interruptsEntrance
        || occurrence == .hiddenWindow
    {
      return false
    }
    return rule.kind != .kill || rule.initiator != .app
  }
}

// MARK: - Words

extension CoverageReport {
  /// The shares, and what was never tried.
  public var text: String {
    var text = "\(coverage.model.words): \(coverage.checks.counted("check")), "
    text += "\(coverage.lives.counted("life", "lives")), \(coverage.steps.counted("step"))\n"
    text += "  rules      \(rules.words)\n"
    text += "  callbacks  \(callbacks.words), handled by the code\n"
    text += "  states     \(states.words)\n"
    for never in untriedRules {
      text += TextWrap.wrapped(
        never.rules.joined(separator: ", "), width: 96,
        first: "  never tried, by the \(never.initiator.rawValue): ", rest: "    ")
    }
    if !unknownRules.isEmpty {
      text += TextWrap.wrapped(
        unknownRules.joined(separator: ", "), width: 96,
        first: "  covered in another version of the model, and not counted: ", rest: "    ")
    }
    return text
  }

  /// The report for programs.
  public var json: OrderedJSON {
    .object([
      ("coverage", coverage.json), ("rules", rules.json), ("callbacks", callbacks.json),
      ("states", states.json),
      (
        "neverTried",
        .object(untriedRules.map { ($0.initiator.rawValue, OrderedJSON.strings($0.rules)) })
      ),
      ("unknownRules", .strings(unknownRules)),
    ])
  }
}

extension CoverageReport.Share {
  /// The share in words, for example “98 of 140 (70 %)”.
  public var words: String { "\(lived.grouped) of \(all.grouped) (\(percent) %)" }

  fileprivate var json: OrderedJSON {
    .object([("lived", .integer(lived)), ("all", .integer(all)), ("percent", .integer(percent))])
  }
}
