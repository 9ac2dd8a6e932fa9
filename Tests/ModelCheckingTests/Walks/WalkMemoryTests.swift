import ModelChecking
import Synchronization
import Testing

@Suite struct `The memory of walks` {
  /// A circle in one direction that counts how often it is asked.
  private struct Circle: StateMachine {
    /// How often something was asked, shared between copies of a machine.
    final class Tally: Sendable {
      let count = Atomic(0)
    }

    let size: Int
    let asked = Tally()
    let initialStates = [0]

    func actions(in place: Int) -> [String] {
      asked.count.add(1, ordering: .relaxed)
      return ["on"]
    }

    func successor(of place: Int, taking action: String) -> Int { (place + 1) % size }
  }

  /// The bytes that a state with one action takes: three words, two for the guide, four for the
  /// transition.
  static let stateSize = 36

  /// How often a circle is asked for actions in one walk of so many laps.
  private func questions(size: Int, laps: Int, memory: Int) -> Int {
    let circle = Circle(size: size)
    let options = WalkOptions(seed: 1, walks: 1, length: size * laps, memory: memory)
    #expect(circle.walk(options).statesVisited == size)
    return circle.asked.count.load(ordering: .relaxed)
  }

  /// The questions of one more lap, when all is remembered that there is room for.
  private func questionsOfALap(size: Int, memory: Int) -> Int {
    let (few, more) = (10, 11)
    return questions(size: size, laps: more, memory: memory)
      - questions(size: size, laps: few, memory: memory)
  }

  @Test func `that is large enough leaves the machine alone where all transitions are cached`() {
    #expect(questionsOfALap(size: 10, memory: 256 << 20) == 0)
    #expect(questionsOfALap(size: 10, memory: .max) == 0)
  }

  @Test func `of no bytes asks at each step`() {
    #expect(questionsOfALap(size: 10, memory: 0) == 10)
    #expect(questionsOfALap(size: 10, memory: .min) == 10)
    #expect(questionsOfALap(size: 10, memory: Self.stateSize - 1) == 10)
  }

  @Test(arguments: 1...9) func `holds as many states as fit, and no more`(states: Int) {
    // The transition out of the last remembered state costs a question of its own.
    let expected = 10 - states + 1
    #expect(questionsOfALap(size: 10, memory: states * Self.stateSize) == expected)
    #expect(questionsOfALap(size: 10, memory: (states + 1) * Self.stateSize - 1) == expected)
  }

  @Test func `that holds all states is enough`() {
    #expect(questionsOfALap(size: 10, memory: 10 * Self.stateSize) == 0)
  }

  @Test func `keeps what a property says of a step`() {
    let asked = Circle.Tally()
    let counted = StepPredicate<Circle>("is asked") { _, _, _ in
      asked.count.add(1, ordering: .relaxed)
      return true
    }
    let properties = [
      Property("step", "statement", .everyStep(where: .any, is: counted)),
      Property("pattern", "statement", .pattern(.universality(of: counted))),
    ]
    func conditions(laps: Int, memory: Int) -> Int {
      asked.count.store(0, ordering: .relaxed)
      let options = WalkOptions(seed: 1, walks: 1, length: 10 * laps, memory: memory)
      #expect(Circle(size: 10).walk(options, checking: properties).violation == nil)
      return asked.count.load(ordering: .relaxed)
    }
    #expect(conditions(laps: 9, memory: 256 << 20) == conditions(laps: 3, memory: 256 << 20))
    #expect(conditions(laps: 9, memory: 0) == 9 * 10 * properties.count)
  }
}
