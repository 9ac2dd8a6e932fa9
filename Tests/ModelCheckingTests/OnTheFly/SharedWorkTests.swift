import ModelChecking
import Testing
import Thoroughness

/// Threads look at each other’s keys and observations while each of them learns new actions and finds
/// answers of its own.
@Suite struct `The work that threads share` {
  /// Every way has an action of its own, so that something is to be learnt at each step.
  private struct Labyrinth: StateMachine {
    let initialStates = [0]

    func actions(in state: Int) -> [Int] {
      state < 600 ? (1...3).map { 3 * state + $0 } : [-state]
    }

    func successor(of state: Int, taking action: Int) -> Int { max(action, 0) }
  }

  /// The patterns hold, so that they are watched to the end and never searched for by themselves.
  private static let properties: [Property<Labyrinth>] = (0..<24).map { number in
    let step = StepPredicate<Labyrinth>("\(number)") { $2 % 24 == number && $0 > 40 }
    let never = StepPredicate<Labyrinth>("never \(number)") { $2 < number - 24 }
    return number.isMultiple(of: 2)
      ? Property("\(number)", "a pattern", .pattern(.absence(of: never), .after(step)))
      : Property("\(number)", "a step", .reachableStep(step))
  }

  private static let expected = outcomes(threads: 1)

  @Test(arguments: [3, 7]) func `is not disturbed`(threads: Int) {
    let wrong = (0..<(Thoroughness.isFullForEngine ? 2 : 1)).filter { _ in
      Self.outcomes(threads: threads) != Self.expected
    }
    #expect(wrong == [])
  }

  private static func outcomes(threads: Int) -> [Outcome<Int>] {
    let report = Labyrinth().check(properties, options: .threads(threads))
    return report.results.map { Outcome($0.verdict) }
  }
}
