/// How large the reference device model is: its closed forms.
struct DeviceCounts: Hashable, Sendable {
  /// The number of reachable states: 3^N + 2N·3^(N-1).
  let states: Int
  /// The number of transitions: 13N·3^(N-1) + 10N(N-1)·3^(N-2).
  let transitions: Int
  /// The number of steps to the furthest states: 2N.
  let depth: Int

  /// Computes the counts for a number of apps.
  ///
  /// Without an app in the foreground each of the N is in one of three phases; otherwise one of them
  /// is in one of two more.
  init(apps: Int) {
    states = Self.power(apps) + 2 * apps * Self.power(apps - 1)
    transitions =
      13 * apps * Self.power(apps - 1) + 10 * apps * (apps - 1) * Self.power(apps - 2)
    depth = 2 * apps
  }

  /// Computes the counts where apps are interchangeable, and an orbit of states counts as one.
  ///
  /// The states without an app in the foreground are the multisets of N apps in three phases, in
  /// which an app has 2, 3 and 3 actions, and each phase a third of the apps on average. With one of
  /// two phases in the foreground, which have 5 actions together, the other apps have one less each.
  init(orbitsOf apps: Int) {
    let free = (apps + 1) * (apps + 2) / 2
    let busy = apps * (apps + 1) / 2
    states = free + 2 * busy
    transitions = free * 8 * apps / 3 + busy * 5 + busy * 10 * (apps - 1) / 3
    depth = 2 * apps
  }

  /// Creates counts that were found.
  init(states: Int, transitions: Int, depth: Int) {
    self.states = states
    self.transitions = transitions
    self.depth = depth
  }

  /// What is different in counts that were found, in words; nil if nothing is.
  func difference(from found: DeviceCounts) -> String? {
    let differences = [
      ("states", states, found.states), ("transitions", transitions, found.transitions),
      ("steps deep", depth, found.depth),
    ].filter { $0.1 != $0.2 }
    if differences.isEmpty { return nil }
    return differences.map { "\($0.2) \($0.0), not \($0.1)" }.joined(separator: "; ")
  }

  /// Three to the power of an exponent; the terms with an exponent below 0 are multiplied by 0.
  private static func power(_ exponent: Int) -> Int {
    (0..<max(0, exponent)).reduce(1) { product, _ in product * 3 }
  }
}
