extension TraceReport {
  /// The trace as a table: numbered steps with action, initiator, callback or “silent”, and state.
  ///
  /// - Parameters:
  ///   - marks: Remarks to put behind steps, by their number; 0 is the initial state.
  ///   - indent: How many spaces stand before each line.
  /// - Returns: A line for the initial state and one for each step.
  /// - Complexity: O(*n*) for *n* steps.
  public func text(marks: [Int: String] = [:], indent: Int = 4) -> String {
    var table = TextTable(indent: indent)
    table.rightAligned = [0]
    table.add(["0", "", "", "", initialState.brief + mark(0, marks)])
    for (index, step) in steps.enumerated() {
      let number = index + 1
      table.add([
        "\(number)", step.action.name, step.action.initiator, step.action.callback ?? "silent",
        "→ " + step.state.brief + mark(number, marks),
      ])
    }
    return table.text
  }

  private func mark(_ number: Int, _ marks: [Int: String]) -> String {
    marks[number].map { "   ← \($0)" } ?? ""
  }
}
