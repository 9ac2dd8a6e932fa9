/// What one line of the table is about.
struct LinePlan: Hashable, Sendable {
  /// The word for the line; also the contestant whose figure it shows.
  let id: String
  let unit: FigureUnit
  /// Whom the figure is compared with, if anybody.
  var peer: Peer?
  /// What the budget demands.
  var budget: [Requirement] = []
  /// Whether the budget says nothing about a machine that others use too.
  var needsIdleCores = false
  /// Why this machine is the wrong one to judge the budget by, or nil.
  var caveat: String?

  /// A contestant in the part of the peer.
  struct Peer: Hashable, Sendable {
    /// The word for the contestant.
    let contestant: String
    /// What the table calls it.
    let title: String
  }
}

/// Lines whose contestants are measured together.
struct LineGroup: Sendable {
  let lines: [LinePlan]
  let contestants: [Contestant]

  /// The group without the lines that are not wanted, and without whom they alone need.
  func filtered(by isWanted: (String) -> Bool) -> LineGroup {
    let lines = lines.filter { isWanted($0.id) }
    let needed = Set(lines.map(\.id) + lines.compactMap { $0.peer?.contestant })
    return LineGroup(lines: lines, contestants: contestants.filter { needed.contains($0.id) })
  }
}
