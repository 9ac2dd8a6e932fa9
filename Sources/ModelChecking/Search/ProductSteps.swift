/// The product of a graph and an observer, step by step.
///
/// A product state is a state and an observer state; its number is `state * observer.stateCount +
/// observerState`. The type is not generic and follows only indices, so it is fast in debug builds
/// too.
///
/// Its inner loops run for each pattern. They read through pointers, because reading an array
/// inside a larger value would count references. This value keeps the arrays alive.
struct ProductSteps {
  let table: TransitionTable
  let letters: PatternLetters
  let observer: Observer

  private let first: UnsafePointer<Int32>
  private let actions: UnsafePointer<Int32>
  private let targets: UnsafePointer<Int32>
  private let next: UnsafePointer<UInt8>
  /// For each observer state, the table entry for each action; ``openEntry`` if the action does not
  /// decide the letter.
  private let entriesOfActions: [UInt16]
  private let entries: UnsafePointer<UInt16>
  private let actionCount: Int
  private let known: UnsafePointer<UInt8>
  private let unownedLetters: Unmanaged<PatternLetters>
  private let expandedCount: Int

  init(table: TransitionTable, letters: PatternLetters, observer: Observer) {
    (self.table, self.letters, self.observer) = (table, letters, observer)
    first = table.first.stored
    actions = table.action.stored
    targets = table.target.stored
    next = observer.next.stored
    known = letters.known.stored
    entriesOfActions = Self.entries(of: observer, letters)
    entries = entriesOfActions.stored
    actionCount = letters.known.count
    unownedLetters = .passUnretained(letters)
    expandedCount = table.expandedCount
  }

  private static let openEntry = UInt16.max

  private static func entries(of observer: Observer, _ letters: PatternLetters) -> [UInt16] {
    (0..<observer.stateCount).flatMap { observed in
      letters.known.map { letter in
        letter & PatternLetters.openBit != 0
          ? openEntry : UInt16(observer.next[observed * Observer.Letter.count + Int(letter)])
      }
    }
  }

  /// Product states have numbers of 32 bits.
  static var stateLimit: Int { Int(Int32.max) }

  /// Whether the product is small enough to be searched.
  static func fits(_ table: TransitionTable, _ observer: Observer) -> Bool {
    table.stateCount <= stateLimit / observer.stateCount
  }

  /// The number of product states, whether they can be reached or not.
  var productCount: Int { table.stateCount * observer.stateCount }

  func product(of state: Int, _ observed: Int) -> Int { state * observer.stateCount + observed }

  func split(_ product: Int) -> (state: Int, observed: Int) {
    let (state, observed) = product.quotientAndRemainder(dividingBy: observer.stateCount)
    return (state, observed)
  }

  /// The transitions of a state; none for a state that was not expanded.
  @inline(__always) func transitions(of state: Int) -> Range<Int> {
    state < expandedCount ? Int(first[state])..<Int(first[state + 1]) : 0..<0
  }

  /// The target state of a transition.
  @inline(__always) func state(after transition: Int) -> Int { Int(targets[transition]) }

  /// The letter of a transition from a state.
  @inline(__always) func letter(of transition: Int, from state: Int) -> UInt8 {
    let action = Int(actions[transition])
    let letter = known[action]
    if letter & PatternLetters.openBit == 0 { return letter }
    return unownedLetters._withUnsafeGuaranteedRef {
      $0.letter(of: action, from: state, to: Int(targets[transition]))
    }
  }

  /// The table entry for a transition when the observer is in a state.
  @inline(__always) func entry(of transition: Int, from state: Int, in observed: Int) -> UInt8 {
    let entry = entries[observed * actionCount + Int(actions[transition])]
    if entry != Self.openEntry { return UInt8(truncatingIfNeeded: entry) }
    return next[observed * Observer.Letter.count + Int(letter(of: transition, from: state))]
  }

  /// The product target of a transition.
  func target(of transition: Int, from product: Int) -> Int {
    let (state, observed) = split(product)
    let entry = entry(of: transition, from: state, in: observed)
    return self.product(of: self.state(after: transition), Int(entry & ~Observer.exerciseBit))
  }
}

extension ProductSteps {
  /// Whether a product state has one of some observer states, and no transition.
  func isTerminal(_ product: Int, in isWanted: [Bool]) -> Bool {
    let (state, observed) = split(product)
    return isWanted[observed] && state < expandedCount && transitions(of: state).isEmpty
  }

  /// Whether the product states with certain observer states contain a cycle within one scope
  /// interval. The product states are all that can be reached from some of them.
  ///
  /// A product state is removed once no remaining one leads to it. If some cannot be removed, they
  /// contain a cycle.
  func contain(_ reached: [Int32], cycleIn isWanted: [Bool]) -> Bool {
    guard isWanted.contains(true) else { return false }
    let wanted = reached.filter { isWanted[Int($0) % observer.stateCount] }
    guard !wanted.isEmpty else { return false }
    var incoming = [Int32](repeating: 0, count: productCount)
    for product in wanted {
      forEachTarget(of: Int(product), in: isWanted) { incoming[$0] += 1 }
    }
    var free = wanted.filter { incoming[Int($0)] == 0 }
    var removed = 0
    while let product = free.popLast() {
      removed += 1
      forEachTarget(of: Int(product), in: isWanted) {
        incoming[$0] -= 1
        if incoming[$0] == 0 { free.append(Int32($0)) }
      }
    }
    return removed < wanted.count
  }

  /// Visits the targets of a product state with some observer states, except where the interval is
  /// abandoned and the next one begins.
  @inline(__always) private func forEachTarget(
    of product: Int, in isWanted: [Bool], _ body: (Int) -> Void
  ) {
    let (state, observed) = split(product)
    for transition in transitions(of: state) {
      let letter = letter(of: transition, from: state)
      let entry = next[observed * Observer.Letter.count + Int(letter)]
      let next = Int(entry & ~Observer.exerciseBit)
      guard isWanted[next], letter & Observer.Letter.abandon.rawValue == 0 else { continue }
      body(self.product(of: self.state(after: transition), next))
    }
  }
}

extension Array where Element: BitwiseCopyable {
  /// The address of the elements, valid while the array is neither changed nor released.
  fileprivate var stored: UnsafePointer<Element> {
    withUnsafeBufferPointer { $0.baseAddress }
      ?? UnsafePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
  }
}
