import Testing

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

/// A value without a byte.
private struct Nothing: Hashable, Sendable {}

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
    case 2: break
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
    let report = machine.check(properties, limits: limits, threads: threads)
    (states, transitions, depth) = (report.states, report.transitions, report.depth)
    traces = report.results.map { Outcome($0.verdict) }
  }
}

@Suite struct `A search of short arrays` {
  @Test(arguments: 0..<20) func `finds what a search of other states finds`(seed: UInt64) {
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
    let report = Marking().check(threads: 2)
    #expect(report.states == 4)
    #expect(report.states == Marking().explore().states.count)
  }

  @Test func `needs less memory`() {
    let short = Growth<[Letter]>(length: 15).check().memory
    let boxed = Growth<BoxedLetters>(length: 15).check().memory
    #expect(short.heap == 0 && boxed.heap > 0)
  }
}

@Suite struct `The code of a short array` {
  private typealias Bytes = ShortArrayEncoding<[UInt8]>

  private static let words = (0...15).map { count in (0..<count).map { UInt8(250 - 16 * $0) } }

  @Test func `gives the array back`() {
    for word in Self.words {
      let key = Bytes().key(of: word)
      #expect(Bytes().state(of: key) == word)
      #expect(key != UInt128.vacant)
    }
    #expect(Set(Self.words.map { Bytes().key(of: $0) }).count == Self.words.count)
  }

  @Test func `distinguishes arrays that differ in one element or in their length`() {
    for word in Self.words {
      for index in word.indices {
        var other = word
        other[index] ^= 1
        #expect(Bytes().key(of: other) != Bytes().key(of: word))
      }
      #expect(Bytes().key(of: word.dropLast()) != Bytes().key(of: word) || word.isEmpty)
      #expect(word.count == 15 || Bytes().key(of: word + [0]) != Bytes().key(of: word))
    }
  }

  @Test func `is vacant if there are too many elements`() {
    #expect(Bytes().key(of: [UInt8](repeating: 0, count: 16)) == .vacant)
    #expect(Bytes().state(of: .vacant) == [])
  }

  @Test func `is written over an array that nobody else has`() {
    for word in Self.words where !word.isEmpty {
      var array = [UInt8](repeating: 3, count: word.count)
      // A macro would hold the array, too.
      let isWritten = Bytes().overwrite(&array, with: Bytes().key(of: word))
      #expect(isWritten && array == word)
    }
    var empty: [UInt8] = []
    let isWritten = Bytes().overwrite(&empty, with: Bytes().key(of: []))
    #expect(isWritten && empty == [])
  }

  @Test func `is not written over an array that is shared, or of another length`() {
    var array = Array("word".utf8)
    let copy = array
    let isShared = !Bytes().overwrite(&array, with: Bytes().key(of: Array("form".utf8)))
    #expect(isShared && array == copy && copy == Array("word".utf8))
    var other = copy + []
    let isOther = !Bytes().overwrite(&other, with: Bytes().key(of: Array("words".utf8)))
    #expect(isOther && other == copy)
  }

  @Test func `is for arrays of elements of one byte only`() {
    #expect(ShortArrayEncoding<[Letter]>.fits([[.a]]))
    #expect(ShortArrayEncoding<[Bool]>.fits([[]]))
    #expect(!ShortArrayEncoding<[UInt16]>.fits([[1]]))
    #expect(!ShortArrayEncoding<[String]>.fits([["a"]]))
    #expect(!ShortArrayEncoding<[Nothing]>.fits([[Nothing()]]))
    #expect(!ShortArrayEncoding<Set<UInt8>>.fits([[1]]))
    #expect(!ShortArrayEncoding<UInt8>.fits([1]))
    #expect(!ShortArrayEncoding<[UInt8]>.fits([[], [UInt8](repeating: 0, count: 16)]))
  }
}
