import ModelChecking

/// One change of stage that an event causes, and the callbacks that the delegate receives for it.
struct OverviewChange {
  let source: Stage
  let target: Stage
  /// The callback during which the stage changes.
  let direct: Callback?
  /// The callbacks around a change that happens outside any callback.
  let claimed: [Callback]
  /// The number of steps after which the change can first happen.
  let depth: Int
}

/// Collects the changes between two stages until they become one arrow.
struct OverviewDraft {
  fileprivate struct Key: Hashable {
    let source: Stage
    let target: Stage
    let visibility: Overview.Visibility
  }

  fileprivate struct Gathered {
    var direct: [Callback] = []
    var claimed: [Callback]?
    /// The rules, each with the depth at which it can first have this effect.
    var causes: [Int: Int] = [:]
  }

  private var gathered: [Key: Gathered] = [:]

  mutating func addKills<State>(
    of rule: Int, in survey: OverviewSurvey<State>
  ) {
    for transition in survey.transitions(of: rule).reversed()
    where survey.changesStage(transition) {
      let key = Key(
        source: survey.stages[transition.source], target: survey.stages[transition.target],
        visibility: .kill)
      gathered[key, default: Gathered()].causes[rule] =
        survey.graph.depth(of: transition.source)
    }
  }

  mutating func add(_ change: OverviewChange, causedBy rule: Int) {
    let isTold = change.direct != nil || !change.claimed.isEmpty
    let key = Key(
      source: change.source, target: change.target, visibility: isTold ? .callback : .silent)
    gathered[key, default: Gathered()].add(change, causedBy: rule)
  }

  /// The arrows. If the causes have no callback in common, the delegate cannot tell any of them
  /// from the silent ones, and all are drawn as one arrow.
  func arrows<State>(of rules: [Rule<State>]) -> [Overview.Arrow] {
    var final: [Key: Gathered] = [:]
    for key in sortedKeys {
      guard let drawn = gathered[key] else { continue }
      let visibility: Overview.Visibility =
        key.visibility == .callback && drawn.callbacks.isEmpty ? .silent : key.visibility
      let finalKey = Key(source: key.source, target: key.target, visibility: visibility)
      final[finalKey, default: Gathered()].merge(drawn)
    }
    return Self.sorted(final.keys).compactMap { key in
      final[key].map { drawn in
        Overview.Arrow(
          source: key.source, target: key.target, visibility: key.visibility,
          callbacks: drawn.callbacks,
          reasons: drawn.reasons(among: rules))
      }
    }
  }

  private var sortedKeys: [Key] { Self.sorted(gathered.keys) }

  private static func sorted(_ keys: some Collection<Key>) -> [Key] {
    keys.sorted { first, second in
      (first.source.position, first.target.position, first.visibility.rawValue)
        < (second.source.position, second.target.position, second.visibility.rawValue)
    }
  }
}

extension OverviewDraft.Gathered {
  var callbacks: [Callback] { direct + (claimed ?? []).filter { !direct.contains($0) } }

  /// Sorted by how ordinary they are, then by how early in a life they can happen, then by the order
  /// of the rules.
  func reasons<State>(among rules: [Rule<State>]) -> [Overview.Cause] {
    causes.map { (cause: Overview.Cause(rules[$0.key]), depth: $0.value, rule: $0.key) }
      .sorted { ($0.cause.rank, $0.depth, $0.rule) < ($1.cause.rank, $1.depth, $1.rule) }
      .map(\.cause)
  }

  mutating func add(_ change: OverviewChange, causedBy rule: Int) {
    if let callback = change.direct {
      if !direct.contains(callback) { direct.append(callback) }
    } else {
      claimed = claimed.map { $0.filter(change.claimed.contains) } ?? change.claimed
    }
    causes[rule] = change.depth
  }

  mutating func merge(_ other: Self) {
    direct += other.direct
    claimed = other.claimed ?? claimed
    causes.merge(other.causes, uniquingKeysWith: min)
  }
}
