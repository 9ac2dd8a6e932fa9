// Single steps, where the cache does not know the next one.
extension Walker {
  /// Takes a cached transition after which the observers' configuration is not known.
  mutating func takeKnown(_ transition: Int) {
    count(cache.action(of: transition))
    let letter = cache.letter(of: transition)
    observe(observer.letter(numbered: letter), number: letter)
    cursor.record = cache.target(of: transition)
  }

  /// Takes a transition from a state with a record to a target that is not known.
  mutating func takeUnknown(_ transition: Int, weight: Weight) {
    let isNew = cache.target(of: transition) == TransitionCache.untaken
    cache.setTaken(transition)
    state = cache.state(at: cursor.record)
    choice.assign(machine.listedActions(in: states[state]), weight: weight)
    guard cache.action(of: transition) < choice.actions.count else {
      return report.fault = .actionsChanged(in: states[state])
    }
    let action = choice.actions[cache.action(of: transition)]
    if isNew { noteTransition(by: action) }
    let number = number(of: action)
    let letter = take(action, number: number, weight: weight)
    if cursor.record != TransitionCache.uncached, letter != JointObserver.unknown {
      cache.set(transition, target: cursor.record, action: number, letter: letter)
    }
  }

  /// Takes a step from a state without a record.
  /// - Returns: Whether there was one.
  mutating func takeUncachedStep(weight: Weight) -> Bool {
    guard choice.total > 0 else { return false }
    let position = choice.draw(with: &generator)
    let action = choice.actions[position]
    noteUncachedTransition(position)
    loadConfiguration()
    _ = take(action, number: number(of: action), weight: weight)
    return true
  }

  /// Counts a transition from the current state, if it was not taken before.
  private mutating func noteUncachedTransition(_ position: Int) {
    guard let first = cache.firstAction(from: state) else {
      cache.setFirstAction(from: state, to: position)
      return noteTransition(by: choice.actions[position])
    }
    guard first != position else { return }
    let transition = UInt64(state) << 32 | UInt64(position)
    if uncachedTransitions.insert(transition).inserted {
      noteTransition(by: choice.actions[position])
    }
  }

  /// Counts a transition from the current state that was not taken before.
  private mutating func noteTransition(by action: Machine.Action) {
    report.transitionsTaken += 1
    report.record?.transitions.append(.init(source: state, action: action))
  }

  /// Takes an action in the current state, to the successor that the machine names.
  /// - Returns: The number of the letter that the observers read, or ``JointObserver/unknown``.
  private mutating func take(
    _ action: Machine.Action, number: Int, weight: Weight
  ) -> UInt32 {
    let source = states[state]
    let target = machine.successor(of: source, taking: action)
    count(number)
    let (property, letter) = claims.read(
      Step(source: source, action: action, target: target), action: number)
    if let property { note(property) }
    let letterNumber = observer.number(of: letter)
    observe(letter, number: letterNumber)
    arrive(in: target, weight: weight)
    return letterNumber
  }

  private mutating func observe(_ letter: ObserverBytes, number: UInt32) {
    let next = observer.configuration(after: configuration, reading: letter)
    if let pattern = observer.firstViolated(in: next) { note(claims.property(ofPattern: pattern)) }
    cursor.row = observer.row(of: next)
    observer.link(configuration, reading: number, to: next)
    configuration = next
  }

  mutating func arrive(in target: Machine.State, weight: Weight) {
    let (number, isNew) = states.insert(target)
    state = number
    if isNew, let property = claims.firstBroken(by: target) { note(property) }
    let isFirstReturn = !isNew && cache.record(of: number) == TransitionCache.uncached
    if isNew || isFirstReturn { audit(target, number: number, isNew: isNew) }
    cursor.record = cache.record(of: number)
    guard cursor.record == TransitionCache.uncached else { return }
    choice.assign(machine.listedActions(in: target), weight: weight)
    if choice.actions.count > machine.maxActionCount {
      report.fault = .tooManyActions(in: target, listed: choice.actions.count)
    }
    if !isNew { cursor.record = cache.add(number, bounds: choice.bounds) }
  }

  private mutating func count(_ action: Int) {
    report.countOfAction[action] += 1
    cursor.stepsLeft -= 1
  }

  private mutating func number(of action: Machine.Action) -> Int {
    let number = report.actions.number(of: action)
    if number == report.countOfAction.count { report.countOfAction.append(0) }
    return number
  }
}

/// Numbers actions in the order of their first occurrence.
struct ActionNumbers<Action: Hashable & Sendable>: Sendable {
  /// The actions by their numbers.
  private(set) var all: [Action] = []
  private var numbers: [Action: Int] = [:]

  mutating func number(of action: Action) -> Int {
    if let known = numbers[action] { return known }
    numbers[action] = all.count
    all.append(action)
    return all.count - 1
  }
}
