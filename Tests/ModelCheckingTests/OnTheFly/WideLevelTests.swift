import Testing
import Thoroughness

@testable import ModelChecking

/// Levels of thousands of states, which all threads number together, and of whose targets most are
/// recognised before they are looked up.
@Suite struct `A search with wide levels` {
  /// Switches, each of which can be turned on and off.
  private struct Switches<Code: WordCode>: StateMachine {
    typealias Encoding = PackedEncoding<State>

    struct State: PackedState { let code: Code }

    let count: Int

    var initialStates: [State] { [State(code: Code(word: 0))] }

    func actions(in state: State) -> Range<Int> { 0..<count }

    func successor(of state: State, taking action: Int) -> State {
      State(code: Code(word: state.code.word ^ 1 << UInt64(action)))
    }
  }

  /// The same with states that have no code.
  private struct PlainSwitches: StateMachine {
    let count: Int
    let initialStates: [UInt32] = [0]

    func actions(in state: UInt32) -> Range<Int> { 0..<count }

    func successor(of state: UInt32, taking action: Int) -> UInt32 { state ^ 1 << UInt32(action) }
  }

  /// The same with states that have bytes of no meaning, and a field that `==` leaves out.
  private struct LooseSwitches: StateMachine {
    struct State: Hashable {
      var first: Bool
      var others: UInt32
      var path: UInt8

      static func == (one: Self, other: Self) -> Bool {
        one.first == other.first && one.others == other.others
      }

      func hash(into hasher: inout Hasher) {
        hasher.combine(first)
        hasher.combine(others)
      }
    }

    let count: Int
    let initialStates = [State(first: false, others: 0, path: 0)]

    func actions(in state: State) -> Range<Int> { 0..<count }

    func successor(of state: State, taking action: Int) -> State {
      var next = state
      next.path = state.path &* 3 &+ UInt8(action)
      if action == 0 { next.first.toggle() } else { next.others ^= 1 << UInt32(action) }
      return next
    }
  }

  private static let count = 14

  /// Counts, and the traces to some states, which show the order in which states are numbered.
  private struct Findings: Equatable {
    let states, transitions, depth: Int
    let traces: [Outcome<Int>]

    init<Machine: StateMachine>(_ report: SearchReport<Machine>) where Machine.Action == Int {
      (states, transitions, depth) = (report.states, report.transitions, report.depth)
      traces = report.results.map { Outcome($0.verdict) }
    }
  }

  /// One property for each of many states spread over all levels.
  private static func properties<Machine: StateMachine>(
    word: @escaping @Sendable (Machine.State) -> UInt64
  ) -> [Property<Machine>] {
    (0..<12).map { number in
      let goal = UInt64(number * 2_711 & (1 << count - 1))
      return Property(
        "\(number)", "a state", .reachable(StatePredicate("\(goal)") { word($0) == goal }))
    }
  }

  private static let expected = plain(threads: 1)

  private static func plain(threads: Int) -> Findings {
    let properties: [Property<PlainSwitches>] = properties { UInt64($0) }
    return Findings(PlainSwitches(count: count).check(properties, options: .threads(threads)))
  }

  private static func loose(threads: Int) -> Findings {
    let properties: [Property<LooseSwitches>] = properties {
      UInt64($0.others) | ($0.first ? 1 : 0)
    }
    return Findings(
      LooseSwitches(count: count).check(properties, options: .audit(.off).threads(threads)))
  }

  private static func packed<Code: WordCode>(
    _ code: Code.Type, threads: Int, limits: SearchLimits = .none
  ) -> Findings {
    let properties: [Property<Switches<Code>>] = properties { $0.code.word }
    let machine = Switches<Code>(count: count)
    return Findings(machine.check(properties, options: .limits(limits).threads(threads)))
  }

  @Test func `finds each state once`() {
    let findings = Self.expected
    #expect(findings.states == 1 << Self.count && findings.depth == Self.count)
    #expect(findings.transitions == Self.count << Self.count)
  }

  @Test(arguments: Thoroughness.isFullForEngine ? [1, 2, 3, 5] : [3])
  func `numbers states alike, with codes and without`(threads: Int) {
    let expected = Self.expected
    #expect(Self.plain(threads: threads) == expected)
    #expect(Self.loose(threads: threads) == expected)
    #expect(Self.packed(UInt64.self, threads: threads) == expected)
    #expect(Self.packed(UInt128.self, threads: threads) == expected)
  }

  /// A root, its children and their children, which lead back.
  private struct Family: StateMachine {
    let size: Int
    let initialStates = [0]

    func actions(in state: Int) -> ClosedRange<Int> { state <= size ? 1...size : 0...0 }

    func successor(of state: Int, taking action: Int) -> Int {
      state <= size ? state * size + action : 0
    }
  }

  /// Of 1,089 states, 33 threads take 33 each, which leaves none for another one.
  @Test func `need not have work for each thread`() {
    let report = Family(size: 33).check(options: .threads(34))
    #expect(report.states == 1 + 33 + 1_089 && report.depth == 2)
    #expect(report.transitions == 33 + 1_089 + 1_089)
  }

  @Test(arguments: Thoroughness.isFullForEngine ? [9_000, 16_383, 16_384] : [9_000])
  func `is cut at the same state`(limit: Int) {
    let limits = SearchLimits(states: limit)
    let expected = Self.packed(UInt64.self, threads: 1, limits: limits)
    #expect(expected.states == limit)
    let wrong = (Thoroughness.isFullForEngine ? [2, 3] : [3]).filter {
      Self.packed(UInt64.self, threads: $0, limits: limits) != expected
    }
    #expect(wrong == [])
  }

  @Test(arguments: Thoroughness.isFullForEngine ? [2, 3] : [3])
  func `numbers states alike without their codes`(threads: Int) {
    let machine = Switches<UInt64>(count: Self.count)
    let properties: [Property<Switches<UInt64>>] = Self.properties { $0.code.word }
    let reports = [1, threads].map { threads in
      Findings(machine.check(properties, options: .compacted(bytes: 1 << 18).threads(threads)))
    }
    #expect(reports[0] == reports[1] && reports[0].states > 15_000)
  }

  /// A wide tree, behind one state of which is the code that marks vacant slots. It is small enough for
  /// most places of the latest keys to be vacant.
  private struct Tree: StateMachine {
    typealias Encoding = PackedEncoding<State>

    struct State: PackedState { let code: UInt64 }

    let initialStates = [State(code: 1)]

    func actions(in state: State) -> Range<Int> { 0..<(state.code < 1 << 12 ? 4 : 1) }

    func successor(of state: State, taking action: Int) -> State {
      if state.code == 7_500 { return State(code: .max) }
      return State(code: state.code < 1 << 12 ? 2 * state.code + UInt64(action % 2) : state.code)
    }
  }

  @Test(arguments: [1, 2, 8]) func `refuses the code of vacant slots`(threads: Int) {
    let report = Tree().check(options: .audit(.off).threads(threads))
    #expect(report.fault == .vacantCode(of: Tree.State(code: .max)))
    #expect(report.states == 1 << 13 - 1)
  }
}
