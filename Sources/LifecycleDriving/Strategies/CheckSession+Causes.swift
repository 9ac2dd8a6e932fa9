import LifecycleModels

// One obligation can be broken for several reasons, and each is a finding.
extension CheckSession {
  /// The most findings about one obligation.
  static var maxCauses: Int { 3 }

  /// Adds the shortest life for each obligation, and further ones where it is broken for another
  /// reason.
  ///
  /// A life that contains all choices of one that was told already shows nothing new. Neither does a
  /// life in which the same callback was handled last, or the same deed of the world broke the
  /// condition.
  mutating func addCauses(of found: [Discovery], origin: String) throws {
    var told = try keptBreaches.mapValues { kept in
      try kept.map { (cause: try cause(of: $0.breach, after: $0.choices), choices: $0.choices) }
    }
    for discovery in found {
      let subject = discovery.breach.subject
      let others = told[subject] ?? []
      if others.isEmpty {
        guard known.insert(subject).inserted else { continue }
      } else if others.count == Self.maxCauses
        || others.contains(where: { discovery.choices.contains(inOrder: $0.choices) })
      {
        continue
      }
      let cause = try cause(of: discovery.breach, after: discovery.choices)
      if others.contains(where: { !($0.cause?.differs(from: cause) ?? false) }) { continue }
      told[subject, default: []].append((cause, discovery.choices))
      try add(
        discovery.breach, discovery.choices, .minimal, origin: origin,
        cause: others.isEmpty ? nil : cause?.words)
    }
  }

  /// What decides that a life breaks something, in words; nil if that is not known.
  func causeWords(of breach: LifeBreach, after choices: [Choice]) throws -> String? {
    try cause(of: breach, after: choices)?.words
  }

  /// What decides that a life breaks something; nil where no single call of the world does.
  private func cause(of breach: LifeBreach, after choices: [Choice]) throws -> Cause? {
    let callback = breach.lastCallback?.name
    switch breach.subject {
    case .obligation(let index):
      return try worldAction(thatBreaks: index, in: choices).map {
        Cause(worldAction: $0, callback: callback)
      }
    case .builtIn(let obligation):
      guard obligation.isBrokenByOneCall, let callback else { return nil }
      return Cause(worldAction: callback, callback: callback)
    case .eventuality: return nil
    }
  }

  /// What the world did when the condition of an obligation was broken for the last time; nil where
  /// it did nothing then.
  private func worldAction(thatBreaks index: Int, in choices: [Choice]) throws -> String? {
    let obligation = runner.world.obligations[index]
    let isCheckedLate = obligation.checkTime.isCheckedAfterBreach
    var worldAction: String?
    var wasBroken = false
    let life = try runner.begin()
    life.observer = { life in
      guard let moment = life.moment else { return }
      let isBroken = !isCheckedLate || obligation.breach(moment) != nil
      if isBroken, !(isCheckedLate && wasBroken) { worldAction = life.lastWorldAction }
      wasBroken = isBroken
    }
    for choice in choices { _ = life.make(choice) }
    life.observer = nil
    return worldAction
  }
}

/// What decides that a life breaks something.
private struct Cause {
  /// What the world did when the condition was broken.
  let worldAction: String
  /// The callback that was handled last, the last chance to mend it; nil if none was.
  let callback: String?

  var words: String {
    guard let callback, callback != worldAction else { return worldAction }
    return "\(worldAction), after which \(callback) is the last callback that is handled"
  }

  /// Whether mending one would probably leave the other.
  func differs(from other: Cause?) -> Bool {
    guard let other else { return false }
    return worldAction != other.worldAction && callback != other.callback
  }
}

extension CheckTime {
  /// Whether what breaks the obligation may happen long before it is asked.
  fileprivate var isCheckedAfterBreach: Bool {
    switch self {
    case .settled, .frozen, .mayDieSilently: true
    case .afterEachStep, .after: false
    }
  }
}

extension AppObligation {
  /// Whether one call of the code breaks it, so that another call is another cause.
  fileprivate var isBrokenByOneCall: Bool {
    switch self {
    case .completionHandlers, .scheduledTasks, .taskRegistration, .protectedData, .gpuWork,
      .mainThread, .reentrancy, .errors:
      true
    // What was owed when nothing is left that could call it need not be of the last callback.
    case .answers, .backgroundTasks, .lifetime, .determinism, .requests, .progress, .survival,
      .protocolConformance:
      false
    }
  }
}

extension Array where Element: Equatable {
  /// Whether all elements of another list occur, in the same order.
  fileprivate func contains(inOrder others: [Element]) -> Bool {
    var rest = others[...]
    for element in self where element == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}
