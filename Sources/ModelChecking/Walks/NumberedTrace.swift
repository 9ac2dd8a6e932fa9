/// A trace whose equal steps have the same number, so that many properties are judged on each of them
/// once: a long trace of a small machine repeats itself.
package struct NumberedTrace<Machine: StateMachine>: Sendable {
  /// The trace.
  package let trace: Trace<Machine>
  /// For each step its number; numbers are counted up from 0 in the order of first occurrence.
  let numbers: [Int]

  /// Numbers the steps.
  ///
  /// - Parameter trace: Steps one after the other; whether the machine makes them is not asked.
  /// - Complexity: O(steps).
  package init(_ trace: Trace<Machine>) {
    self.trace = trace
    var known: [Step<Machine>: Int] = [:]
    numbers = trace.steps.map { step in
      let next = known.count
      if let number = known[step] { return number }
      known[step] = next
      return next
    }
  }

  /// Treats all steps as different, which costs less if there is one property to judge.
  init(allDifferent trace: Trace<Machine>) {
    self.trace = trace
    numbers = Array(trace.steps.indices)
  }
}

extension Property {
  /// The shortest prefix of a trace that breaks this property, or nil if none does.
  ///
  /// Claims that no single trace can refute (reachable, always possible) are ignored.
  ///
  /// - Parameters:
  ///   - trace: Steps one after the other; whether the machine makes them is not asked.
  ///   - machine: Says whether the last state is terminal.
  /// - Returns: The prefix; its last step is the one that breaks the property.
  /// - Complexity: O(steps × conditions).
  public func violatingPrefix(of trace: Trace<Machine>, in machine: Machine) -> Trace<Machine>? {
    violatingPrefix(of: NumberedTrace(allDifferent: trace), in: machine)
  }

  /// The same for a trace on which many properties are judged.
  ///
  /// - Complexity: O(steps + different steps × conditions).
  package func violatingPrefix(
    of numbered: NumberedTrace<Machine>, in machine: Machine
  ) -> Trace<Machine>? {
    let trace = numbered.trace
    var claims = WatchedClaims([self])
    if claims.firstBroken(by: trace.initialState) != nil { return trace.prefix(0) }
    var actions = ActionNumbers<Machine.Action>()
    var run = ObserverRun(claims.observers)
    for (index, number) in numbered.numbers.enumerated() {
      if number == run.letterCount {
        let step = trace.steps[index]
        let (broken, letter) = claims.read(step, action: actions.number(of: step.action))
        if broken != nil || claims.firstBroken(by: step.target) != nil {
          return trace.prefix(index + 1)
        }
        run.add(letter)
      }
      if run.isBroken(reading: number) { return trace.prefix(index + 1) }
    }
    let end = trace.finalState
    guard machine.isTerminal(end) else { return nil }
    return claims.firstBroken(byEndIn: end) != nil || run.isPending ? trace : nil
  }
}

/// Some observers that read the same steps, which are known by numbers.
private struct ObserverRun {
  private let observers: [Observer]
  private var states: [Int]
  /// For each step the letters of all observers, one after the other.
  private var letters: [UInt8] = []
  /// How many steps are known.
  private(set) var letterCount = 0

  init(_ observers: [Observer]) {
    self.observers = observers
    states = observers.map { _ in Observer.initialState }
  }

  /// Adds what a step that is new is read as.
  mutating func add(_ letter: ObserverBytes) {
    letters += letter.bytes.prefix(observers.count)
    letterCount += 1
  }

  /// Reads a step that is known.
  ///
  /// - Returns: Whether a pattern is broken then.
  mutating func isBroken(reading number: Int) -> Bool {
    var isBroken = false
    for index in states.indices {
      let letter = Observer.Letter(rawValue: letters[number * states.count + index])
      states[index] = observers[index].state(after: states[index], reading: letter)
      isBroken = isBroken || observers[index].isViolated[states[index]]
    }
    return isBroken
  }

  /// Whether a pattern is broken if nothing follows.
  var isPending: Bool {
    zip(observers, states).contains { $0.isPending[$1] }
  }
}
