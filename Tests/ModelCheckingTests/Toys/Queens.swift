import ModelChecking

/// Queens that do not attack each other, placed row by row.
struct Queens: StateMachine {
  let size: Int
  let initialStates: [[Int]] = [[]]

  /// The columns that are free in the next row.
  func actions(in columns: [Int]) -> [Int] {
    guard columns.count < size else { return [] }
    return (0..<size).filter { new in
      columns.enumerated().allSatisfy { row, column in
        column != new && abs(column - new) != columns.count - row
      }
    }
  }

  func successor(of columns: [Int], taking column: Int) -> [Int] { columns + [column] }
}
