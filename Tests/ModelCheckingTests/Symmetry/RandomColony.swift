import ModelChecking

/// Interchangeable cells with a colour and a size each, under rules drawn from a seed.
///
/// The colours and the sizes are two arrays, so that a canonical form can get them wrong.
struct RandomColony: SymmetricMachine {
  struct State: Hashable {
    var colours: [Int]
    var sizes: [Int]

    var cells: [Cell] { zip(colours, sizes).map(Cell.init) }

    init(_ cells: [Cell]) {
      colours = cells.map(\.colour)
      sizes = cells.map(\.size)
    }

    func count(of cell: Cell) -> Int { cells.count { $0 == cell } }
  }

  struct Cell: Hashable {
    let colour: Int
    let size: Int

    var rank: Int { colour * 2 + size }
  }

  /// A cell of one kind becomes one of another, if there are not too many of a third kind.
  struct Rule: Hashable {
    let source: Cell
    let target: Cell
    let rival: Cell
    let mostRivals: Int
  }

  struct Action: Hashable {
    let cell: Int
    let rule: Int
  }

  let cells: Int
  let rules: [Rule]
  let form: CanonicalForm
  let initialStates: [State]

  init(seed: UInt64, cells: Int = 3, form: CanonicalForm) {
    var generator = SeededGenerator(seed: seed)
    self.cells = cells
    self.form = form
    rules = (0..<5).map { _ in
      Rule(
        source: Cell(&generator), target: Cell(&generator), rival: Cell(&generator),
        mostRivals: generator.next(below: cells + 1))
    }
    initialStates = [State(Array(repeating: rules[0].source, count: cells))]
  }

  func actions(in state: State) -> [Action] {
    state.cells.enumerated().flatMap { index, cell in
      rules.indices.filter { rule in
        rules[rule].source == cell
          && state.count(of: rules[rule].rival) <= rules[rule].mostRivals
      }.map { Action(cell: index, rule: $0) }
    }
  }

  func successor(of state: State, taking action: Action) -> State {
    var cells = state.cells
    cells[action.cell] = rules[action.rule].target
    return State(cells)
  }

  var exchanges: [ComponentExchange<RandomColony>] {
    ComponentExchange.neighbours(of: cells, named: "cells") { state, places in
      state.colours.swapAt(places.first, places.second)
      state.sizes.swapAt(places.first, places.second)
    } actions: { action, places in
      Action(cell: places(action.cell), rule: action.rule)
    }
  }

  func representative(of state: State) -> State { form.form(of: state, in: self) }
}

extension RandomColony.Cell {
  fileprivate init(_ generator: inout SeededGenerator) {
    self.init(colour: generator.next(below: 3), size: generator.next(below: 2))
  }
}

/// Ways to write a canonical form. Those before ``sorted`` are wrong.
enum CanonicalForm: CaseIterable {
  case arraysSortedApart, sortedByColourOnly, unsorted, constant, sortedAndResized
  case sortedByPartOfHash, turning
  case sorted, sortedByHash, smallestMember

  static let wrong: [Self] = [
    .arraysSortedApart, .sortedByColourOnly, .unsorted, .constant, .sortedAndResized,
    .sortedByPartOfHash, .turning,
  ]

  static let right: [Self] = [.sorted, .sortedByHash, .smallestMember]

  func form(of state: RandomColony.State, in colony: RandomColony) -> RandomColony.State {
    var form = state
    switch self {
    case .arraysSortedApart:
      form.colours.sort()
      form.sizes.sort()
    case .sortedByColourOnly: form = .init(state.cells.stablySorted(by: \.colour))
    case .unsorted: break
    case .constant: form = colony.initialStates[0]
    case .sortedAndResized:
      form = .init(state.cells.stablySorted(by: \.rank))
      form.sizes = form.sizes.map { _ in 1 }
    case .sortedByPartOfHash: form = .init(state.cells.stablySorted { $0.hashValue & 1 })
    case .turning:
      let sorted = state.cells.stablySorted(by: \.rank)
      form = .init(state.cells == sorted ? sorted.reversed() : sorted)
    case .sorted: form = .init(state.cells.stablySorted(by: \.rank))
    case .sortedByHash: form = .init(state.cells.stablySorted(by: \.hashValue))
    case .smallestMember:
      form = colony.smallestMember(ofOrbitOf: state) { member in
        member.cells.reduce(0) { $0 * 8 + $1.rank }
      }
    }
    return form
  }
}

extension Array {
  fileprivate func stablySorted(by key: (Element) -> Int) -> [Element] {
    enumerated().sorted { (key($0.element), $0.offset) < (key($1.element), $1.offset) }
      .map(\.element)
  }
}
