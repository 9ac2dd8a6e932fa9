import LifecycleModels

/// Which rules of a model a set of logs has exercised.
///
/// The most plausible life behind each accepted log (``LifeAccount``) counts, from its first entry
/// on. A rule is *recorded* if an entry shows it. It is *inferred* if it happens between two
/// entries and leaves none: the life needs some such step there, though perhaps not this one. The
/// rules for several scenes count as one.
public struct RuleCoverage: Hashable, Sendable {
  /// One rule, and how often the logs exercise it.
  public struct Line: Hashable, Sendable {
    /// The rule; for rules of scenes the name ends with `#`.
    public let rule: String
    /// Who brings it about.
    public let initiator: Initiator
    /// Whether it is an event, a delivery, a silent step or the end of the process.
    public let kind: RuleKind
    /// The labels of the facts that it rests on.
    public let sources: [String]
    /// How many entries show it.
    public internal(set) var recorded = 0
    /// How many times it is inferred.
    public internal(set) var inferred = 0
    /// How many logs exercise it in either way.
    public internal(set) var logs = 0
  }

  /// The model whose rules these are.
  public let model: String
  /// The profile of the model.
  public let profile: Profile
  /// The rules in the order of the model.
  public private(set) var lines: [Line]
  /// How many logs were counted.
  public private(set) var logCount = 0
  /// How many logs were not counted, because they were not accepted or are too long for an account.
  public private(set) var uncountedLogs = 0

  /// The rules that share a line: one rule of the app, or the same rule of each scene.
  private struct Family: Hashable {
    let name: String
    let isOfScene: Bool
  }

  /// The line of each rule, by the rule's full name.
  private var numbers: [String: Int] = [:]

  /// Creates a coverage without logs.
  public init(model: String, profile: Profile, rules: [ModelRule]) {
    self.model = model
    self.profile = profile
    lines = []
    var numberOfFamily: [Family: Int] = [:]
    for rule in rules {
      let family = Family(name: rule.family, isOfScene: rule.isOfScene)
      if let number = numberOfFamily[family] {
        numbers[rule.name] = number
        continue
      }
      numberOfFamily[family] = lines.count
      numbers[rule.name] = lines.count
      lines.append(
        Line(
          rule: Self.withoutScene(rule.name), initiator: rule.initiator, kind: rule.kind,
          sources: rule.citations.map(\.label)))
    }
  }

  /// Counts the lives behind one log; an empty list counts as a log that could not be counted.
  public mutating func add(_ accounts: [LifeAccount]) {
    if accounts.isEmpty { uncountedLogs += 1 } else { logCount += 1 }
    var exercised: Set<Int> = []
    for account in accounts {
      for (step, position) in zip(account.life.steps, account.positions).dropFirst(account.prologue)
      {
        guard let number = numbers[step.action.name] else { continue }
        if position == nil { lines[number].inferred += 1 } else { lines[number].recorded += 1 }
        exercised.insert(number)
      }
    }
    for number in exercised { lines[number].logs += 1 }
  }

  /// The rules that no log exercises.
  public var missing: [Line] { lines.filter { $0.logs == 0 } }

  /// How the rules of all scenes are shown as one: `reclaim#` for `reclaim#A`.
  private static func withoutScene(_ name: String) -> String {
    guard let mark = name.firstIndex(of: "#") else { return name }
    let rest = name[name.index(after: mark)...].dropFirst()
    return String(name[...mark] + rest)
  }
}

/// The properties of a rule that do not depend on the states of its model.
public struct ModelRule: Hashable, Sendable {
  /// The name, unique in its model.
  public let name: String
  /// The name without the scene that the rule happens to.
  public let family: String
  /// Whether the rule happens to one scene of the app.
  public let isOfScene: Bool
  /// Who brings it about.
  public let initiator: Initiator
  /// Whether it is an event, a delivery, a silent step or the end of the process.
  public let kind: RuleKind
  /// The sources of the rule.
  public let citations: [Citation]

  init<State>(_ rule: Rule<State>) {
    name = rule.name
    family = rule.family
    isOfScene = rule.component != nil
    initiator = rule.initiator
    kind = rule.kind
    citations = rule.citations
  }
}
