import ModelChecking
import Synchronization

/// Counts to 20, and has a code of four bits.
struct NarrowCounter: StateMachine {
  struct State: PackedState {
    var count: Int
    var code: UInt64 { UInt64(count & 15) }
    init(_ count: Int) { self.count = count }
    init(code: UInt64) { count = Int(code) }
  }

  typealias Encoding = PackedEncoding<State>

  let initialStates = [State(0)]

  func actions(in state: State) -> [Int] { state.count < 20 ? [1] : [] }
  func successor(of state: State, taking action: Int) -> State { State(state.count + action) }

  static let breaks = Property<Self>(
    "A", "never 18", .always(StatePredicate("") { $0.count != 18 }))
}

/// Has a code that leaves out one of two fields.
struct ForgetfulCode: StateMachine {
  struct State: PackedState {
    var shown = 0
    var hidden = 0
    var code: UInt64 { UInt64(shown) }
    init() {}
    init(code: UInt64) { shown = Int(code) }
  }

  typealias Encoding = PackedEncoding<State>

  let initialStates = [State()]

  func actions(in state: State) -> [String] {
    state.shown < 3 ? ["show", "hide"] : ["hide"]
  }

  func successor(of state: State, taking action: String) -> State {
    var next = state
    if action == "show" { next.shown += 1 } else { next.hidden = 1 }
    return next
  }

  static let breaks = Property<Self>("A", "hides", .always(StatePredicate("") { $0.hidden == 0 }))
}

/// Compares only one of its two fields; after some steps the other one enables an action.
struct ForgetfulEquality: StateMachine {
  struct State: Hashable, Sendable {
    var shown = 0
    var hidden = 0
    static func == (left: State, right: State) -> Bool { left.shown == right.shown }
    func hash(into hasher: inout Hasher) { hasher.combine(shown) }
  }

  let depth: Int
  let initialStates = [State()]

  func actions(in state: State) -> [String] {
    state.hidden < depth ? ["hide"] : ["show"]
  }

  func successor(of state: State, taking action: String) -> State {
    var next = state
    if action == "show" { next.shown += 1 } else { next.hidden += 1 }
    return next
  }

  static let breaks = Property<Self>("A", "shows", .always(StatePredicate("") { $0.shown == 0 }))
}

/// Compares only one of its two fields; only a property tells them apart.
struct HiddenFlag: StateMachine {
  struct State: Hashable, Sendable {
    var shown = 0
    var flag = false
    static func == (left: State, right: State) -> Bool { left.shown == right.shown }
    func hash(into hasher: inout Hasher) { hasher.combine(shown) }
  }

  let initialStates = [State()]

  func actions(in state: State) -> [Int] { [1] }

  func successor(of state: State, taking action: Int) -> State {
    State(shown: (state.shown + 1) % 3, flag: state.shown == 2)
  }

  static let breaks = Property<Self>("A", "no flag", .always(StatePredicate("") { !$0.flag }))
}

/// Changes the objects that its states are.
struct ChangingObjects: StateMachine {
  final class State: Hashable, @unchecked Sendable {
    var count = 0
    static func == (left: State, right: State) -> Bool { left.count == right.count }
    func hash(into hasher: inout Hasher) { hasher.combine(count) }
  }

  let initialStates = [State()]

  func actions(in state: State) -> [Int] { state.count < 9 ? [1] : [] }

  func successor(of state: State, taking action: Int) -> State {
    state.count += action
    return state
  }

  static let breaks = Property<Self>("A", "below 5", .always(StatePredicate("") { $0.count < 5 }))
}

/// Lists the members of a set, whose order depends on how the set came to be.
struct UnsortedSet: StateMachine {
  let initialStates: [Set<Int>] = [[]]

  func actions(in state: Set<Int>) -> [Int] {
    state.isEmpty ? Array(0..<8) : state.count < 4 ? state.map { ($0 + 3) % 8 } : Array(state)
  }

  func successor(of state: Set<Int>, taking action: Int) -> Set<Int> {
    var next = state
    if next.insert(action).inserted { return next }
    next.remove(action)
    // The same members with another history: room for many more.
    var roomy = Set<Int>(minimumCapacity: 16 << (action % 4))
    for member in next { roomy.insert(member) }
    return roomy
  }

  static let breaks = Property<Self>(
    "A", "never all", .always(StatePredicate("") { $0 != [0, 3, 6] }))
}

/// Lists its actions in an order that is drawn each time.
struct ShuffledActions: StateMachine {
  let initialStates = [0]

  func actions(in state: Int) -> [Int] { state < 200 ? [1, 2, 3, 4, 5].shuffled() : [] }
  func successor(of state: Int, taking action: Int) -> Int { state + action }

  static let breaks = Property<Self>("A", "never 77", .always(StatePredicate("") { $0 != 77 }))
}

/// Draws its successors, from so many that two draws do not agree.
struct RandomSuccessor: StateMachine {
  let initialStates = [0]

  func actions(in state: Int) -> [String] { ["draw"] }
  func successor(of state: Int, taking action: String) -> Int { .random(in: 0..<1 << 40) }

  static let breaks = Property<Self>("A", "never 7", .always(StatePredicate("") { $0 != 7 }))
}

/// Draws its initial states.
struct RandomStart: StateMachine {
  var initialStates: [Int] { [Int.random(in: 0..<1_000_000)] }

  func actions(in state: Int) -> [Int] { [] }
  func successor(of state: Int, taking action: Int) -> Int { state }

  static let breaks = Property<Self>("A", "never", .always(StatePredicate("") { $0 < 0 }))
}

/// Has no last action.
struct EndlessActions: StateMachine {
  let initialStates = [0]

  func actions(in state: Int) -> some Sequence<Int> { sequence(first: 0) { $0 + 1 } }
  func successor(of state: Int, taking action: Int) -> Int { min(3, state + 1) }

  static let breaks = Property<Self>("A", "below 9", .always(StatePredicate("") { $0 < 9 }))
}

/// Lists an action twice.
struct RepeatedAction: StateMachine {
  let initialStates = [0]

  func actions(in state: Int) -> [Int] { state < 3 ? [1, 1] : [] }
  func successor(of state: Int, taking action: Int) -> Int { state + action }

  static let breaks = Property<Self>("A", "below 3", .always(StatePredicate("") { $0 < 3 }))
}

/// Is sound; its property is not a function of the state.
struct Ticking: StateMachine {
  static let ticks = Atomic<Int>(0)

  let initialStates = [0]

  func actions(in state: Int) -> [Int] { [1] }
  func successor(of state: Int, taking action: Int) -> Int { (state + 1) % 50 }

  static let breaks = Property<Self>(
    "A", "each state is looked at once",
    .always(
      StatePredicate("looked at") { _ in
        ticks.add(1, ordering: .relaxed).newValue % 7 != 0
      }))
}
