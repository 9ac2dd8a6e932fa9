// The steps of walks one by one, where the known ground ends.
extension Walker {
  /// Takes a transition that is known, where the observers have something to learn.
  mutating func takeKnown(_ transition: Int) {
    count(ground.action(of: transition))
    let letter = ground.letter(of: transition)
    observe(observer.letter(numbered: letter), number: letter)
    footing.place = ground.target(of: transition)
  }

  /// Takes a transition that leads from a remembered state into the unknown.
  mutating func takeUnknown(_ transition: Int, weight: Weight) {
    if ground.target(of: transition) == KnownGround.untaken { report.transitionsTaken += 1 }
    ground.setTaken(transition)
    state = ground.state(at: footing.place)
    choice.assign(machine.actions(in: states[state]), weight: weight)
    let action = choice.actions[ground.action(of: transition)]
    let number = number(of: action)
    let letter = take(action, number: number, weight: weight)
    if footing.place != KnownGround.nowhere, letter != JointObserver.unknown {
      ground.set(transition, target: footing.place, action: number, letter: letter)
    }
  }

  /// Takes a step from a state that is not remembered.
  /// - Returns: Whether there was one.
  mutating func takeStrayStep(weight: Weight) -> Bool {
    guard choice.total > 0 else { return false }
    let position = choice.draw(with: &generator)
    let action = choice.actions[position]
    noteStrayTransition(position)
    loadConfiguration()
    _ = take(action, number: number(of: action), weight: weight)
    return true
  }

  /// Counts a transition from the present state, if it was not taken before.
  private mutating func noteStrayTransition(_ position: Int) {
    guard let first = ground.firstWay(from: state) else {
      ground.setFirstWay(from: state, to: position)
      report.transitionsTaken += 1
      return
    }
    guard first != position else { return }
    let transition = UInt64(state) << 32 | UInt64(position)
    if strayTransitions.insert(transition).inserted { report.transitionsTaken += 1 }
  }

  /// Asks the machine where an action leads from the present state, and goes there.
  /// - Returns: The number of the letter that the step shows the observers, if it has one.
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
    footing.row = observer.row(of: next)
    observer.link(configuration, reading: number, to: next)
    configuration = next
  }

  mutating func arrive(in target: Machine.State, weight: Weight) {
    let (number, isNew) = states.insert(target)
    state = number
    if isNew, let property = claims.firstBroken(by: target) { note(property) }
    footing.place = ground.place(of: number)
    guard footing.place == KnownGround.nowhere else { return }
    choice.assign(machine.actions(in: target), weight: weight)
    if !isNew { footing.place = ground.add(number, bounds: choice.bounds) }
  }

  private mutating func count(_ action: Int) {
    report.countOfAction[action] += 1
    footing.stepsLeft -= 1
  }

  private mutating func number(of action: Machine.Action) -> Int {
    let number = report.actions.number(of: action)
    if number == report.countOfAction.count { report.countOfAction.append(0) }
    return number
  }
}
