/// The letters that the observer of a pattern reads on the transitions of a graph.
///
/// Most actions decide their letter alone. The other parts of a condition are tested on a
/// transition's states when its letter is read, because searches read few of all letters.
///
/// A class whose parts never change, because a struct would count references for each letter.
final class PatternLetters {
  /// The open part of a condition for the transitions of an action.
  private struct OpenPart {
    let part: UInt8
    /// Tests of one state each, all of which must hold.
    let columns: Range<Int>
    /// Tests of both states, all of which must hold too.
    let others: Range<Int>
  }

  private struct ColumnTest {
    let column: StateColumn.Reader
    let isOfTarget: Bool
  }

  /// The part of the letter that each action decides; ``openBit`` marks an incomplete one.
  let known: [UInt8]
  /// The start of each action's open parts, followed by the end of all.
  private let firstOpen: [Int]
  private let open: [OpenPart]
  private let columns: [ColumnTest]
  /// In separate memory, because calling a test in an array would count references.
  private let others: UnsafeMutableBufferPointer<PairTest>
  /// The columns are read through pointers, so they must live as long as this object.
  private let owned: [StateColumn]

  static let openBit: UInt8 = 0x80

  /// Prepares the letters of some conditions.
  /// - Complexity: O(actions × conditions).
  init<Machine: StateMachine>(
    of conditions: [(Observer.Letter, StepPredicate<Machine>)], in graph: StateGraph<Machine>
  ) {
    let conditions = conditions.map { ($0.rawValue, $1.indexed(in: graph.states)) }
    var (known, firstOpen) = ([UInt8](), [0])
    var (open, columns, others) = ([OpenPart](), [ColumnTest](), [PairTest]())
    var owned: [StateColumn] = []
    for action in graph.actions {
      var letter: UInt8 = 0
      for (part, condition) in conditions {
        switch condition.rest(for: action) {
        case .decided(let value): letter |= value ? part : 0
        case .open(let tests):
          letter |= Self.openBit
          let (firstColumn, firstOther) = (columns.count, others.count)
          for test in tests {
            switch test {
            case .source(let column), .target(let column):
              owned.append(column)
              columns.append(ColumnTest(column: column.reader, isOfTarget: test.isOfTarget))
            case .step(let test): others.append(test)
            }
          }
          open.append(
            OpenPart(
              part: part, columns: firstColumn..<columns.count,
              others: firstOther..<others.count))
        }
      }
      known.append(letter)
      firstOpen.append(open.count)
    }
    (self.known, self.firstOpen, self.open) = (known, firstOpen, open)
    (self.columns, self.owned) = (columns, owned)
    self.others = .allocate(capacity: others.count)
    _ = self.others.initialize(fromContentsOf: others)
  }

  deinit {
    others.deinitialize()
    others.deallocate()
  }
}

extension StatesTest {
  fileprivate var isOfTarget: Bool {
    if case .target = self { true } else { false }
  }
}

extension PatternLetters {
  /// The letter of a transition with an action.
  func letter(of action: Int, from source: Int, to target: Int) -> UInt8 {
    var letter = known[action] & ~Self.openBit
    for index in firstOpen[action]..<firstOpen[action + 1] {
      let open = open[index]
      if holds(open, source, target) { letter |= open.part }
    }
    return letter
  }

  /// The letters of all transitions, in order.
  func letters(of table: TransitionTable, from sources: [Int32]) -> [UInt8] {
    table.target.indices.map { transition in
      letter(
        of: Int(table.action[transition]), from: Int(sources[transition]),
        to: Int(table.target[transition]))
    }
  }

  /// All letters that an action may have.
  func possibleLetters(of action: Int) -> [UInt8] {
    let always = known[action] & ~Self.openBit
    let sometimes = open[firstOpen[action]..<firstOpen[action + 1]].reduce(0) { $0 | $1.part }
    return (0..<UInt8(Observer.Letter.count)).filter { $0 & ~sometimes == always }
  }

  private func holds(_ open: OpenPart, _ source: Int, _ target: Int) -> Bool {
    for index in open.columns {
      let test = columns[index]
      if !test.column[test.isOfTarget ? target : source] { return false }
    }
    for index in open.others where !others[index].holds(source, target) { return false }
    return true
  }
}
