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
    /// The requirement was put to the test, and met so far. Only a scope that is judged at its end
    /// needs to remember it.
    case exercised
    /// The bounded step has occurred this many times.
    case counted(Int)
    /// The requirement is broken, provided that the stretch is judged.
    case broken
  }

  var initial: Configuration {
    switch scope {
    case .globally, .before: .inside(start)
    case .after, .between: .outside
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
    guard case .inside(let progress) = configuration, !mustEnd else { return false }
    return progress == .pending || progress == .broken
  }

  /// Whether a stretch that never ends is not judged.
  private var mustEnd: Bool {
    switch scope {
    case .globally, .after, .between(.strong, _): false
    case .before, .between(.weak, _): true
    }
  }

  /// Whether only the end of a stretch decides if it is judged.
  private var isJudgedAtEnd: Bool {
    switch scope {
    case .globally, .after: false
    case .before: true
    case .between(let ending, let canBeAbandoned): ending == .weak || canBeAbandoned
    }
  }

  /// The progress that is equivalent to ``Progress/exercised`` for what may follow.
  private var forgetful: Progress { requirement == .precedence ? .satisfied : .fresh }

  private func opensScope(_ letter: Observer.Letter) -> Bool {
    switch scope {
    case .globally, .before: false
    case .after, .between: letter.contains(.open)
    }
  }

  private func closesScope(_ letter: Observer.Letter) -> Bool {
    switch scope {
    case .globally, .after: false
    case .before, .between: letter.contains(.close)
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
    if next == .broken && !isJudgedAtEnd { return .violated }
    return .inside(next == .exercised && !isJudgedAtEnd ? forgetful : next)
  }

  private func progress(after progress: Progress, reading letter: Observer.Letter) -> Progress {
    if progress == .broken { return progress }
    let main = letter.contains(.main)
    let other = letter.contains(.other)
    switch requirement {
    case .absence: return main ? .broken : .fresh
    case .universality: return main ? .exercised : .broken
    case .existence: return main || progress == .satisfied ? .satisfied : .pending
    case .precedence:
      if progress == .exercised { return progress }
      if other || progress == .satisfied { return main ? .exercised : .satisfied }
      return main ? .broken : .fresh
    case .response:
      if other { return main || progress == .pending ? .exercised : progress }
      return main ? .pending : progress
    case .boundedExistence(let bound): return main ? counted(after: progress, bound) : progress
    }
  }

  private func counted(after progress: Progress, _ bound: Int) -> Progress {
    guard case .counted(let count) = progress else { return bound > 0 ? .counted(1) : .broken }
    return count < bound ? .counted(count + 1) : .broken
  }
}

// MARK: - What is put to the test

extension ObserverDefinition {
  /// Whether no step is needed to put the requirement to the test.
  var isExercisedInitially: Bool {
    guard case .inside(let progress) = initial else { return false }
    return !isJudgedAtEnd && isExercised(progress)
  }

  /// Whether a step completes a stretch that puts the requirement to the test.
  func exercises(_ configuration: Configuration, reading letter: Observer.Letter) -> Bool {
    switch configuration {
    case .violated: return false
    case .outside: return opensScope(letter) && !isJudgedAtEnd && isExercised(start)
    case .inside(let progress):
      if letter.contains(.abandon) { return false }
      if closesScope(letter) {
        return isJudgedAtEnd ? isExercised(progress) : opensScope(letter) && isExercised(start)
      }
      // What has been said once need not be said again on each step.
      let next = self.progress(after: progress, reading: letter)
      return !isJudgedAtEnd && next != progress && isExercised(next)
    }
  }

  /// Whether the requirement is put to the test if the stretch stays open for ever.
  ///
  /// A step that is owed is taken to be supplied: otherwise the pattern does not hold.
  func exercisesByStaying(_ configuration: Configuration) -> Bool {
    guard case .inside(let progress) = configuration, isJudgedAtEnd, !mustEnd else { return false }
    return isExercised(progress) || requirement == .response && progress == .pending
  }

  /// Whether a stretch with this progress is one that could have broken the requirement.
  private func isExercised(_ progress: Progress) -> Bool {
    switch requirement {
    case .absence, .boundedExistence(0): progress == .fresh
    case .existence: progress == .satisfied
    case .universality, .precedence, .response: progress == .exercised
    case .boundedExistence: progress != .fresh && progress != .broken
    }
  }
}
