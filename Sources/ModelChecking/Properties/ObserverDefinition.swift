/// The meaning of patterns and scopes, step by step; ``Observer`` tabulates it.
struct ObserverDefinition {
  let requirement: Observer.Requirement
  let scope: Observer.Scope

  enum Configuration: Hashable {
    case outside
    case inside(Progress)
    case violated
  }

  /// The state of the requirement inside the current scope.
  enum Progress: Hashable {
    /// Nothing relevant has happened.
    case fresh
    /// The requirement can no longer be broken in this scope.
    case satisfied
    /// A step that the requirement demands has not come yet.
    case pending
    /// The bounded step has occurred this many times.
    case counted(Int)
    /// The requirement is broken, provided that the scope is closed later.
    case broken
  }

  var initial: Configuration {
    switch scope {
    case .globally, .before: .inside(start)
    case .after, .between, .afterUntil: .outside
    }
  }

  private var start: Progress {
    requirement == .existence ? .pending : .fresh
  }

  func configuration(
    after configuration: Configuration, reading letter: Observer.Letter
  ) -> Configuration {
    switch configuration {
    case .violated: .violated
    case .outside: opensScope(letter) ? .inside(start) : .outside
    case .inside(let progress): self.configuration(inside: progress, reading: letter)
    }
  }

  /// Whether the trace breaks the pattern if it ends here.
  func isPending(_ configuration: Configuration) -> Bool {
    guard configuration == .inside(.pending) else { return false }
    return switch scope {
    case .globally, .after, .afterUntil: true
    case .before, .between: false
    }
  }

  private var needsClosing: Bool { scope == .before || scope == .between }

  private func opensScope(_ letter: Observer.Letter) -> Bool {
    switch scope {
    case .globally, .before: false
    case .after, .between, .afterUntil: letter.contains(.open)
    }
  }

  private func closesScope(_ letter: Observer.Letter) -> Bool {
    switch scope {
    case .globally, .after: false
    case .before, .between, .afterUntil: letter.contains(.close)
    }
  }

  private func configuration(
    inside progress: Progress, reading letter: Observer.Letter
  ) -> Configuration {
    if letter.contains(.abandon) { return opensScope(letter) ? .inside(start) : .outside }
    if closesScope(letter) {
      if progress == .broken || progress == .pending { return .violated }
      return opensScope(letter) ? .inside(start) : .outside
    }
    let next = self.progress(after: progress, reading: letter)
    return next == .broken && !needsClosing ? .violated : .inside(next)
  }

  private func progress(after progress: Progress, reading letter: Observer.Letter) -> Progress {
    if progress == .broken || progress == .satisfied { return progress }
    let main = letter.contains(.main)
    let other = letter.contains(.other)
    switch requirement {
    case .absence: return main ? .broken : .fresh
    case .universality: return main ? .fresh : .broken
    case .existence: return main ? .satisfied : .pending
    case .precedence: return other ? .satisfied : main ? .broken : .fresh
    case .response: return other ? .fresh : main ? .pending : progress
    case .boundedExistence(let bound): return main ? counted(after: progress, bound) : progress
    }
  }

  private func counted(after progress: Progress, _ bound: Int) -> Progress {
    guard case .counted(let count) = progress else { return bound > 0 ? .counted(1) : .broken }
    return count < bound ? .counted(count + 1) : .broken
  }
}
