/// Several columns of small numbers, joined: equal rows are stored once.
///
/// The rows are numbered in the order in which they first occur. Only a few of the possible ones do.
package struct JointColumns: Sendable {
  /// For each position, the number of its row.
  package private(set) var rowNumbers: [Int32]
  /// How many distinct rows there are.
  package private(set) var rowCount: Int
  /// For each column and each row before it was added: the row without it, and what it adds.
  private var additions: [(row: [Int32], value: [UInt8])] = []

  /// Values are below this number.
  private static let base = Observer.Letter.count

  init(count: Int) {
    rowNumbers = [Int32](repeating: 0, count: count)
    rowCount = min(count, 1)
  }

  /// How many columns there are.
  package var columnCount: Int { additions.count }

  /// Adds a column of values below 32, and returns its number.
  /// - Complexity: O(positions + rows).
  mutating func append(_ column: [UInt8]) -> Int {
    var known = [Int32](repeating: -1, count: rowCount * Self.base)
    var rows: [Int32] = []
    var values: [UInt8] = []
    for (position, value) in column.enumerated() {
      let entry = Int(rowNumbers[position]) * Self.base + Int(value)
      if known[entry] < 0 {
        known[entry] = Int32(rows.count)
        rows.append(rowNumbers[position])
        values.append(value)
      }
      rowNumbers[position] = known[entry]
    }
    rowCount = rows.count
    additions.append((rows, values))
    return additions.count - 1
  }

  /// For each column, its value in each distinct row.
  /// - Complexity: O(columns · rows).
  package var values: [[UInt8]] {
    var origin = (0..<Int32(rowCount)).map { $0 }
    var columns: [[UInt8]] = []
    for addition in additions.reversed() {
      columns.append(origin.map { addition.value[Int($0)] })
      origin = origin.map { addition.row[Int($0)] }
    }
    return columns.reversed()
  }
}
