/// A log beside what would have been legal, entry by entry.
public struct LogComparison: Hashable, Sendable {
  /// The rows, in order.
  public var rows: [Row]
  /// Whether the log goes on before and after the rows.
  public var isPart: Bool
  /// What stands beside the log.
  public var heading: String

  /// Creates a comparison; with the nearest legal log unless told otherwise.
  public init(rows: [Row], isPart: Bool = false, heading: String = "the nearest legal log") {
    self.rows = rows
    self.isPart = isPart
    self.heading = heading
  }

  /// An entry of either log, or the same entry of both.
  public struct Row: Hashable, Sendable {
    /// The position of the entry in the log; nil if the log lacks it.
    public var position: Int?
    /// The name of the entry.
    public var name: String
    /// What becomes of it.
    public var disposition: Disposition
    /// What is wrong here; nil for all rows but that of the break.
    public var note: String?
    /// What could have come instead.
    public var alternatives: [String]

    /// Creates a row.
    public init(
      _ name: String, position: Int?, disposition: Disposition, note: String? = nil,
      alternatives: [String] = []
    ) {
      self.alternatives = alternatives
      self.position = position
      self.name = name
      self.disposition = disposition
      self.note = note
    }
  }

  /// What becomes of an entry on the way to the legal log.
  public enum Disposition: String, CaseIterable, Hashable, Sendable {
    /// It stays.
    case kept
    /// The log lacks it.
    case inserted
    /// The legal log has no such entry.
    case removed
    /// It trades places with its neighbour.
    case swapped
    /// It comes after the break, and nothing is said of it.
    case unjudged
  }
}

extension LogComparison {
  /// The two logs as a table of two columns.
  public var markup: Markup {
    let dots = isPart ? [Self.row("", [.text("…")], [.text("…")], of: nil)] : []
    let head = Markup.element(
      "tr", [:],
      [
        .element("th", class: "number", ""), .element("th", "the log"),
        .element("th", heading),
      ])
    return .element(
      "div", ["class": "scroll"],
      [.element("table", ["class": "logs"], [head] + dots + rows.map(\.markup) + dots)])
  }

  fileprivate static func row(
    _ number: String, _ left: [Markup], _ right: [Markup], of row: Row?
  ) -> Markup {
    let disposition = row.map(\.disposition.rawValue)
    return .element(
      "tr", ["class": row?.note == nil ? nil : "break"],
      [
        .element("td", class: "number", number),
        .element("td", ["class": left.isEmpty ? nil : disposition], left),
        .element("td", ["class": right.isEmpty ? nil : disposition], right),
      ])
  }
}

extension LogComparison.Row {
  fileprivate var markup: Markup {
    let words = [Markup.element("code", name)]
    let remark = note.map { [Markup.element("span", class: "note", $0)] } ?? []
    let left = disposition == .inserted ? remark : words + remark
    return LogComparison.row(
      position.map { "\($0)" } ?? "", left, right(of: words), of: self)
  }

  private func right(of words: [Markup]) -> [Markup] {
    switch disposition {
    case .kept, .inserted, .swapped: words
    case .removed, .unjudged:
      alternatives.map { .element("p", [:], [.element("code", $0)]) }
    }
  }
}
