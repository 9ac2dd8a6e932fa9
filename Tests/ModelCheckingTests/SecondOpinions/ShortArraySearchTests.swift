import Testing
import Thoroughness

@testable import ModelChecking

private enum Letter: UInt8, CaseIterable, Hashable, Sendable { case a, b, c, d }

/// A letter that equals another of the same kind, whatever its mark.
private struct MarkedLetter: Hashable, Sendable {
  var kind: UInt8

  static func == (first: MarkedLetter, second: MarkedLetter) -> Bool {
    first.kind % 4 == second.kind % 4
  }

  func hash(into hasher: inout Hasher) { hasher.combine(kind % 4) }
}

/// What a machine of this file needs of the state that it changes.
private protocol Lettered: Hashable, Sendable {
  init(_ letters: [Letter])
  var letters: [Letter] { get set }
}

extension [Letter]: Lettered {
  fileprivate var letters: [Letter] {
    get { self }
    set { self = newValue }
  }
}

/// The same as an array, which a search does not take for one.
private struct BoxedLetters: Lettered {
  var letters: [Letter]

  init(_ letters: [Letter]) { self.letters = letters }
}

/// Words that grow, shrink and change at random, in a way that the seed decides.
private struct Scribble<State: Lettered>: StateMachine {
  let seed: UInt64
  let longest: Int
  /// A word that many others are replaced by. A search must not write over it.
  let home = State([.a, .c, .b])

  var initialStates: [State] { [State([]), State([.b, .a])] }

  func actions(in state: State) -> Range<Int> { 0..<3 }

  func successor(of state: State, taking action: Int) -> State {
    var next = state
    var generator = SeededGenerator(
      seed: seed &* 1_000 &+ UInt64(action * 100 + state.letters.count * 5)
        &+ UInt64(state.letters.first?.rawValue ?? 4))
    let letter = Letter.allCases[generator.next(below: 4)]
    switch generator.next(below: 5) {
    case 0 where !state.letters.isEmpty: next.letters.removeLast()
    case 1 where !state.letters.isEmpty:
      next.letters[generator.next(below: state.letters.count)] = letter
    case 2: return letter == .a ? state : home
    default: if state.letters.count < longest { next.letters.append(letter) }
    }
    return next
  }
}

/// A word that gets longer, and whose last letter changes.
private struct Growth<State: Lettered>: StateMachine {
  let length: Int

  var initialStates: [State] { [State([])] }

  func actions(in state: State) -> [Letter] {
    state.letters.count < length ? [.a, .b] : []
  }

  func successor(of state: State, taking action: Letter) -> State {
    State(Array(repeating: .a, count: state.letters.count) + [action])
  }
}

/// One word, the letters of which are marked and unmarked.
private struct Marking: StateMachine {
  let initialStates = [[MarkedLetter(kind: 0), MarkedLetter(kind: 1)]]

  func actions(in state: [MarkedLetter]) -> [Int] { [0, 1, 2] }

  func successor(of state: [MarkedLetter], taking action: Int) -> [MarkedLetter] {
    var next = state
    next[action % 2].kind = (state[action % 2].kind + (action == 2 ? 1 : 4)) % 8
    return next
  }
}

/// Counts, and the traces to some words, which show the order in which states are numbered.
private struct ShortArrayFindings: Equatable {
  let states, transitions, depth: Int
  let traces: [Outcome<Int>]

  init<State: Lettered>(
    _ machine: Scribble<State>, limits: SearchLimits = .none, threads: Int = 1
  ) {
    let properties: [Property<Scribble<State>>] = (0..<8).map { number in
      Property(
        "\(number)", "a word",
        .reachable(
          StatePredicate("word \(number)") { state in
            state.letters.count == number && state.letters.last == .c
          }))
    }
    let report = machine.check(properties, options: .limits(limits).threads(threads))
    (states, transitions, depth) = (report.states, report.transitions, report.depth)
    traces = report.results.map { Outcome($0.verdict) }
  }
}

@Suite struct `A search of short arrays` {
  @Test(arguments: 0..<UInt64(Thoroughness.isFullForEngine ? 20 : 8))
  func `finds what a search of other states finds`(seed: UInt64) {
    for longest in [3, 6] {
      let boxed = ShortArrayFindings(Scribble<BoxedLetters>(seed: seed, longest: longest))
      let machine = Scribble<[Letter]>(seed: seed, longest: longest)
      #expect(ShortArrayFindings(machine) == boxed)
      #expect(ShortArrayFindings(machine, threads: 3) == boxed)
      #expect(machine.explore().states.count == boxed.states)
    }
  }

  @Test(arguments: [1, 7, 20]) func `is cut at the same state`(limit: Int) {
    let limits = SearchLimits(states: limit)
    for seed in 0..<4 as Range<UInt64> {
      #expect(
        ShortArrayFindings(Scribble<[Letter]>(seed: seed, longest: 5), limits: limits)
          == ShortArrayFindings(Scribble<BoxedLetters>(seed: seed, longest: 5), limits: limits))
    }
  }

  @Test func `begins again if the arrays become too long`() {
    for length in [14, 15, 16, 17, 40] {
      let report = Growth<[Letter]>(length: length).check()
      #expect(report.fault == nil)
      #expect(report.states == 2 * length + 1)
      #expect(report.depth == length)
      #expect(report.states == Growth<BoxedLetters>(length: length).check().states)
    }
  }

  @Test func `begins again if different bytes are equal elements`() {
    let report = Marking().check(options: .threads(2))
    #expect(report.states == 4)
    #expect(report.states == Marking().explore().states.count)
  }

  @Test func `needs less memory`() {
    let short = Growth<[Letter]>(length: 15).check().memory
    let boxed = Growth<BoxedLetters>(length: 15).check().memory
    #expect(short.heap == 0 && boxed.heap > 0)
  }
}
